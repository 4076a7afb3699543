import SpokenLocaleData
import SpokenModel

extension RussianGrammar {
    /// «30 сантиметров», «минус 5 градусов Цельсия», «2 тысячи километров», «90 километров в час»
    func appendMeasure(_ measure: Measure, _ grammaticalCase: GrammaticalCase, to buffer: inout UTF8Buffer) {
        if let noun = units.noun(measure.unit) {
            appendMeasure(measure, noun, grammaticalCase, to: &buffer)
        } else if let (unit, per) = CompoundUnit.parts(measure.unit), let noun = units.noun(unit) {
            // A compound without a row of its own: «5 кубических метров в сутки»,
            // «55 килокалорий на 100 граммов».
            appendMeasure(measure, noun, grammaticalCase, to: &buffer)
            appendPer(per, isPrice: false, to: &buffer)
        } else {
            appendNumber(measure.amount, Inflection(grammaticalCase), to: &buffer)
            buffer.append(byte: 0x20)
            buffer.append(measure.unit.identifier)
        }
    }

    private func appendMeasure(
        _ measure: Measure, _ noun: Noun, _ grammaticalCase: GrammaticalCase, to buffer: inout UTF8Buffer
    ) {
        if let magnitude = measure.magnitude {
            appendSpacedMagnitude(measure.amount, magnitude, grammaticalCase, to: &buffer)
            buffer.append(noun.form(.counting))
        } else {
            append(measure.amount, of: noun, grammaticalCase, to: &buffer)
        }
    }

    /// «10 на 15 сантиметров»: the first number stands in the case of the place, the others behind «на» in the
    /// accusative, with the noun behind the last.
    func appendDimensions(
        _ numbers: [DecimalNumber], _ unit: MeasureUnit, _ grammaticalCase: GrammaticalCase,
        to buffer: inout UTF8Buffer
    ) {
        let gender = units.noun(unit)?.gender ?? .masculine
        for (index, number) in numbers.enumerated() {
            let governed: GrammaticalCase = index == 0 ? grammaticalCase : .accusative
            if index > 0 { buffer.append(between: words.by) }
            if index + 1 == numbers.count {
                appendMeasure(Measure(number, unit), governed, to: &buffer)
            } else {
                appendNumberOnly(number, governed, gender, .inanimate, isPluralOnly: false, to: &buffer)
            }
        }
    }

    /// A number whose noun is said later: «полутора» in «от полутора до двух литров».
    func appendNumberOnly(
        _ number: DecimalNumber, _ grammaticalCase: GrammaticalCase, _ gender: GrammaticalGender, _ animacy: Animacy,
        isPluralOnly: Bool, to buffer: inout UTF8Buffer
    ) {
        _ = appendSpacedNumber(
            number, grammaticalCase, gender, animacy, isPluralOnly: isPluralOnly, to: &buffer)
        buffer.truncate(to: buffer.count - 1)
    }
}
