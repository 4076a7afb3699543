import SpokenModel
import Testing

@testable import SpokenICU

struct ICULocalesTests {
    @Test func versionsAreNumbers() {
        #expect(ICUVersion.icu.split(separator: ".").first.flatMap { Int($0) } ?? 0 >= 70)
        #expect(Int(ICUVersion.cldr.prefix(2)) ?? 0 >= 40)
    }

    @Test func availableLanguagesHoldTheGreatOnes() throws {
        let available = ICULocales.available.map(\.language)
        #expect(available.count > 100)
        #expect(available == available.sorted())
        for language in ["ar", "de", "en", "es", "fr", "kk", "pl", "ru", "uk", "zh"] {
            #expect(available.contains(language), "\(language)")
        }
    }

    @Test func unknownLanguagesAreToldFromTheRoot() throws {
        for text in ["ru", "ru-RU", "es-419", "zh-Hant-HK", "en-AQ", "iw", "no"] {
            #expect(ICULocales.isKnown(try LanguageTag(text)), "\(text)")
        }
        for text in ["qq", "xx-RU", "tlh", "und", "root", "aaaaaaaa"] {
            let tag = try LanguageTag(text)
            #expect(!ICULocales.isKnown(tag), "\(text)")
            #expect(throws: ICUError.unknownLanguage(tag)) { try ICUPluralRules(tag) }
            #expect(throws: ICUError.unknownLanguage(tag)) { try ICUSpellOut(tag) }
            #expect(throws: ICUError.unknownLanguage(tag)) { try ICUUnitFormatter(tag) }
            #expect(throws: ICUError.unknownLanguage(tag)) { try ICUNumberSymbols(tag) }
            #expect(throws: ICUError.unknownLanguage(tag)) { try ICUListFormatter(tag) }
            #expect(throws: ICUError.unknownLanguage(tag)) { try ICUDateFormatter(tag, skeleton: "yMMMMd") }
            #expect(ICUCalendarNames.month(1, in: tag) == nil)
        }
    }

    @Test func namesAndRelations() throws {
        #expect(ICULocales.name(of: .spanish, in: .russian) == "испанский")
        #expect(ICULocales.name(of: .russian, in: .english) == "Russian")
        #expect(ICULocales.name(of: try LanguageTag("qq"), in: .english) == nil)
        #expect(ICULocales.canonical(try LanguageTag("iw"))?.description == "he")
        #expect(ICULocales.maximized(.russian)?.description == "ru-Cyrl-RU")
        #expect(ICULocales.minimized(try LanguageTag("zh-Hant-TW"))?.description == "zh-TW")
        #expect(ICULocales.isRightToLeft(try LanguageTag("ar")))
        #expect(!ICULocales.isRightToLeft(.russian))
    }
}
