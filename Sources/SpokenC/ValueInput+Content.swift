import CSpokenText
import SpokenFormatting
import SpokenModel
import SpokenText

extension ValueInput {
    /// The content that a formatter says: the same values, in the same words, as those of `spokentext format`.
    func content(_ speaker: FormattingContext) throws(CallFailure) -> SpokenContent {
        do {
            var content = try plainContent(speaker)
            if let role = try word(\.role, "role", QuantityRole.self) { content = content.with(role: role) }
            if let grammaticalCase = try grammaticalCase() { content = content.in(grammaticalCase) }
            return content
        } catch let failure as CallFailure {
            throw failure
        } catch {
            throw Self.wrong("\(error)")
        }
    }

    private func grammaticalCase() throws(CallFailure) -> GrammaticalCase? {
        guard let name = try optional(\.grammatical_case, "grammatical_case") else { return nil }
        guard let value = GrammaticalCase(name: name.lowercased()) else {
            throw Self.wrong(
                "'\(name.prefix(64))' is no case; write nominative, genitive, dative or another of the language")
        }
        return value
    }

    private func plainContent(_ context: FormattingContext) throws -> SpokenContent {
        switch kind {
        case .text: return .text(try text(longest: context.longestText))
        case .verbatim: return .verbatim(try text(longest: context.longestText))
        case .list: return .pair(try list(context))
        case .rating:
            return .pair(
                try context.formatter.quantities.format(
                    number(try first(), context), outOf: number(try required(\.to, "to"), context)))
        case .schedule:
            guard parts.count == 1 else { throw Self.wrong("a schedule is one text in 'parts'") }
            return .pair(try context.times().format(try OpeningHours(parts[0])))
        case .day:
            return .pair(try context.times().relativeDay(WrittenValue.days(first())))
        case .duration:
            return .pair(
                try context.times().duration(seconds: WrittenValue.seconds(first()), case: grammaticalCase()))
        case .count where !has(.forms) && !has(.magnitude) && !has(.to) && !has(.collective) && !has(.sign):
            return .count(try number(try first(), context), try required(\.noun, "noun"))
        default: return .quantity(try quantity(context))
        }
    }

    private func quantity(_ context: FormattingContext) throws -> Quantity {
        let magnitude = try word(\.magnitude, "magnitude", Magnitude.self)
        let gender = try word(\.gender, "gender", GrammaticalGender.self) ?? .masculine
        let animacy: Animacy = has(.animate) ? .animate : .inanimate
        switch kind {
        case .price:
            let code = try CurrencyCode(iso4217: required(\.currency, "currency"))
            let unit = try optional(\.per, "per").map { try MeasureUnit(cldr: $0) }
            func money(_ text: String) throws -> Money {
                Money(try number(text, context), code, magnitude: magnitude, per: unit)
            }
            guard let old = try optional(\.old, "old") else { return try ranged { .money(try money($0)) } }
            if to != nil { throw Self.wrong("a price has 'old' or 'to', not both") }
            return .priceChange(old: try money(old), new: try money(first()))
        case .discount:
            let code = try optional(\.currency, "currency").map { try CurrencyCode(iso4217: $0) }
            return .discount(
                try ranged { text in
                    let amount = try number(text, context)
                    return code.map { .money(Money(amount, $0)) } ?? .measure(Measure(amount, .percent))
                })
        case .free: return .free
        case .measure:
            let unit = try MeasureUnit(cldr: required(\.unit, "unit"))
            return try ranged { .measure(Measure(try number($0, context), unit, magnitude: magnitude)) }
        case .dimensions:
            guard parts.count >= 2 else { throw Self.wrong("dimensions are two numbers or more in 'parts'") }
            return .dimensions(
                try parts.map { try number($0, context) }, try MeasureUnit(cldr: required(\.unit, "unit")))
        case .mixed:
            guard parts.count >= 2, parts.count % 2 == 0 else {
                throw Self.wrong("a mixed measure is numbers and units by turns in 'parts'")
            }
            return .mixed(
                try stride(from: 0, to: parts.count, by: 2).map {
                    Measure(try number(parts[$0], context), try MeasureUnit(cldr: parts[$0 + 1]))
                })
        case .count:
            let noun = try countedNoun(context, gender, animacy)
            return try ranged { text in
                let number = try number(text, context)
                return magnitude.map { .magnitude(number, $0, noun) } ?? .count(number, noun)
            }
        case .number:
            return try ranged { text in
                let number = try number(text, context)
                return magnitude.map { .magnitude(number, $0) } ?? .cardinal(number, gender, animacy)
            }
        case .ordinal:
            return try ranged { text in
                .ordinal(
                    try WrittenValue.place(text), gender, has(.plural) ? .plural : .singular, animacy,
                    isBeforeNoun: has(.beforeNoun))
            }
        case .fraction: return try WrittenValue.fraction(first())
        case .time: return .clock(try ClockTime(first()))
        case .hours: return .hours(try ClockTime(first()), try ClockTime(required(\.to, "to")))
        case .date: return try ranged { .date(try CalendarDate($0)) }
        case .year: return try period(.year)
        case .decade: return try period(.decade)
        case .century: return try period(.century)
        case .millennium: return try period(.millennium)
        case .rating, .list, .schedule, .day, .duration, .text, .verbatim:
            throw Self.wrong("a value of the kind '\(kind.rawValue)' is no quantity")
        }
    }

    private func first() throws(CallFailure) -> String { try required(\.number, "number") }

    private func number(_ text: String, _ context: FormattingContext) throws -> DecimalNumber {
        try DecimalNumber(text, decimalSeparator: context.formatter.decimalSeparator)
    }

    /// The quantity of `number`, the range to `to`, or the two neighbours.
    private func ranged(_ make: (String) throws -> Quantity) throws -> Quantity {
        if isApproximate, to == nil { throw Self.wrong("'approximate' needs the second number in 'to'") }
        return WrittenValue.range(
            from: try make(first()), to: try to.map(make), approximate: isApproximate,
            sign: try word(\.sign, "sign", NumberSign.self))
    }

    private func period(_ kind: Period.Kind) throws -> Quantity {
        try ranged { try WrittenValue.period(kind, $0, saysNoun: !has(.withoutNoun)) }
    }

    private func list(_ context: FormattingContext) throws -> AccessibleText {
        guard !parts.isEmpty else { throw Self.wrong("a list needs 'parts'") }
        return try SpokenListFormatter(
            language: context.formatter.language, kind: has(.alternative) ? .or : .and,
            usesOxfordComma: has(.oxfordComma)
        ).format(parts.map { AccessibleText($0) })
    }

    private func countedNoun(
        _ context: FormattingContext, _ gender: GrammaticalGender, _ animacy: Animacy
    ) throws -> CountedNoun {
        var noun: CountedNoun
        if let forms = try optional(\.forms, "forms") {
            if has(.noun) { throw Self.wrong("'noun' and 'forms' exclude each other; leave one out") }
            noun = CountedNoun(
                language: context.formatter.language, gender: gender, animacy: animacy,
                categories: try WrittenValue.forms(forms))
        } else {
            let key = try required(\.noun, "noun")
            guard let known = context.formatter.noun(key) else {
                // Throws, with the nearest noun in its message.
                noun = try NounLexicon.common(in: context.formatter.language).noun(key)
                return noun
            }
            noun = known
        }
        if has(.collective) { noun.isCollective = true }
        return noun
    }
}
