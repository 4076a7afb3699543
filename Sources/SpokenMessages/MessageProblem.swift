import SpokenFormatting
import SpokenModel

/// Something wrong in a call or in the string that it asked for. The text that comes back is the best that can be made.
public enum MessageProblem: Sendable, Hashable, CustomStringConvertible {
    /// The smallest cause: a key that no file has.
    case unknownKey(String, table: String)
    /// The smallest cause: `format("a", [])` with "%@" as the string. Output stops there.
    case missingArgument(key: String, position: Int, count: Int)
    /// The smallest cause: `format("a", [1, 2])` with "%d" as the string; no form of it takes a second one.
    case extraArguments(key: String, used: Int, count: Int)
    /// The smallest cause: `format("a", ["x"])` with "%d" as the string.
    case wrongArgument(key: String, position: Int, expected: String)
    /// The smallest cause: `%#@items@` in an entry without a variable `items`.
    case unknownVariable(key: String, name: String)
    /// The smallest cause: a plural variable without `other` and without the form of the number.
    case missingForm(key: String, category: String)
    /// The smallest cause: `%128$@`. Output stops there.
    case invalidSpecifier(key: String, specifier: String)
    /// The smallest cause: a variable whose form refers to the variable itself. Output stops there.
    case nestedTooDeep(key: String)
    /// The smallest cause: a string in a language that cannot be spoken: its accessible half is the visible one.
    case languageNotSpoken(LanguageTag)
    /// The smallest cause: 22 euros in words in a language whose gender of the euro is not known. The argument is said as
    /// plainly as possible: with its number in digits, or as it is seen.
    case notSaid(key: String, position: Int, QuantityError)

    public var description: String {
        switch self {
        case .unknownKey(let key, let table): "no string for the key '\(key)' in the table '\(table)'"
        case .missingArgument(let key, let position, let count):
            "'\(key)' asks for argument \(position), and \(Self.given(count))"
        case .extraArguments(let key, let used, let count):
            "'\(key)' takes \(used == 0 ? "no" : "\(used)") argument\(used > 1 ? "s" : ""), and \(Self.given(count))"
        case .wrongArgument(let key, let position, let expected):
            "argument \(position) of '\(key)' must be \(expected)"
        case .unknownVariable(let key, let name): "'\(key)' has no variable '\(name)'"
        case .missingForm(let key, "other"): "'\(key)' has no form 'other'"
        case .missingForm(let key, let category): "'\(key)' has neither a form '\(category)' nor 'other'"
        case .invalidSpecifier(let key, let specifier):
            "'\(specifier)' in '\(key)' is no valid specifier; "
                + (specifier.contains("$") ? "positions go from 1 to 127" : "widths have at most six digits")
        case .nestedTooDeep(let key): "the variables of '\(key)' refer to each other without end"
        case .languageNotSpoken(let language):
            "texts in '\(language)' cannot be spoken; the accessible text is the visible one"
        case .notSaid(let key, let position, let reason):
            "argument \(position) of '\(key)' is said as plainly as possible: \(reason)"
        }
    }

    private static func given(_ count: Int) -> String { count == 1 ? "1 was given" : "\(count) were given" }
}
