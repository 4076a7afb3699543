internal import CSpokenICU
import SpokenModel

extension ICUSpellOut {
    /// How a language reads the digits behind the point. It is learned from what ICU says to three short decimals, and
    /// then spoken here digit by digit: ICU itself takes a double, which loses zeros and garbles long fractions.
    package enum DecimalStyle: Sendable, Hashable {
        /// - "one point two five"
        case digits(separator: String, joiner: String)
        /// - Polish «jeden przecinek dwadzieścia pięć», «dwa przecinek zero pięć»
        case number(separator: String, joiner: String)
        /// Neither: «одна целая пять десятых» needs a grammar of its own.
        case other
    }

    /// - Parameter asNumber: the digits behind the point are read as a number where CLDR reads them one by one; more than
    ///   three of them stay digits.
    /// - Returns: false, with nothing appended, when the language reads decimals in a way that is not known here.
    package func appendDecimal(
        _ number: DecimalNumber, _ ruleSet: RuleSet, asNumber: Bool = false, to buffer: inout UTF8Buffer
    ) -> Bool {
        guard let integer = Int64(exactly: number.integer) else { return false }
        guard number.fractionDigits > 0 else {
            return append(number.isNegative ? -integer : integer, ruleSet, to: &buffer)
        }
        // «−0,5» has no integer that carries the sign.
        guard !number.isNegative else { return false }
        let start = buffer.count
        guard append(integer, ruleSet, to: &buffer), appendFraction(number, ruleSet, asNumber, to: &buffer)
        else {
            buffer.truncate(to: start)
            return false
        }
        return true
    }

    package func decimalStyle(_ ruleSet: RuleSet) -> DecimalStyle {
        rules.decimalStyles.withLock { styles in
            if let style = styles[ruleSet.index] { return style }
            let style = learnDecimalStyle(ruleSet)
            styles[ruleSet.index] = style
            return style
        }
    }

    private func appendFraction(
        _ number: DecimalNumber, _ ruleSet: RuleSet, _ asNumber: Bool, to buffer: inout UTF8Buffer
    ) -> Bool {
        let digits = (0..<number.fractionDigits).reversed().map { place in
            Int64(number.fraction / DecimalNumber.powerOfTen(place) % 10)
        }
        var parts = digits
        let (isNumber, joiner): (Bool, String)
        switch decimalStyle(ruleSet) {
        case .other: return false
        case .digits(let separator, let between):
            buffer.append(separator)
            (isNumber, joiner) = (asNumber && digits.count <= 3, between)
        case .number(let separator, let between):
            buffer.append(separator)
            (isNumber, joiner) = (true, between)
        }
        if isNumber {
            let zeros = digits.prefix { $0 == 0 }
            parts = zeros.count == digits.count ? digits : Array(zeros) + [Int64(number.fraction)]
        }
        for (index, part) in parts.enumerated() {
            if index > 0 { buffer.append(joiner) }
            guard append(part, ruleSet, to: &buffer) else { return false }
        }
        return true
    }

    private func learnDecimalStyle(_ ruleSet: RuleSet) -> DecimalStyle {
        guard let zero = string(0, ruleSet), let one = string(1, ruleSet), let two = string(2, ruleSet),
            let five = string(5, ruleSet), let twentyFive = string(25, ruleSet),
            let oneFifth = probe(1.5, ruleSet), let oneQuarter = probe(1.25, ruleSet),
            let twoTwentieth = probe(2.05, ruleSet),
            oneFifth.hasPrefix(one), oneFifth.hasSuffix(five), oneFifth.count > one.count + five.count
        else { return .other }
        let separator = String(oneFifth.dropFirst(one.count).dropLast(five.count))
        for joiner in [" ", ""] where twoTwentieth == two + separator + zero + joiner + five {
            if oneQuarter == one + separator + two + joiner + five {
                return .digits(separator: separator, joiner: joiner)
            }
            if oneQuarter == one + separator + twentyFive {
                return .number(separator: separator, joiner: joiner)
            }
        }
        return .other
    }

    private func probe(_ value: Double, _ ruleSet: RuleSet) -> String? {
        ICUText.string { spoken_icu_spell_out_probe(rules.handle.pointer, ruleSet.index, value, $0, $1) }
    }
}
