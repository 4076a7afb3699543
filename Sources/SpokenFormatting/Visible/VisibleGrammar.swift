import SpokenLocaleData
import SpokenModel

/// What visible text needs to know of a language with tables: all else is typography and symbols.
protocol VisibleGrammar: LanguageGrammar {
    var visible: VisibleWriter { get }
    var time: TimeVerbalizer { get }
    var words: SmallWords { get }
    /// «3-й», "3rd", «3.º»
    func appendVisibleOrdinal(
        _ value: UInt64, _ inflection: Inflection, isBeforeNoun: Bool, to buffer: inout UTF8Buffer)
    /// The form of a counted noun behind a number: «товара» behind 3.
    func visibleForm(of noun: CountedNoun, behind number: DecimalNumber) -> String
    /// The form of a counted noun behind a power of ten: «просмотров».
    func form(of noun: CountedNoun, behind magnitude: Magnitude) -> String
    /// «тыс.», «млн»
    func symbol(_ magnitude: Magnitude?) -> LocaleWord?
    /// Throw what the language cannot say.
    func validate(_ unit: MeasureUnit) throws(QuantityError)
    func validate(_ money: Money, _ grammaticalCase: GrammaticalCase) throws(QuantityError)
    func validate(
        _ noun: CountedNoun, behind number: DecimalNumber, _ grammaticalCase: GrammaticalCase) throws(QuantityError)
    func validate(_ noun: CountedNoun, behind magnitude: Magnitude) throws(QuantityError)
}

extension VisibleGrammar {
    func appendVisibleInRole(_ quantity: Quantity, _ role: QuantityRole, to buffer: inout UTF8Buffer) {
        if TimeVerbalizer.handles(quantity) { return time.appendVisible(quantity, role: role, to: &buffer) }
        let isFree = if case .free = quantity { true } else { false }
        if !isFree { buffer.append(spaced: words.preposition(role).word) }
        appendVisible(quantity, to: &buffer)
    }

    private func appendVisible(_ quantity: Quantity, to buffer: inout UTF8Buffer) {
        switch quantity {
        case .cardinal(let number, _, _): visible.appendNumber(number, to: &buffer)
        case .ordinal(let value, let gender, let number, let animacy, let isBeforeNoun):
            appendVisibleOrdinal(
                value, Inflection(.nominative, gender, number, animacy), isBeforeNoun: isBeforeNoun, to: &buffer)
        case .fraction(let whole, let numerator, let denominator):
            if whole > 0 {
                buffer.append(digits: whole)
                buffer.append("\u{A0}")
            }
            buffer.append(digits: numerator)
            buffer.append(byte: 0x2F)
            buffer.append(digits: denominator)
        case .count(let number, let noun):
            visible.appendNumber(number, to: &buffer)
            buffer.append("\u{A0}")
            buffer.append(visibleForm(of: noun, behind: number))
        case .magnitude(let number, let magnitude, let noun):
            visible.appendNumber(number, to: &buffer)
            visible.appendMagnitude(symbol(magnitude), to: &buffer)
            guard let noun else { return }
            buffer.append("\u{A0}")
            buffer.append(form(of: noun, behind: magnitude))
        case .money(let money):
            visible.appendMoney(money, magnitude: symbol(money.magnitude), to: &buffer)
        case .measure(let measure):
            visible.appendMeasure(measure, magnitude: symbol(measure.magnitude), to: &buffer)
        case .mixed(let measures):
            for (index, measure) in measures.enumerated() {
                if index > 0 { buffer.append("\u{A0}") }
                visible.appendMeasure(measure, magnitude: symbol(measure.magnitude), to: &buffer)
            }
        case .dimensions(let numbers, let unit):
            for (index, number) in numbers.enumerated() {
                if index > 0 { buffer.append("\u{A0}×\u{A0}") }
                visible.appendNumber(number, to: &buffer)
            }
            visible.appendUnit(unit, to: &buffer)
        case .clock, .hours, .date, .period: time.appendVisible(quantity, role: .plain, to: &buffer)
        case .range(let start, let end), .approximate(let start, let end):
            visible.appendRange(start, end, symbol: symbol, to: &buffer) { appendVisible($0, to: &$1) }
        case .signed(let sign, let value):
            if let text = sign.text(before: value) { buffer.append(text) }
            appendVisible(value, to: &buffer)
        case .discount(let amount):
            buffer.append("−")
            appendVisible(amount, to: &buffer)
        case .priceChange(let old, let new):
            appendVisible(.money(new), to: &buffer)
            buffer.append(between: words.insteadOf)
            appendVisible(.money(old), to: &buffer)
        case .free: buffer.append(words.free)
        }
    }
}

extension NumberSign {
    /// «+» or «±»; nil where the number has its own sign: «−3».
    func text(before value: Quantity) -> StaticString? {
        guard isSaid(before: value) else { return nil }
        return self == .plus ? "+" : "±"
    }

    /// A plus is not said before a negative number.
    func isSaid(before value: Quantity) -> Bool {
        let number: DecimalNumber? =
            switch value {
            case .cardinal(let number, _, _), .count(let number, _), .magnitude(let number, _, _): number
            case .money(let money): money.amount
            case .measure(let measure): measure.amount
            default: nil
            }
        guard let number else { return true }
        return !number.isNegative || number.isZero
    }
}

extension Quantity {
    /// The value without a sign around it.
    var unsigned: Quantity {
        if case .signed(_, let value) = self { value } else { self }
    }
}
