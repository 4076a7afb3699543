import ArgumentParser
import SpokenModel
import SpokenText

/// The other end of a range, and the sign in front.
struct RangeOptions: ParsableArguments {
    @Option(help: "The other end of a range.")
    var to: String?

    @Flag(help: "The two numbers are neighbours for one that is not known exactly: «5–6 штук», «пять-шесть штук».")
    var approximate = false

    @Option(help: "A sign that is written and said: plus or plus-minus.")
    var sign: NumberSign?

    /// The quantity, the range or the pair.
    func quantity(_ first: String, _ make: (String) throws -> Quantity) throws -> Quantity {
        if approximate, to == nil { throw CommandFailure("--approximate needs the second number: add --to") }
        return WrittenValue.range(
            from: try make(first), to: try to.map(make), approximate: approximate, sign: sign)
    }
}

// Values with names are typed by them.
extension QuantityRole: ExpressibleByArgument {
    public init?(argument: String) { self.init(name: argument) }
    public static var allValueStrings: [String] { names }
}

extension NumberSign: ExpressibleByArgument {
    public init?(argument: String) { self.init(name: argument) }
    public static var allValueStrings: [String] { names }
}

extension Magnitude: ExpressibleByArgument {
    public init?(argument: String) { self.init(name: argument) }
    public static var allValueStrings: [String] { names }
}

extension GrammaticalGender: ExpressibleByArgument {}
