/// Runs a target with mutated inputs until the time is over.
struct Fuzzer {
    let target: any FuzzTarget
    let seed: UInt64
    let seconds: Double
    /// Real files that the target reads.
    let corpus: [[UInt8]]
    /// So many findings end the run: one alone may hide its whole class.
    var maximumFindings = 1
    /// A single input that takes more seconds of processor time is a finding.
    let slow = 2.0

    /// - Returns: false when there was a finding.
    func run() throws -> Bool {
        Watch.start(target: target.name)
        var mutator = Mutator(seed: seed, dictionary: target.dictionary)
        var corpus = target.seeds
        var seen = Set<Int>()
        var findings = 0
        // Whether to go on behind an input.
        func goesOn(_ isNew: Bool?) -> Bool {
            if isNew == nil { findings += 1 }
            return findings < maximumFindings
        }
        for input in corpus + [[]] { guard goesOn(try check(input, &seen)) else { return false } }
        // Real files that take a way of their own.
        for input in self.corpus {
            let isNew = try check(input, &seen)
            guard goesOn(isNew) else { return false }
            if isNew == true, corpus.count < 2048 { corpus.append(input) }
        }
        let start = clockSeconds()
        var runs = 0
        while clockSeconds() - start < seconds {
            let input = mutator.mutated(corpus)
            let isNew = try check(input, &seen)
            guard goesOn(isNew) else { return false }
            if isNew == true, input.count <= 8192 {
                if corpus.count < 4096 { corpus.append(input) } else { corpus[mutator.below(corpus.count)] = input }
            }
            runs += 1
        }
        print(
            "\(target.name): \(runs) inputs, \(seen.count) ways, seed \(seed), "
                + (findings == 0 ? "no finding" : "\(findings) findings"))
        return findings == 0
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
                Watch.set(smaller)
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
