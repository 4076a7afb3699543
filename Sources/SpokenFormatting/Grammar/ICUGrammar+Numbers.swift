import SpokenICU
import SpokenLocaleData
import SpokenModel

/// Numbers in words.
extension ICUGrammar {
    /// A number by itself: German «eins», not «ein».
    func standalone(_ number: DecimalNumber) throws(QuantityError) -> String {
        guard !saysDigits, slavic == nil, let set = spellOut?.numbering else { return try say(number, Inflection()) }
        return try spelled.value(SpelledNumber(number, Inflection(), .standalone)) { () throws(QuantityError) in
            try spell(number, set)
        }
    }

    /// "5", «fünf», «п’яти»
    func say(_ number: DecimalNumber, _ inflection: Inflection) throws(QuantityError) -> String {
        if saysDigits {
            var buffer = UTF8Buffer()
            if number.isNegative, !number.isZero { buffer.append(try minus()) }
            guard (try? numbers.append(number.magnitude, grouping: false, to: &buffer)) != nil else {
                throw .unsupported("numbers", language: language.description)
            }
            return buffer.string
        }
        return try spelled.value(SpelledNumber(number, inflection, .plain)) { () throws(QuantityError) in
            try words(number, inflection)
        }
    }

    /// «двадцяти одного», «дві цілих п’ять десятих», «екі бүтін оннан бес»
    func words(_ number: DecimalNumber, _ inflection: Inflection) throws(QuantityError) -> String {
        if let slavic {
            var buffer = UTF8Buffer()
            if number.isNegative, !number.isZero { buffer.append(try minus()) }
            slavic.appendDecimal(number.magnitude, inflection, to: &buffer)
            return Self.typographic(buffer.string)
        }
        if let suffixes, !number.isWhole { return try ablativeDecimal(number.trimmed, suffixes) }
        guard let spellOut else { throw .unsupported("numbers in words", language: language.description) }
        let set = number.isWhole ? spellOut.ruleSet(for: inflection) : spellOut.numbering
        guard let set else {
            throw .unsupportedCase(
                inflection.grammaticalCase, language: language.description, accepted: [.nominative])
        }
        return try spell(number, set)
    }

    func spell(_ number: DecimalNumber, _ set: ICUSpellOut.RuleSet) throws(QuantityError) -> String {
        var buffer = UTF8Buffer()
        let sign = number.isNegative && !number.isZero ? try minus() : ""
        guard let spellOut,
            spellOut.appendDecimal(number.magnitude, set, asNumber: saysDecimalsAsNumber, to: &buffer),
            let text = cleaned(buffer.string, set.name, of: number.integer)
        else { throw .unsupported("the number \(number) in words", language: language.description) }
        return sign + text
    }

    /// "minus ": what CLDR says before −1.
    func minus() throws(QuantityError) -> String {
        guard let spellOut, let set = spellOut.numbering, let one = spellOut.string(1, set),
            let negative = spellOut.string(-1, set), negative.hasSuffix(one), negative.count > one.count
        else { throw .unsupported("negative numbers", language: language.description) }
        let minus = cleaned(String(negative.dropLast(one.count)), "minus") ?? ""
        // «מינוס ואחת»: the conjunction belongs to the number.
        return minus.last == " " ? minus : minus.lastIndex(of: " ").map { String(minus[...$0]) } ?? minus
    }

    /// The words of the rules without what is known to be wrong in them; nil for words that cannot be mended.
    ///
    /// - Parameter set: the name of the rule set; rows that name none are for every one.
    func cleaned(_ text: String, _ set: some StringProtocol = "", of value: UInt64 = 0) -> String? {
        let name = set.hasPrefix("spellout-") ? set.dropFirst("spellout-".count) : set[...]
        guard let corrections = SpellOutCorrections.of(language.language) else { return text }
        return corrections.mended(text, set: name, of: value)
    }

    /// The tables of «п’ять» have room for an ASCII apostrophe only.
    static func typographic(_ text: String) -> String {
        text.utf8.contains(0x27) ? text.replacing("'", with: "\u{2019}") : text
    }

    func sayOrdinal(_ value: UInt64, _ inflection: Inflection) throws(QuantityError) -> String {
        if let ordinals {
            // «pierwsi mężczyźni»: the plural of men is another word.
            let isMen = hasPersonalPlural && inflection.number == .plural && inflection.animacy == .animate
            guard ordinals.canSay(value), !isMen else {
                throw .unsupported("the ordinal \(value)", language: language.description)
            }
            var buffer = UTF8Buffer()
            ordinals.append(value, inflection, to: &buffer) { appendHead($0, to: &$1) }
            return Self.typographic(buffer.string)
        }
        // CLDR 42 says «eine Millionste» and «un millionième», which is a fraction.
        guard value < 1_000_000, let spellOut, let set = spellOut.ruleSet(for: inflection, kind: .ordinal),
            let number = Int64(exactly: value), let text = spellOut.string(number, set),
            let mended = cleaned(text, set.name, of: value)
        else { throw .unsupported("the ordinal \(value)", language: language.description) }
        return mended
    }

    /// «neunzehnhundertfünf», where CLDR says years in their own way.
    package func appendYear(_ year: UInt64, to buffer: inout UTF8Buffer) {
        if let set = spellOut?.ruleSet(named: "spellout-numbering-year"), let number = DecimalNumber(exactly: year),
            let text = try? spell(number, set)
        {
            buffer.append(text)
        } else {
            appendCardinal(year, Inflection(), to: &buffer)
        }
    }

    /// What stands before the inflected end of an ordinal: «тисяча дев’ятсот», «tysiąc dziewięćset», without a leading one.
    func appendHead(_ value: UInt64, to buffer: inout UTF8Buffer) {
        if let slavic {
            SlavicNumerals(slavic.table, saysOneThousand: false).appendCardinal(value, Inflection(), to: &buffer)
        } else {
            appendCardinal(value, Inflection(), to: &buffer)
        }
    }

    /// Plain spaces, and in Belarusian «ў» behind a vowel: «еўра ў месяц».
    func finished(_ text: String) -> String {
        let text = Self.plainSpaces(text)
        guard shortening.count == 3, text.contains(" \(shortening[1]) ") else { return text }
        let parts = text.split(separator: " \(shortening[1]) ", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(String(parts.first ?? "")) { result, part in
            result + " \(shortening[shortening[0].contains(result.last ?? " ") ? 2 : 1]) " + part
        }
    }

    /// Accessible text has plain spaces only.
    static func plainSpaces(_ text: String) -> String {
        // Most texts have no other spaces: their bytes are looked at once.
        guard text.utf8.contains(where: { $0 == 0xC2 || $0 == 0xE2 }), text.unicodeScalars.contains(where: isWide)
        else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { isWide($0) ? " " : $0 }))
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\u{A0}" || scalar == "\u{202F}" || scalar == "\u{2009}"
    }
}
