import SpokenModel

/// Why ICU has no answer. Every error of the C++ border arrives as one of these.
package enum ICUError: Error, Sendable, Hashable, CustomStringConvertible {
    /// ICU has no data of the language itself: it would answer in its root or in the language of the environment.
    case unknownLanguage(LanguageTag)
    /// The smallest cause: the unit "parrot".
    case unknownUnit(String)
    /// The smallest cause: the currency "QQQ".
    case unknownCurrency(CurrencyCode)
    /// The language does not inflect its units by this case; ICU would give the nominative.
    case missingCase(GrammaticalCase, LanguageTag)
    /// The language has no such spell-out rules.
    case missingRuleSet(String, LanguageTag)
    /// The smallest cause: the time zone "Mars/Phobos".
    case unknownTimeZone(String)
    /// ICU is out of memory or failed in a way that it should not.
    case failure(String)

    package var description: String {
        switch self {
        case .unknownLanguage(let tag): "'\(tag)' is a language that ICU \(ICUVersion.icu) has no data for"
        case .unknownUnit(let name): "'\(name)' is no CLDR unit identifier, such as kilometer-per-hour"
        case .unknownCurrency(let code): "'\(code)' is no ISO 4217 currency code, such as RUB"
        case .missingCase(let name, let tag): "'\(tag)' has no \(name.rawValue) case of units"
        case .missingRuleSet(let name, let tag): "'\(tag)' has no spell-out rule set \(name)"
        case .unknownTimeZone(let name): "'\(name)' is no IANA time zone, such as Europe/Moscow"
        case .failure(let job): "ICU failed at \(job)"
        }
    }
}
