/// Maps over many values in chunks, so that a task is worth its price, and keeps the order.
package enum ParallelMap {
    /// - Parameter progress: told which inputs are done, from any thread.
    /// - Parameter weight: how much work a value is, in any unit: heavy values get a task of their own, so that one large
    ///   file does not wait behind others at the end.
    package static func map<Input: Sendable, Output: Sendable>(
        _ inputs: [Input], weight: (@Sendable (Input) -> Int)? = nil, progress: (@Sendable (Range<Int>) -> Void)? = nil,
        _ transform: @escaping @Sendable (Input) -> Output
    ) async -> [Output] {
        let chunks = chunks(inputs, weight)
        return await withTaskGroup(of: (Int, [Output]).self) { group in
            for indices in chunks {
                group.addTask {
                    let outputs = indices.map { transform(inputs[$0]) }
                    progress?(indices)
                    return (indices.lowerBound, outputs)
                }
            }
            var parts: [(Int, [Output])] = []
            for await part in group { parts.append(part) }
            return parts.sorted { $0.0 < $1.0 }.flatMap(\.1)
        }
    }

    /// Ranges of about the same weight, the heaviest first.
    private static func chunks<Input>(_ inputs: [Input], _ weight: ((Input) -> Int)?) -> [Range<Int>] {
        let weights = inputs.map { max(weight?($0) ?? 1, 1) }
        let limit = max(weights.reduce(0, +) / 64, 1)
        var chunks: [(range: Range<Int>, weight: Int)] = []
        var start = 0
        var sum = 0
        for index in inputs.indices {
            sum += weights[index]
            guard sum >= limit || index == inputs.count - 1 else { continue }
            chunks.append((start..<(index + 1), sum))
            start = index + 1
            sum = 0
        }
        return chunks.sorted { $0.weight > $1.weight }.map(\.range)
    }
}
