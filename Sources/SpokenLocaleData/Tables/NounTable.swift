import SpokenModel

/// The units or the currencies of a language, each with the forms that a number asks for.
@usableFromInline
package final class NounTable: @unchecked Sendable {
    // Sendable: all memory is written in init and only read afterwards.
    package let source: LocaleTable
    @usableFromInline let nouns: UnsafeMutablePointer<Noun>
    private let words: UnsafeMutablePointer<UInt32>
    @usableFromInline package let count: Int

    /// A table without nouns.
    package init() {
        source = LocaleTable()
        count = 0
        words = .allocate(capacity: 1)
        nouns = .allocate(capacity: 1)
    }

    package init(_ table: LocaleTable) throws(LocaleTableError) {
        let columns = NounForm.allCases.map { table.column($0.column) }
        let symbol = table.column("symbol")
        _ = try table.requiredColumn(NounForm.nominative.column)
        let short = table.column("abbreviation")
        let per = table.column("per")
        let gender = table.column("gender")
        let animacy = table.column("animacy")
        let spacing = table.column("spacing")
        let minorDigits = table.column("minor-digits")
        source = table
        count = table.rowCount
        words = .allocate(capacity: max(count * Noun.wordCount, 1))
        nouns = .allocate(capacity: max(count, 1))
        // From here on a throw deallocates by deinit.
        for row in 0..<count {
            func unknown(_ name: String, _ word: LocaleWord) -> LocaleTableError {
                .unknownValue(line: table.line(ofRow: row), column: name, value: word.string)
            }
            let genderWord = table.word(row, gender)
            let animacyWord = table.word(row, animacy)
            let spacingWord = table.word(row, spacing)
            let digitsWord = table.word(row, minorDigits)
            guard let genderValue = GrammaticalGender(genderWord) else { throw unknown("gender", genderWord) }
            guard let animacyValue = Animacy(animacyWord) else { throw unknown("animacy", animacyWord) }
            guard spacingWord.isEmpty || spacingWord == "none" else { throw unknown("spacing", spacingWord) }
            guard let digitsValue = Self.minorDigits(digitsWord) else { throw unknown("minor-digits", digitsWord) }
            let place = words + row * Noun.wordCount
            for (index, form) in NounForm.allCases.enumerated() {
                let own = table.cell(row, columns[index])
                // What an empty form is taken from stands before it.
                let cell = own & 0xFFF == 0 ? form.substitute.map { place[Int($0.rawValue)] } ?? own : own
                (place + index).initialize(to: cell)
            }
            (place + Noun.symbolIndex).initialize(to: table.cell(row, symbol))
            (place + Noun.shortIndex).initialize(to: table.cell(row, short))
            (place + Noun.perIndex).initialize(to: table.cell(row, per))
            (place + Noun.keyIndex).initialize(to: table.cell(row, 0))
            (nouns + row).initialize(
                to: Noun(
                    text: table.base, forms: UnsafePointer(place), gender: genderValue, animacy: animacyValue,
                    isPluralOnly: table.cell(row, columns[0]) & 0xFFF == 0, isAttached: !spacingWord.isEmpty,
                    minorDigits: digitsValue))
        }
    }

    deinit {
        nouns.deallocate()
        words.deallocate()
    }

    /// 0 to 4 digits; an empty field is 0.
    private static func minorDigits(_ word: LocaleWord) -> UInt8? {
        guard let first = word.bytes.first else { return 0 }
        return word.count == 1 && (0x30...0x34).contains(first) ? first - 0x30 : nil
    }

    @inlinable
    package subscript(row: Int) -> Noun? {
        row >= 0 && row < count ? nouns[row] : nil
    }

    package func noun(_ key: some StringProtocol) -> Noun? {
        source.row(key).map { nouns[$0] }
    }
}

extension GrammaticalGender {
    /// An empty field is masculine.
    fileprivate init?(_ word: LocaleWord) {
        if word.isEmpty || word == "masculine" {
            self = .masculine
        } else if word == "feminine" {
            self = .feminine
        } else if word == "neuter" {
            self = .neuter
        } else {
            self.init(rawValue: word.string)
        }
    }
}

extension Animacy {
    /// An empty field is inanimate.
    fileprivate init?(_ word: LocaleWord) {
        if word.isEmpty { self = .inanimate } else { self.init(rawValue: word.string) }
    }
}
