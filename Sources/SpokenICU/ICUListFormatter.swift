internal import CSpokenICU
import SpokenModel

/// Lists as CLDR joins them: «A, B и C». Some languages look at the words: «uno e indivisible», «siete u ocho».
package struct ICUListFormatter: Sendable {
    package enum Kind: Int32, Sendable, Hashable, CaseIterable {
        /// - «A, B и C»
        case and = 0
        /// - «A, B или C»
        case or = 1
        /// - «2 ч 15 мин»
        case units = 2
    }

    package enum Width: Int32, Sendable, Hashable, CaseIterable {
        case narrow = 0
        case short = 1
        case wide = 2
    }

    private let handle: ICUHandle

    /// - Throws: `.unknownLanguage`, also where ICU would join with the English "or" of its root.
    package init(_ language: LanguageTag, kind: Kind = .and, width: Width = .wide) throws(ICUError) {
        let key = Key(language: language.description, kind: kind, width: width)
        handle = try Self.cache.value(for: key) { () throws(ICUError) in
            guard let pointer = spoken_icu_list_formatter_open(key.language, kind.rawValue, width.rawValue, nil) else {
                throw .unknownLanguage(language)
            }
            return ICUHandle(pointer) { spoken_icu_list_formatter_close($0) }
        }
        if kind == .or, language.language != "en", string(["A", "B"]) == "A or B" { throw .unknownLanguage(language) }
    }

    /// Appends the joined items; nothing for an empty list.
    package func append(_ items: [String], to buffer: inout UTF8Buffer) {
        var bytes = UTF8Buffer()
        var ends: [Int] = []
        for item in items {
            bytes.append(item)
            ends.append(bytes.count)
        }
        bytes.withBytes { all in
            guard let base = all.baseAddress else { return }
            var start = 0
            let texts = ends.map { end in
                defer { start = end }
                let bytes = UnsafeRawPointer(base + start).assumingMemoryBound(to: CChar.self)
                return SpokenICUText(bytes: bytes, length: Int32(clamping: end - start))
            }
            ICUText.append(to: &buffer, guess: all.count + 64) { room, capacity in
                texts.withUnsafeBufferPointer {
                    spoken_icu_list_formatter_format(
                        handle.pointer, $0.baseAddress, Int32(clamping: $0.count), room, capacity)
                }
            }
        }
    }

    package func string(_ items: [String]) -> String {
        var buffer = UTF8Buffer()
        append(items, to: &buffer)
        return buffer.string
    }

    private struct Key: Hashable, Sendable {
        let language: String
        let kind: Kind
        let width: Width
    }

    private static let cache = ICUCache<Key, ICUHandle>()
}
