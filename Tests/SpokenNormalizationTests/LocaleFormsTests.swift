import SpokenICU
import SpokenLocaleData
import SpokenModel
import SpokenNormalization
import Testing

/// What locales write beside their numbers is compiled in.
@Suite struct LocaleFormsTests {
    /// Where the ICU runs that the image was made with, the image says what ICU says; else nothing is read from it.
    @Test func compiledFormsAreThoseOfICU() {
        for tag in ICULocales.available {
            let compiled = LocaleFormsImage.forms(tag.description, version: ICUVersion.icu)
            guard LocaleFormsImage.version == ICUVersion.icu else {
                #expect(compiled == nil)
                continue
            }
            #expect(compiled == LocaleForms(gathering: tag), "\(tag); run `spokentext-generate --forms-of-locales`")
        }
    }

    @Test func anotherVersionIsNotRead() {
        #expect(LocaleFormsImage.forms("nl", version: "1.0") == nil)
        #expect(LocaleFormsImage.forms("qqq", version: LocaleFormsImage.version) == nil)
    }
}
