internal import CSpokenICU

/// The structure of a message of ICU's MessageFormat, as ICU itself reads it.
package struct ICUMessagePattern: Sendable {
    /// What stands at a place of the message.
    package enum Kind: Int32, Sendable, Hashable {
        case messageStart, messageLimit, skipSyntax, insertCharacter, replaceNumber
        case argumentStart, argumentLimit, argumentNumber, argumentName, argumentType, argumentStyle
        case selector, integer, double
    }

    /// What an argument is, at its start and limit.
    package enum Argument: Int32, Sendable, Hashable {
        case none, simple, choice, plural, select, selectOrdinal
    }

    package struct Part: Sendable, Hashable {
        package var kind: Kind
        /// UTF-8 offsets in the message.
        package var range: Range<Int>
        package var value: Int

        /// What the argument is whose start or limit this part is.
        package var argument: Argument { Argument(rawValue: Int32(truncatingIfNeeded: value)) ?? .none }
    }

    package let parts: [Part]

    /// A message that ICU refuses, with the UTF-8 offset where it stopped.
    package struct SyntaxError: Error, Sendable, Hashable {
        package let offset: Int
        /// True when a choice has no form `other`, which ICU asks for.
        package let isWithoutOther: Bool
    }

    /// What an apostrophe is.
    package enum Apostrophes: Int32, Sendable, Hashable {
        /// It quotes braces behind it; two are one.
        case quoteBraces
        /// It stands for itself, as in Flutter.
        case literal
        /// It quotes all up to the next, as in `java.text.MessageFormat`; two are one.
        case quoteAll
    }

    package init(_ bytes: UnsafeBufferPointer<UInt8>, _ apostrophes: Apostrophes) throws(SyntaxError) {
        let length = Int32(clamping: bytes.count)
        var capacity = 32
        var error: Int32 = 0
        while true {
            var raw = [SpokenICUMessagePart](repeating: SpokenICUMessagePart(), count: capacity)
            let count = bytes.withMemoryRebound(to: CChar.self) { text in
                raw.withUnsafeMutableBufferPointer { room in
                    spoken_icu_message_parse(
                        text.baseAddress, length, apostrophes.rawValue, room.baseAddress, Int32(room.count),
                        &error)
                }
            }
            guard count >= 0 else {
                throw SyntaxError(
                    offset: min(max(Int(error), 0), bytes.count), isWithoutOther: count == SPOKEN_ICU_UNKNOWN)
            }
            guard Int(count) <= capacity else {
                capacity = Int(count)
                continue
            }
            parts = raw.prefix(Int(count)).compactMap { part in
                guard let kind = Kind(rawValue: part.type) else { return nil }
                let start = min(max(Int(part.start), 0), bytes.count)
                return Part(
                    kind: kind, range: start..<min(max(Int(part.end), start), bytes.count), value: Int(part.value))
            }
            return
        }
    }
}
