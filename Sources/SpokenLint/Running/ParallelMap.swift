/// Maps over many values in chunks, so that a task is worth its price, and keeps the order.
enum ParallelMap {
    static func map<Input: Sendable, Output: Sendable>(
        _ inputs: [Input], progress: (@Sendable (Int) -> Void)? = nil,
        _ transform: @escaping @Sendable (Input) -> Output
    ) async -> [Output] {
        let size = 16
        return await withTaskGroup(of: (Int, [Output]).self) { group in
            for start in stride(from: 0, to: inputs.count, by: size) {
                let chunk = inputs[start..<min(start + size, inputs.count)]
                group.addTask {
                    let outputs = chunk.map(transform)
                    progress?(outputs.count)
                    return (start, outputs)
                }
            }
            var parts: [(Int, [Output])] = []
            for await part in group { parts.append(part) }
            return parts.sorted { $0.0 < $1.0 }.flatMap(\.1)
        }
    }
}
