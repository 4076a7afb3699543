import SpokenFormatting
import SpokenMessages
import SpokenModel

/// Something that could not be said or shown as it was asked for: an unknown key, a wrong argument, a preposition that
/// the language lacks. `format` reports it to the handler and goes on with the best that can be made; `validate` throws it.
///
/// ```swift
/// let store = try SpokenTextStore(folder: "Strings") { problem in
///     logger.warning("\(problem)", metadata: ["key": "\(problem.key ?? "")", "language": "\(problem.language)"])
///     Counter(label: "spokentext_problems", dimensions: [("kind", problem.kind.rawValue)]).increment()
/// }
/// ```
public struct SpokenTextProblem: Error, Sendable, Hashable, CustomStringConvertible {
    /// The sort of a problem: a word for counters and filters. Later versions may add more.
    public struct Kind: RawRepresentable, Sendable, Hashable, Codable {
        /// The word: "unknown-key".
        public let rawValue: String

        /// A sort of the caller's own, such as one to compare with.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A key that no file has.
        public static let unknownKey = Kind(rawValue: "unknown-key")
        /// A placeholder without its argument, one argument too many, or one of another type than the placeholder.
        public static let wrongArguments = Kind(rawValue: "wrong-arguments")
        /// A string that is broken in itself: a variable that is not there, a form that is missing, variables in a ring.
        public static let brokenString = Kind(rawValue: "broken-string")
        /// A string in a language that cannot be spoken: it is said as it is shown.
        public static let unspokenLanguage = Kind(rawValue: "unspoken-language")
        /// A noun that neither a lexicon nor the catalog has; it is said without an ending.
        public static let unknownNoun = Kind(rawValue: "unknown-noun")
        /// A value that the language cannot say: an unknown unit or currency, a case that it lacks, a reversed range.
        public static let unsayableValue = Kind(rawValue: "unsayable-value")
        /// A preposition that the language has no phrase for; a sign stands in its place, "≥ 21 €", where there is one.
        public static let droppedRole = Kind(rawValue: "dropped-role")
        /// A number without digits, such as `Double.nan`.
        public static let invalidNumber = Kind(rawValue: "invalid-number")
        /// A text beyond `SpokenTextConfiguration.longestText`; it is said as it is shown.
        public static let unreadText = Kind(rawValue: "unread-text")
        /// A time zone that is not in the IANA database, or an instant outside of the years 1 to 9999.
        public static let unknownTime = Kind(rawValue: "unknown-time")
    }

    package enum Cause: Sendable, Hashable {
        case message(MessageProblem)
        case quantity(QuantityError)
        case role(QuantityError)
        case content(SpokenContentError)
        case longText(bytes: Int, limit: Int)
        case time(LocalMomentError)
    }

    /// The language of the formatter, with its region.
    public let language: LanguageTag
    package let cause: Cause

    package init(_ cause: Cause, _ language: LanguageTag) {
        self.cause = cause
        self.language = language
    }

    /// What sort of problem it is.
    public var kind: Kind {
        switch cause {
        case .message(let problem):
            switch problem {
            case .unknownKey: .unknownKey
            case .missingArgument, .extraArguments, .wrongArgument: .wrongArguments
            case .unknownVariable, .missingForm, .invalidSpecifier, .nestedTooDeep: .brokenString
            case .languageNotSpoken: .unspokenLanguage
            case .notSaid: .unsayableValue
            }
        case .quantity(.unknownNoun): .unknownNoun
        case .quantity: .unsayableValue
        case .role: .droppedRole
        case .content(.number): .invalidNumber
        case .content: .unsayableValue
        case .longText: .unreadText
        case .time: .unknownTime
        }
    }

    /// The key of the string; nil for values and texts.
    public var key: String? {
        guard case .message(let problem) = cause else { return nil }
        switch problem {
        case .unknownKey(let key, _), .missingArgument(let key, _, _), .extraArguments(let key, _, _),
            .wrongArgument(let key, _, _), .unknownVariable(let key, _), .missingForm(let key, _),
            .invalidSpecifier(let key, _), .nestedTooDeep(let key), .notSaid(let key, _, _):
            return key
        case .languageNotSpoken: return nil
        }
    }

    /// The table that was asked for an unknown key.
    public var table: String? {
        if case .message(.unknownKey(_, let table)) = cause { table } else { nil }
    }

    /// The place of the wrong or missing argument, from 1.
    public var argument: Int? {
        switch cause {
        case .message(.missingArgument(_, let position, _)), .message(.wrongArgument(_, let position, _)),
            .message(.notSaid(_, let position, _)):
            position
        default: nil
        }
    }

    /// One line that says what is wrong and what would be right.
    public var description: String {
        switch cause {
        case .message(let problem): problem.description
        case .quantity(let error), .role(let error): error.description
        case .content(let error): error.description
        case .longText(let bytes, let limit): "a text of \(bytes) bytes is not read; the limit is \(limit)"
        case .time(let error): error.description
        }
    }
}
