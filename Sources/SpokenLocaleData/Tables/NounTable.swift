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
        var features: [(GrammaticalGender, Animacy, isAttached: Bool, minorDigits: UInt8)] = []
        for row in 0..<table.rowCount {
            func unknown(_ name: String, _ word: LocaleWord) -> LocaleTableError {
                .unknownValue(line: table.line(ofRow: row), column: name, value: word.string)
            }
            let genderWord = table.word(row, gender)
            let animacyWord = table.word(row, animacy)
            let spacingWord = table.word(row, spacing)
            let digitsWord = table.word(row, minorDigits)
            guard let genderValue = GrammaticalGender(rawValue: genderWord.isEmpty ? "masculine" : genderWord.string)
            else { throw unknown("gender", genderWord) }
            guard let animacyValue = Animacy(rawValue: animacyWord.isEmpty ? "inanimate" : animacyWord.string)
            else { throw unknown("animacy", animacyWord) }
            guard spacingWord.isEmpty || spacingWord == "none" else { throw unknown("spacing", spacingWord) }
            guard let digitsValue = digitsWord.isEmpty ? 0 : UInt8(digitsWord.string), digitsValue <= 4
            else { throw unknown("minor-digits", digitsWord) }
            features.append((genderValue, animacyValue, !spacingWord.isEmpty, digitsValue))
        }
        source = table
        count = table.rowCount
        words = .allocate(capacity: max(count * Noun.wordCount, 1))
        nouns = .allocate(capacity: max(count, 1))
        for row in 0..<count {
            let place = words + row * Noun.wordCount
            func fill(_ form: NounForm) -> LocaleWord {
                let own = table.word(row, columns[Int(form.rawValue)])
                guard own.isEmpty else { return own }
                switch form {
                case .nominative, .pluralNominative: return own
                case .genitive, .dative, .accusative, .instrumental, .prepositional: return fill(.nominative)
                case .paucal: return fill(.genitive)
                case .counting: return fill(.pluralGenitive)
                default: return fill(.pluralNominative)
                }
            }
            for form in NounForm.allCases { (place + Int(form.rawValue)).initialize(to: fill(form)) }
            (place + Noun.symbolIndex).initialize(to: table.word(row, symbol))
            (place + Noun.shortIndex).initialize(to: table.word(row, short))
            (place + Noun.perIndex).initialize(to: table.word(row, per))
            (place + Noun.keyIndex).initialize(to: table.word(row, 0))
            let feature = features[row]
            (nouns + row).initialize(
                to: Noun(
                    forms: UnsafePointer(place), gender: feature.0, animacy: feature.1,
                    isPluralOnly: table.word(row, columns[0]).isEmpty, isAttached: feature.isAttached,
                    minorDigits: feature.minorDigits))
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
