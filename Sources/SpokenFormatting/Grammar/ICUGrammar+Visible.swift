import SpokenICU
import SpokenLocaleData
import SpokenModel

extension ICUGrammar {
    package func appendVisible(_ quantity: Quantity, role: QuantityRole, to buffer: inout UTF8Buffer) {
        if TimeVerbalizer.handles(quantity) { return appendVisibleTime(quantity, to: &buffer) }
        let isFree = if case .free = quantity { true } else { false }
        if role != .plain, !isFree, let phrase = phrases?[role.rawValue] {
            buffer.append(phrase.text)
            buffer.append(byte: 0x20)
        }
        switch quantity {
        case .cardinal(let number, _, _): appendNumber(number, to: &buffer)
        case .ordinal(let value, let gender, _, _, _):
            buffer.append(digits: value)
            switch language.language {
            case "de", "pl": buffer.append(".")
            case "fr": buffer.append(value != 1 ? "e" : gender == .feminine ? "re" : "er")
            default: break
            }
        case .fraction(let whole, let numerator, let denominator):
            if whole > 0 {
                buffer.append(digits: whole)
                buffer.append("\u{A0}")
            }
            buffer.append("\(numerator)/\(denominator)")
        case .count(let number, let noun):
            appendNumber(number, to: &buffer)
            buffer.append("\u{A0}")
            let text = (try? sayCount(number, noun, .nominative)) ?? ""
            let word = text.split(separator: " ").last.map(String.init)
            buffer.append(word ?? noun.plural[.nominative] ?? noun.singular[.nominative] ?? "")
        case .money(let money):
            // CLDR's short forms differ from language to language: the digits do not.
            let full = money.magnitude.flatMap { money.amount.multiplied(by: $0) } ?? money.amount
            let amount = full.isWhole ? full.trimmed : full
            if (try? numbers.append(amount, currency: money.currency, width: .narrowSymbol, to: &buffer)) == nil {
                buffer.append("\(amount) \(money.currency)")
            }
        case .measure(let measure): appendMeasure(measure, to: &buffer)
        case .mixed(let measures):
            for (index, measure) in measures.enumerated() {
                if index > 0 { buffer.append("\u{A0}") }
                appendMeasure(measure, to: &buffer)
            }
        case .dimensions(let sizes, let unit):
            for size in sizes.dropLast() {
                appendNumber(size, to: &buffer)
                buffer.append("\u{A0}×\u{A0}")
            }
            if let last = sizes.last { appendMeasure(Measure(last, unit), to: &buffer) }
        case .magnitude(let number, let magnitude, let noun):
            appendNumber(number.multiplied(by: magnitude) ?? number, to: &buffer)
            if let form = noun?.plural[.genitive] ?? noun?.plural[.nominative] { buffer.append("\u{A0}" + form) }
        case .signed(let sign, let value):
            if let text = sign.text(before: value) { buffer.append(text) }
            appendVisible(value, role: .plain, to: &buffer)
        case .range(let start, let end), .approximate(let start, let end):
            appendVisible(start, role: .plain, to: &buffer)
            buffer.append("\u{A0}– ")
            appendVisible(end, role: .plain, to: &buffer)
        case .discount(let amount):
            buffer.append("−")
            appendVisible(amount, role: .plain, to: &buffer)
        case .priceChange(let old, let new):
            appendVisible(.money(new), role: .plain, to: &buffer)
            buffer.append(" (")
            appendVisible(.money(old), role: .plain, to: &buffer)
            buffer.append(")")
        case .free: buffer.append(phrases?["free"]?.text ?? "0")
        case .clock, .hours, .date, .period: break
        }
    }

    private func appendNumber(_ number: DecimalNumber, to buffer: inout UTF8Buffer) {
        if (try? numbers.append(number, to: &buffer)) == nil { buffer.append(number.description) }
    }

    private func appendMeasure(_ measure: Measure, to buffer: inout UTF8Buffer) {
        let full = measure.magnitude.flatMap { measure.amount.multiplied(by: $0) } ?? measure.amount
        let amount = full.isWhole ? full.trimmed : full
        var text = UTF8Buffer()
        if let symbol = ownSymbol(measure.unit) {
            appendNumber(amount, to: &buffer)
            buffer.append("\u{A0}")
            buffer.append(symbol)
        } else if let unitNames, (try? unitNames.append(amount, measure.unit, width: .short, to: &text)) != nil {
            // CLDR writes a plain space here in most languages.
            buffer.append(String(text.string.map { $0 == " " ? "\u{A0}" : $0 }))
        } else {
            appendNumber(amount, to: &buffer)
            buffer.append("\u{A0}")
            buffer.append(measure.unit.identifier)
        }
    }

    /// Dates and times as CLDR writes them, also where no words for them are known.
    private func appendVisibleTime(_ quantity: Quantity, to buffer: inout UTF8Buffer) {
        if time.grammar != nil { return time.appendVisible(quantity, role: .plain, to: &buffer) }
        switch quantity {
        case .clock(let time):
            if let formatter = try? ICUDateFormatter(language, skeleton: "jm") { formatter.append(time, to: &buffer) }
        case .date(let date):
            let skeleton =
                (date.year == nil ? "" : "y") + (date.month == nil ? "" : "MMMM") + (date.day == nil ? "" : "d")
            if let formatter = try? ICUDateFormatter(language, skeleton: skeleton) {
                formatter.append(date, to: &buffer)
            } else {
                buffer.append(date.isoText)
            }
        case .period(let period): buffer.append(digits: period.number)
        case .hours(let start, let end): appendVisibleRange(.clock(start), .clock(end), to: &buffer)
        case .range(let start, let end): appendVisibleRange(start, end, to: &buffer)
        default: break
        }
    }

    private func appendVisibleRange(_ start: Quantity, _ end: Quantity, to buffer: inout UTF8Buffer) {
        appendVisibleTime(start, to: &buffer)
        buffer.append("\u{A0}– ")
        appendVisibleTime(end, to: &buffer)
    }
}
