/// Runs a target with mutated inputs until the time is over.
struct Fuzzer {
    let target: any FuzzTarget
    let seed: UInt64
    let seconds: Double
    /// Real files that the target reads.
    let corpus: [[UInt8]]
    /// A single input that takes more seconds of processor time is a finding.
    let slow = 2.0

    /// - Returns: false when there was a finding.
    func run() throws -> Bool {
        Watch.start(target: target.name)
        var mutator = Mutator(seed: seed, dictionary: target.dictionary)
        var corpus = target.seeds
        var seen = Set<Int>()
        for input in corpus + [[]] { guard try check(input, &seen) != nil else { return false } }
        // Real files that take a way of their own.
        for input in self.corpus {
            guard let isNew = try check(input, &seen) else { return false }
            if isNew, corpus.count < 2048 { corpus.append(input) }
        }
        let start = clockSeconds()
        var runs = 0
        while clockSeconds() - start < seconds {
            let input = mutator.mutated(corpus)
            guard let isNew = try check(input, &seen) else { return false }
            if isNew, input.count <= 8192 {
                if corpus.count < 4096 { corpus.append(input) } else { corpus[mutator.below(corpus.count)] = input }
            }
            runs += 1
        }
        print("\(target.name): \(runs) inputs, \(seen.count) ways, seed \(seed), no finding")
        return true
    }

    /// Whether the input took a new way; nil for a finding.
    private func check(_ input: [UInt8], _ seen: inout Set<Int>) throws -> Bool? {
        Watch.set(input)
        let start = processorSeconds()
        do {
            let isNew = seen.insert(try target.run(input)).inserted
            let elapsed = processorSeconds() - start
            if elapsed > slow { throw Finding("\(input.count) bytes took \(elapsed) seconds of the processor") }
            return isNew
        } catch let finding as Finding {
            let (small, message) = try shrunk(input, finding.message)
            print("FINDING in \(target.name), seed \(seed): \(message)")
            print("input: \(String(decoding: small, as: UTF8.self).debugDescription)")
            return nil
        }
    }

    /// The shortest input that still breaks a property, found by taking pieces away.
    private func shrunk(_ input: [UInt8], _ message: String) throws -> (input: [UInt8], message: String) {
        var best = (input: input, message: message)
        var size = max(1, input.count / 2)
        while true {
            var place = 0
            while place < best.input.count {
                var smaller = best.input
                smaller.removeSubrange(place..<min(place + size, smaller.count))
                do {
                    _ = try target.run(smaller)
                    place += size
                } catch let finding as Finding {
                    best = (smaller, finding.message)
                }
            }
            if size == 1 { return best }
            size /= 2
        }
    }
}
