/// Why an element, a screen or a composer cannot be made.
public enum ElementError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The smallest cause: `"traits": ["buton"]`.
    case unknownTrait(String)
    /// The smallest cause: `--profile jaws`.
    case unknownProfile(String)
    /// The smallest cause: the composer of Finnish, for which the words of a screen reader are not in the tables.
    case noWords(language: String, available: [String])
    /// The smallest cause: `"position": {"index": 5, "count": 4}`.
    case impossiblePosition(index: Int, count: Int)
    /// The smallest cause: `"label": "icClose"`.
    case labelIsFileName(String)
    /// The smallest cause: `["secureText", "button"]`.
    case contradictingTraits(String, String)
    /// The smallest cause: a button with no label, no value and no hint.
    case nothingToSay(traits: [String])

    public var description: String {
        switch self {
        case .unknownTrait(let name):
            "'\(name)' is no trait; accepted are \(ElementTraits.named.map(\.name).joined(separator: ", "))"
        case .unknownProfile(let name):
            "'\(name)' is no profile; accepted are \(ScreenReaderProfile.allCases.map(\.rawValue).joined(separator: ", "))"
        case .noWords(let language, let available):
            "the words of a screen reader are not known in '\(language)'; known are \(available.joined(separator: ", "))"
        case .impossiblePosition(let index, let count):
            "the position \(index) of \(count) is not possible; an index runs from 1 to the count"
        case .labelIsFileName(let label):
            "the label '\(label)' is the name of a file or a resource; write what the element does"
        case .contradictingTraits(let first, let second):
            "the traits '\(first)' and '\(second)' contradict each other; keep one"
        case .nothingToSay(let traits):
            "an element with the traits [\(traits.joined(separator: ", "))] has no label; write what it does"
        }
    }
}
