internal import CSpokenICU

/// A time zone of the IANA database, for what is open at a given moment.
package struct ICUTimeZone: Sendable {
    package let identifier: String
    private let handle: ICUHandle

    /// - Throws: `.unknownTimeZone`.
    package init(_ identifier: String) throws(ICUError) {
        self.identifier = identifier
        handle = try Self.cache.value(for: identifier) { () throws(ICUError) in
            guard identifier.isSafeForC, let pointer = spoken_icu_time_zone_open(identifier, nil) else {
                throw .unknownTimeZone(String(identifier.prefix(64)))
            }
            return ICUHandle(pointer) { spoken_icu_time_zone_close($0) }
        }
    }

    /// The offset from UTC in seconds at an instant: 10 800 in Moscow.
    /// - Parameter secondsSince1970: counted in UTC.
    package func offset(at secondsSince1970: Int64) -> Int {
        offset(secondsSince1970, isLocal: false)
    }

    /// The offset when the wall clock shows a moment.
    /// - Parameter localSecondsSince1970: counted from 1970-01-01 00:00 of the wall clock.
    package func offset(atLocal localSecondsSince1970: Int64) -> Int {
        offset(localSecondsSince1970, isLocal: true)
    }

    private func offset(_ seconds: Int64, isLocal: Bool) -> Int {
        var offset: Int32 = 0
        // Beyond the years ±100 000 ICU's arithmetic has no meaning.
        let bounded = min(max(seconds, -3_000_000_000_000), 3_000_000_000_000)
        let result = spoken_icu_time_zone_offset(handle.pointer, bounded, isLocal ? 1 : 0, &offset)
        return result < 0 ? 0 : Int(offset)
    }

    private static let cache = ICUCache<String, ICUHandle>()
}
