import SpokenModel

/// How a language says and shows times: the rows of `Resources/Locales/<language>/times.tsv`.
///
/// The key of a row is a name and the conditions under which it speaks (`bare words hour=1`), its text has gaps. Of the
/// rows of a name the first that holds speaks. They are read where they lie (`TimeImage`): nothing is done to open them.
package struct TimeRows: @unchecked Sendable {
    // Sendable: the numbers are constants of the binary, or written once and never freed.
    private let numbers: UnsafeBufferPointer<UInt32>

    /// What a language says of itself in a row `switch`.
    package struct Switches: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        /// Other regions than the language's own show the clock as CLDR writes it.
        package static let regionalClock = Switches(rawValue: 1)
        /// "closed Sunday" and not "Sunday closed"
        package static let closedFirst = Switches(rawValue: 2)
        /// Other regions show dates as CLDR writes them: „21. Jänner“.
        package static let regionalDate = Switches(rawValue: 4)
        /// Cases are endings behind numbers and nouns: «9-дан», «наурызға».
        package static let suffixes = Switches(rawValue: 8)
    }

    /// The rows that are compiled in; nil for a language that has none.
    package init?(language: String) {
        guard let part = LanguageImage.part("times", language) else { return nil }
        self.init(part)
    }

    /// The rows of a table, for as long as the process lives.
    package init(_ table: LocaleTable) throws(LocaleTableError) {
        let made = try TimeRowParser(table).numbers
        let memory = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: made.count)
        _ = memory.initialize(from: made)
        numbers = UnsafeBufferPointer(memory)
    }

    private init?(_ numbers: UnsafeBufferPointer<UInt32>) {
        guard numbers.count > TimeImage.headerCount, numbers[0] == TimeImage.magic else { return nil }
        self.numbers = numbers
    }

    /// The bytes of the rows of a table for the image of languages.
    package static func bytes(_ table: LocaleTable) throws(LocaleTableError) -> [UInt8] {
        try TimeRowParser(table).numbers.flatMap {
            [UInt8($0 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 >> 16 & 0xFF), UInt8($0 >> 24)]
        }
    }

    package var switches: Switches { Switches(rawValue: UInt8(truncatingIfNeeded: numbers[1])) }

    /// The rows of a name, in the order in which they are asked.
    package func rows(_ name: Int) -> Range<Int> {
        guard name >= 0, name < number(2) else { return 0..<0 }
        let first = number(TimeImage.headerCount + name)
        return first..<max(first, number(TimeImage.headerCount + name + 1))
    }

    /// The first row of a name whose conditions all hold.
    @inline(__always)
    package func first(of name: Int, where holds: (TimeCondition) -> Bool) -> Int? {
        rows(name).first { row in
            let place = placeOfRow(row)
            return stride(from: number(place), to: number(place + 1), by: TimeImage.codeCount).allSatisfy {
                holds(TimeCondition(code: word($0), word($0 + 1)))
            }
        }
    }

    /// The places of the pieces of a row.
    package func parts(_ row: Int) -> StrideTo<Int> {
        let place = placeOfRow(row)
        return stride(from: number(place + 1), to: number(place + 2), by: TimeImage.codeCount)
    }

    /// - Parameter place: one of `parts`.
    package func part(_ place: Int) -> TimePart {
        guard let base = numbers.baseAddress else { return .space(isNarrow: false) }
        let texts = UnsafeRawPointer(base + number(4)).assumingMemoryBound(to: UInt8.self)
        return TimePart(code: word(place), word(place + 1), texts: texts)
    }

    /// Whether a set of regions has one, as `code` packs it.
    package func has(_ region: UInt32, in set: Range<Int>) -> Bool { set.contains { word($0) == region } }

    /// A region in one number; a dash stands for a tag without one.
    package static func code(_ region: some StringProtocol) -> UInt32 {
        region == "-" ? 0 : region.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    }

    private func placeOfRow(_ row: Int) -> Int { number(3) + row * 2 }

    /// 0 outside of the image.
    private func word(_ place: Int) -> UInt32 { place >= 0 && place < numbers.count ? numbers[place] : 0 }
    private func number(_ place: Int) -> Int { Int(word(place)) }
}
