internal import CSpokenICU
import SpokenModel

/// Numbers, units and money as CLDR writes them in a language, digits and zeros exactly as given.
package struct ICUNumberFormatter: Sendable {
    /// How much of a unit's name is written.
    package enum Width: Int32, Sendable, Hashable, CaseIterable {
        /// - «30см»
        case narrow = 0
        /// - «30 см»
        case short = 1
        /// - «30 сантиметров»
        case full = 2
    }

    /// How a currency is written.
    package enum CurrencyWidth: Int32, Sendable, Hashable, CaseIterable {
        /// - «$5.99» in every language
        case narrowSymbol = 0
        /// - «US$5.99» where other dollars are at home
        case symbol = 1
        /// - «5,99 доллара США»
        case name = 2
        /// - «USD 5.99»
        case isoCode = 3
    }

    /// A formatted text around its digits: «около», «5», « кг». All digits and no words for a bare number; no digits
    /// where the language says none (Hebrew "two kilometers" is one word).
    package struct Parts: Sendable, Hashable {
        package let before: String
        package let number: String
        package let after: String
    }

    package let language: LanguageTag
    private let name: String

    /// - Throws: `.unknownLanguage`.
    package init(_ language: LanguageTag) throws(ICUError) {
        guard ICULocales.isKnown(language) else { throw .unknownLanguage(language) }
        self.language = language
        name = language.description
    }

    /// - «1 299,50»; without `grouping` «1299,50»
    package func append(
        _ number: DecimalNumber, grouping: Bool = true, to buffer: inout UTF8Buffer
    ) throws(ICUError) {
        try append(number, number: handle(.number(grouping), number.fractionDigits), to: &buffer)
    }

    /// - «30 сантиметров»: `grammaticalCase` must be one of `ICUUnitFormatter.cases`
    func append(
        _ number: DecimalNumber, unit: String, width: Width, caseName: String?, to buffer: inout UTF8Buffer
    ) throws(ICUError) {
        try append(number, number: handle(.unit(unit, width, caseName), number.fractionDigits), to: &buffer)
    }

    /// - «1 299,50 ₽»
    package func append(
        _ number: DecimalNumber, currency: CurrencyCode, width: CurrencyWidth, to buffer: inout UTF8Buffer
    ) throws(ICUError) {
        try append(number, number: handle(.currency(currency, width), number.fractionDigits), to: &buffer)
    }

    /// The sign that tells a currency from all others in this language: "$" at home and "MX$" abroad; a sign of its own,
    /// as «₽», also where the language knows only the code.
    package func width(of currency: CurrencyCode) -> CurrencyWidth {
        guard ICUCurrency.symbol(currency, in: language) == currency.description,
            let sign = ICUCurrency.narrowSymbol(currency, in: language)?.unicodeScalars, let first = sign.first,
            sign.count == 1, first.properties.generalCategory == .currencySymbol, !"$£¥₨".unicodeScalars.contains(first)
        else { return .symbol }
        return .narrowSymbol
    }

    package func parts(
        _ number: DecimalNumber, currency: CurrencyCode, width: CurrencyWidth
    ) throws(ICUError) -> Parts {
        try parts(number, handle(.currency(currency, width), number.fractionDigits))
    }

    func parts(_ number: DecimalNumber, unit: String, width: Width, caseName: String?) throws(ICUError) -> Parts {
        try parts(number, handle(.unit(unit, width, caseName), number.fractionDigits))
    }

    func nounClass(unit: String) throws(ICUError) -> Int32 {
        // The cache may forget the handle on another thread: it has to outlive the call.
        let handle = try handle(.unit(unit, .full, nil), 0)
        return withExtendedLifetime(handle) { spoken_icu_number_formatter_noun_class(handle.pointer) }
    }

    private func append(
        _ number: DecimalNumber, number handle: ICUHandle, to buffer: inout UTF8Buffer
    ) throws(ICUError) {
        let result = ICUText.append(to: &buffer) {
            spoken_icu_number_formatter_format(handle.pointer, SpokenICUDecimal(number), $0, $1, nil)
        }
        guard result >= 0 else { throw .failure("the number \(number) in '\(name)'") }
    }

    private func parts(_ number: DecimalNumber, _ handle: ICUHandle) throws(ICUError) -> Parts {
        var buffer = UTF8Buffer()
        var span = SpokenICUNumberSpan()
        let result = ICUText.append(to: &buffer) {
            spoken_icu_number_formatter_format(handle.pointer, SpokenICUDecimal(number), $0, $1, &span)
        }
        guard result >= 0 else { throw .failure("the number \(number) in '\(name)'") }
        return buffer.withBytes { bytes in
            let end = min(max(0, Int(span.end)), bytes.count)
            let start = min(max(0, Int(span.start)), end)
            return Parts(
                before: String(decoding: bytes[..<start], as: UTF8.self),
                number: String(decoding: bytes[start..<end], as: UTF8.self),
                after: String(decoding: bytes[end...], as: UTF8.self))
        }
    }

    private func handle(_ job: Job, _ fractionDigits: UInt8) throws(ICUError) -> ICUHandle {
        let key = Key(language: name, fractionDigits: fractionDigits, job: job)
        return try Self.cache.value(for: key) { () throws(ICUError) in
            if case .unit(let unit, _, _) = job, !unit.isSafeForC { throw .unknownUnit(unit) }
            var error: Int32 = 0
            let pointer: OpaquePointer?
            switch job {
            case .number(let grouping):
                pointer = spoken_icu_number_formatter_open(name, fractionDigits, grouping ? 1 : 0, &error)
            case .unit(let unit, let width, let caseName):
                pointer = spoken_icu_number_formatter_open_unit(
                    name, fractionDigits, unit, width.rawValue, caseName, &error)
            case .currency(let code, let width):
                pointer = spoken_icu_number_formatter_open_currency(
                    name, fractionDigits, code.description, width.rawValue, &error)
            }
            if let pointer { return ICUHandle(pointer) { spoken_icu_number_formatter_close($0) } }
            guard error == SPOKEN_ICU_UNKNOWN else { throw .failure("opening a formatter of '\(name)'") }
            switch job {
            case .number: throw .unknownLanguage(language)
            case .unit(let unit, _, _): throw .unknownUnit(unit)
            case .currency(let code, _): throw .unknownCurrency(code)
            }
        }
    }

    private enum Job: Hashable, Sendable {
        case number(Bool)
        case unit(String, Width, String?)
        case currency(CurrencyCode, CurrencyWidth)
    }

    private struct Key: Hashable, Sendable {
        let language: String
        let fractionDigits: UInt8
        let job: Job
    }

    private static let cache = ICUCache<Key, ICUHandle>(limit: 1024)
}
