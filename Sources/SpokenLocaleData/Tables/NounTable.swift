import SpokenModel

/// The units or the currencies of a language, each with the forms that a number asks for.
@usableFromInline
package final class NounTable: @unchecked Sendable {
    // Sendable: all memory is written in init and only read afterwards.
    package let source: LocaleTable
    @usableFromInline let nouns: UnsafeMutablePointer<Noun>
    private let words: UnsafeMutablePointer<LocaleWord>
    @usableFromInline package let count: Int

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
            guard
                let genderValue = genderWord.isEmpty
                    ? .masculine : GrammaticalGender(rawValue: genderWord.string)
            else { throw unknown("gender", genderWord) }
            guard let animacyValue = animacyWord.isEmpty ? .inanimate : Animacy(rawValue: animacyWord.string)
            else { throw unknown("animacy", animacyWord) }
            guard spacingWord.isEmpty || spacingWord == "none" else { throw unknown("spacing", spacingWord) }
            guard let digitsValue = digitsWord.isEmpty ? 0 : UInt8(digitsWord.string), digitsValue <= 4
            else { throw unknown("minor-digits", digitsWord) }
            let place = words + row * Noun.wordCount
            for form in NounForm.allCases {
                let own = table.word(row, columns[Int(form.rawValue)])
                // What an empty form is taken from stands before it.
                let word = own.isEmpty ? form.substitute.map { place[Int($0.rawValue)] } ?? own : own
                (place + Int(form.rawValue)).initialize(to: word)
            }
            (place + Noun.symbolIndex).initialize(to: table.word(row, symbol))
            (place + Noun.shortIndex).initialize(to: table.word(row, short))
            (place + Noun.perIndex).initialize(to: table.word(row, per))
            (place + Noun.keyIndex).initialize(to: table.word(row, 0))
            (nouns + row).initialize(
                to: Noun(
                    forms: UnsafePointer(place), gender: genderValue, animacy: animacyValue,
                    isPluralOnly: table.word(row, columns[0]).isEmpty, isAttached: !spacingWord.isEmpty,
                    minorDigits: digitsValue))
        }
    }

    deinit {
        nouns.deallocate()
        words.deallocate()
    }

    @inlinable
    package subscript(row: Int) -> Noun? {
        row >= 0 && row < count ? nouns[row] : nil
    }

    package func noun(_ key: some StringProtocol) -> Noun? {
        source.row(key).map { nouns[$0] }
    }
}
