/// One place in a format string that an argument, a variable or a percent sign takes.
///
/// ```swift
/// let format = FormatString("Order %1$@: %2$.2f")
/// format.placeholders[1].position       // 2
/// format.placeholders[1].precision      // .fixed(2)
/// format.placeholders[1].argumentType   // .double
/// ```
public struct Placeholder: Sendable, Hashable {
    /// What stands in the place.
    public enum Kind: Sendable, Hashable {
        /// `%@`, `%d`, `%2$.1f`
        case argument
        /// `%#@items@`: the name is at `nameRange`
        case variable
        /// `%arg` in a form of a substitution: the argument that selected the form
        case selected
        /// `%%`
        case percent
        /// A percent sign that starts no specifier: the `%` of «100% хлопок»; it stands for itself
        case stray
        /// `{{`: signs that stand for those at `nameRange`
        case literal
        /// `%400$@`, or a number that is too large: an error that stops output
        case invalid
    }

    /// A width or a precision.
    public enum Number: Sendable, Hashable {
        case fixed(Int)
        /// `*` takes an argument, `*2$` a numbered one.
        case argument(position: Int?)
    }

    /// The flags of C's printf: `-`, `+`, space, `#`, `0`, `'`.
    public struct Flags: OptionSet, Sendable, Hashable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        public static let leftAligned = Flags(rawValue: 1)
        public static let plus = Flags(rawValue: 2)
        public static let space = Flags(rawValue: 4)
        public static let alternate = Flags(rawValue: 8)
        public static let zeroPadded = Flags(rawValue: 16)
        public static let grouped = Flags(rawValue: 32)
    }

    /// The length modifiers of C and Apple; they do not change what is shown, except of negative `%x`.
    public enum Length: String, Sendable, Hashable {
        case none = "", char = "hh", short = "h", long = "l", longLong = "ll", quad = "q", longDouble = "L"
        case size = "z", difference = "t", maximum = "j"
    }

    /// What an argument must be.
    public enum ArgumentType: String, Sendable, Hashable {
        case object, signed, unsigned, double, character, cString, pointer
    }

    public var kind: Kind
    /// UTF-8 offsets in the decoded string, from the percent sign on.
    public var range: Range<Int>
    /// The number before `$`, from 1; nil when the position is implicit.
    public var position: Int?
    public var flags: Flags = []
    public var width: Number?
    public var precision: Number?
    public var length: Length = .none
    /// The conversion as an ASCII byte: `@`, `d`, `f`; 0 for a stray percent sign, and `'` for what a message quotes.
    public var conversion: UInt8 = 0
    /// Where the name of a variable or of a named argument stands. Empty for other places.
    public var nameRange: Range<Int>

    /// Nil for kinds that take no argument by themselves.
    public var argumentType: ArgumentType? {
        guard kind == .argument || kind == .selected else { return nil }
        switch conversion {
        case UInt8(ascii: "@"): return .object
        case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"): return .signed
        case UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"),
            UInt8(ascii: "O"):
            return .unsigned
        case UInt8(ascii: "c"), UInt8(ascii: "C"): return .character
        case UInt8(ascii: "s"), UInt8(ascii: "S"): return .cString
        case UInt8(ascii: "p"): return .pointer
        default: return .double
        }
    }

    /// True for an argument that is told by its name: `%(name)s`, `{name}`.
    public var isNamed: Bool { kind == .argument && !nameRange.isEmpty }

    /// True for a specifier with a space in it, such as the `% d` of "100% done": in texts that people write it is
    /// nearly always a percent sign and a word, so it is shown as it stands.
    public var isDoubtful: Bool { kind == .argument && flags.contains(.space) }

    /// The bytes that a literal stands for, a piece at a time: in what a message quotes two apostrophes are one.
    package func forEachLiteralPiece(
        of bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) {
        var start = max(nameRange.lowerBound, 0)
        let end = min(nameRange.upperBound, bytes.count)
        guard start < end else { return }
        let apostrophe = UInt8(ascii: "'")
        if kind == .literal, conversion == apostrophe {
            var place = start
            while place + 1 < end {
                guard bytes[place] == apostrophe, bytes[place + 1] == apostrophe else {
                    place += 1
                    continue
                }
                body(UnsafeBufferPointer(rebasing: bytes[start...place]))
                place += 2
                start = place
            }
        }
        if start < end { body(UnsafeBufferPointer(rebasing: bytes[start..<end])) }
    }

    /// True when it takes an argument or names a variable, and is not doubtful.
    public var isReal: Bool {
        switch kind {
        case .argument: !isDoubtful
        case .variable, .selected, .invalid: true
        case .percent, .stray, .literal: false
        }
    }
}
