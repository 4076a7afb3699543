/// One door that is fuzzed.
protocol FuzzTarget {
    var name: String { get }
    /// Small valid inputs to start from.
    var seeds: [[UInt8]] { get }
    /// The endings of files that `--corpus` adds to them.
    var endings: [String] { get }
    /// The inputs in such a file: the file itself, or the parts of it that the target reads.
    func inputs(in file: [UInt8]) -> [[UInt8]]
    /// Tokens that mutation inserts.
    var dictionary: [String] { get }
    /// Runs one input. It must not trap, and must not take long.
    /// - Returns: a number that differs when the input took another way, so that such inputs are kept and mutated.
    /// - Throws: `Finding` when a property is broken.
    func run(_ input: [UInt8]) throws -> Int
}

extension FuzzTarget {
    var endings: [String] { [] }
    func inputs(in file: [UInt8]) -> [[UInt8]] { [file] }
}

/// A broken property.
struct Finding: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}

/// The properties of a run, as numbers.
struct Signature {
    private(set) var value = 17

    mutating func add(_ number: Int) {
        value = value &* 31 &+ number
    }

    /// Sizes count by their power of two, so that a longer input is not a new way.
    mutating func add(size: Int) {
        add(Int.bitWidth - size.leadingZeroBitCount)
    }
}
