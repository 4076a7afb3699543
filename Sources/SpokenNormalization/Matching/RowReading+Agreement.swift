import SpokenFormatting
import SpokenLocaleData
import SpokenModel

/// Gender, case and number of what a rule says, from the words that it agrees with.
extension RowReading {
    typealias Form = Classifier.RowForm

    func numeral(_ item: RowItem, _ number: ScannedNumber) -> Form? {
        guard item.government == .agreeing else {
            return (
                item.gender ?? (item.noun == 0 ? .masculine : gender(captured(item.noun))), grammaticalCase(item),
                false
            )
        }
        let noun = captured(item.with)
        // «5–7 днів»: the number beside the noun is the one that it agrees with.
        var head = number
        for index in 1..<max(captureCount, 1)
        where captures[index].number.end > head.end && captures[index].end <= noun.start
            && captures[index].number.integerDigits > 0
        {
            head = captures[index].number
        }
        return classifier.rowAgreement(head, noun.start, noun.end, start, book).map {
            ($0.gender, $0.grammaticalCase, false)
        }
    }

    /// The gender of a noun, or of what a unit is called; masculine where none is known.
    func gender(_ token: RowToken) -> GrammaticalGender {
        if token.isEmpty { return .masculine }
        if let meaning = token.meaning {
            if let gender = vocabulary.gender(of: meaning) { return gender }
            guard case .unit(let unit) = meaning else { return .masculine }
            return book.units?.gender(of: unit) ?? .masculine
        }
        // «гл. II»: that of the whole word.
        if let short = token.abbreviation?.pointee {
            var gender: GrammaticalGender?
            // «глава» is a chapter rather than a head.
            _ = vocabulary.words?.contains(Word(short.nominative)) { form in
                if form.isNoun, !form.isAnimate { gender = gender ?? form.gender }
                return gender != nil
            }
            return gender ?? .masculine
        }
        guard var forms = classifier.rowForms(token.start, token.end, book) else { return .masculine }
        while let form = forms.next() {
            if form.isNoun, let gender = form.gender { return gender }
        }
        guard !book.nounEndings.isEmpty, classifier.vocabulary.words != nil else { return .masculine }
        return book.nounEndings.row(text.lowered(token.start, token.end))?.gender ?? .masculine
    }

    /// The form of an ordinal: the cases that govern, those of the noun and those that are written like the ending, cut.
    func ordinal(_ item: RowItem, _ number: ScannedNumber) -> Form? {
        let governed = classifier.rowGovernment(start, book)
        var forms: [Form] = []
        if item.government == .agreeing {
            let noun = captured(item.with)
            forms = agreeing(classifier.rowNounForms(noun, governed, book), before: noun, behind: number.end)
        } else if item.ending > 0 {
            let cases = item.government == .governed ? governed ?? WordCells.cases : [item.grammaticalCase]
            forms = cases.flatMap { name in
                [GrammaticalGender.masculine, .feminine, .neuter].map { ($0, name, false) }
                    + [(.masculine, name, true), (.feminine, name, true), (.common, name, false)]
            }
        } else {
            let name = grammaticalCase(item)
            let lent = item.noun == 0 ? GrammaticalGender.masculine : gender(captured(item.noun))
            return (item.gender ?? lent, name, item.isPlural)
        }
        if item.isSingular {
            forms.removeAll { $0.isPlural }
            // «за Миколи II»: by its form alone.
            if forms.isEmpty {
                forms = classifier.rowNounForms(captured(item.with), nil, book).filter { !$0.isPlural }
            }
        }
        if item.isEach { forms = forms.map { ($0.gender, $0.grammaticalCase, false) } }
        if let gender = item.gender { forms.removeAll { $0.gender != gender } }
        guard item.ending > 0 else { return forms.first }
        let isBound = item.government == .agreeing
        return forms.first {
            ends(quantity(number.integer, $0, isBeforeNoun: isBound), $0, as: captured(item.ending))
        }
    }

    /// The form of a number whose ending is written, before a noun that can stand behind it.
    func formByEnding(_ item: RowItem, _ number: ScannedNumber) -> Form? {
        let noun = captured(item.with)
        let numeral = vocabulary.agreement.numeral(number)
        for governed in WordCells.cases {
            guard var forms = classifier.rowForms(noun.start, noun.end, book) else { return nil }
            while let form = forms.next() {
                guard form.isNoun,
                    let told = vocabulary.agreement.numeralCase(numeral, governed: governed, before: form)
                else { continue }
                let found: Form = (form.gender ?? .masculine, told, false)
                if ends(.cardinal(number.value, found.gender), found, as: captured(item.ending)) { return found }
            }
        }
        return nil
    }

