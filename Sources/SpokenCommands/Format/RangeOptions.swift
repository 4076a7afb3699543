import ArgumentParser
import SpokenModel

/// The other end of a range, and the sign in front.
struct RangeOptions: ParsableArguments {
    @Option(help: "The other end of a range.")
    var to: String?

    @Flag(help: "The two numbers are neighbours for one that is not known exactly: «5–6 штук», «пять-шесть штук».")
    var approximate = false

    @Option(help: "A sign that is written and said: plus or plus-minus.")
    var sign: SignArgument?

    /// The quantity, the range or the pair.
    func quantity(_ first: String, _ make: (String) throws -> Quantity) throws -> Quantity {
        func signed(_ quantity: Quantity) -> Quantity { sign.map { .signed($0.sign, quantity) } ?? quantity }
        let start = try make(first)
        guard let to else {
            if approximate { throw CommandFailure("--approximate needs the second number: add --to") }
            return signed(start)
        }
        let end = try make(to)
        return approximate ? .approximate(start, signed(end)) : .range(start, signed(end))
    }
}

enum SignArgument: String, ExpressibleByArgument, CaseIterable {
    case plus
    case plusMinus = "plus-minus"

    var sign: NumberSign { self == .plus ? .plus : .plusMinus }
}

extension Magnitude: ExpressibleByArgument {
    public init?(argument: String) {
        switch argument {
        case "thousand": self = .thousand
        case "million": self = .million
        case "billion": self = .billion
        case "trillion": self = .trillion
        default: return nil
        }
    }

    public static var allValueStrings: [String] { ["thousand", "million", "billion", "trillion"] }
}

extension GrammaticalGender: ExpressibleByArgument {}