    /// Those of a noun that the adjective between it and its number has too, «II Мировой войны»; all where none is there.
    private func agreeing(_ forms: [Form], before noun: RowToken, behind place: Int) -> [Form] {
        let end = text.skipSpacesBack(noun.start)
        let start = text.wordStart(end)
        guard start >= place, start < end, forms.count > 1 else { return forms }
        var adjectives: [WordForm] = []
        if let known = classifier.rowForms(start, end, book) {
            for form in known where form.isAdjective { adjectives.append(form) }
        }
        var kept: [Form] = []
        if adjectives.isEmpty {
            let word = text.lowered(start, end)
            let ofMany = book.pluralAdjectiveCases(word)
            let cases = ofMany.isEmpty ? book.adjectiveCases(word) : ofMany
            kept = forms.filter { $0.isPlural == !ofMany.isEmpty && cases.contains($0.grammaticalCase) }
        } else {
            kept = forms.filter { form in
                adjectives.contains {
                    $0.cells.has(form.grammaticalCase, adjective: form.isPlural ? nil : form.gender)
                }
            }
        }
        return kept.isEmpty ? forms : kept
    }

    /// Whether a quantity in words ends as the text writes it: «5-ти» is «п’яти».
    func ends(_ quantity: Quantity, _ form: Form, as ending: RowToken) -> Bool {
        spelled(quantity, form)?.asWord { $0.ends(with: text.lowered(ending.start, ending.end)) } ?? false
    }

    /// - Parameter isBeforeNoun: «primer», not «primero».
    func quantity(_ ordinal: UInt64, _ form: Form, isBeforeNoun: Bool = true) -> Quantity {
        .ordinal(
            ordinal, form.gender == .common ? .masculine : form.gender, form.isPlural ? .plural : .singular,
            isBeforeNoun: isBeforeNoun || form.gender == .common)
    }

    /// «півтора», «півтори»: invariable; nil for other numbers, and where the table has no such word.
    func oneAndHalf(_ number: ScannedNumber, _ form: Form) -> String? {
        guard classifier.numbers == .words, number.integer == 1, number.fraction == 5, number.fractionDigits == 1,
            let table = book.phrases
        else { return nil }
        let isDirect = form.grammaticalCase == .nominative || form.grammaticalCase == .accusative
        if !isDirect, let row = table.row("one-and-half-oblique") { return table.word(row, "text").string }
        let key = form.gender == .feminine ? "one-and-half-feminine" : "one-and-half"
        return table.row(key).map { table.word($0, "text").string }
    }

    /// «dwanaście tysięcy trzystu mieszkańców»: of a subject of men the rest alone is in the genitive; nil elsewhere.
    func splitThousands(_ item: RowItem, _ number: ScannedNumber, _ form: Form) -> Reading.Content? {
        let (value, rest) = (number.integer, number.integer % 1000)
        guard classifier.numbers == .words, item.government == .agreeing, form.grammaticalCase == .genitive,
            value > 1000, rest > 0, vocabulary.agreement.splitsThousands,
            classifier.rowGovernment(start, book)?.contains(.genitive) != true
        else { return nil }
        return .joined([
            .quantity(.cardinal(Self.number(value - rest), form.gender), .nominative), .words(" "),
            .quantity(.cardinal(Self.number(rest), form.gender), .genitive),
        ])
    }

    /// «спасли двадцать одного пациента», «осмотрели тридцать четырёх больных»: of the living the last word of a compound alone
    /// has the genitive that is their accusative; nil elsewhere.
    func splitLiving(_ item: RowItem, _ number: ScannedNumber, _ form: Form) -> Reading.Content? {
        let (value, rest) = (number.integer, number.integer % 10)
        guard classifier.numbers == .words, book.governsByLexicon, item.government == .agreeing,
            form.grammaticalCase == .genitive || form.grammaticalCase == .nominative && number.endsInFew, value > 20,
            !number.hasFraction, number.endsInOne || number.endsInFew
        else { return nil }
        let noun = captured(item.with)
        let governed = classifier.rowGovernment(start, book)
        // Several that nothing governs may be anything but an object; behind a verb of the past they are one.
        guard governed.map({ $0.first == .accusative }) ?? (number.endsInOne || classifier.isBehindPast(start)),
            classifier.hasForm(
                noun.start, noun.end,
                where: { $0.isNoun && $0.isAnimate && (form.grammaticalCase == .genitive || $0.isAdjectival) })
        else { return nil }
        return .joined([
            .quantity(.cardinal(Self.number(value - rest)), .accusative), .words(" "),
            .quantity(.cardinal(Self.number(rest), form.gender), .genitive),
        ])
    }

    private func spelled(_ quantity: Quantity, _ form: Form) -> String? {
        guard let speller = book.speller else { return nil }
        var buffer = UTF8Buffer(capacity: 64)
        speller.appendSpoken(quantity, case: form.grammaticalCase, to: &buffer)
        return buffer.string
    }

    /// «19-го», «5-й»: one letter of the word behind a vowel, two behind a consonant; nil where the language does not write so.
    func shortOrdinal(_ value: UInt64, _ form: Form) -> String? {
        guard !book.ordinalVowels.isEmpty, let word = spelled(quantity(value, form), form), let last = word.last,
            let before = word.dropLast().last
        else { return nil }
        return "\(value)-" + (book.ordinalVowels.contains(before) ? "\(last)" : "\(before)\(last)")
    }
}
