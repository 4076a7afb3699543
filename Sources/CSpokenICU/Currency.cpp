#include "Support.hpp"

#include <unicode/ucurr.h>
#include <unicode/uenum.h>

#include <set>

namespace {

/// The three letters as ICU wants them; false when they are no ISO code that it knows.
bool isoCode(const char *code, UChar (&result)[4]) {
    static const std::set<std::string> known = [] {
        std::set<std::string> codes;
        UErrorCode status = U_ZERO_ERROR;
        UEnumeration *names = ucurr_openISOCurrencies(UCURR_ALL, &status);
        int32_t length = 0;
        while (const char *name = U_SUCCESS(status) ? uenum_next(names, &length, &status) : nullptr) codes.insert(name);
        uenum_close(names);
        return codes;
    }();
    if (!code || known.count(code) == 0) return false;
    for (int32_t index = 0; index < 4; ++index) result[index] = static_cast<UChar>(code[index]);
    return true;
}

} // namespace

int32_t spoken_icu_currency_is_known(const char *code) {
    return spoken::guarded([&] {
        UChar letters[4];
        return isoCode(code, letters) ? 1 : 0;
    });
}

int32_t spoken_icu_currency_fraction_digits(const char *code) {
    return spoken::guarded([&]() -> int32_t {
        UChar letters[4];
        if (!isoCode(code, letters)) return SPOKEN_ICU_UNKNOWN;
        UErrorCode status = U_ZERO_ERROR;
        const int32_t digits = ucurr_getDefaultFractionDigits(letters, &status);
        return U_FAILURE(status) ? spoken::failure(status) : digits;
    });
}

int32_t spoken_icu_currency_name(const char *tag, const char *code, int32_t width, char *buffer, int32_t capacity) {
    return spoken::guarded([&]() -> int32_t {
        const icu::Locale locale = spoken::localeOf(tag);
        UChar letters[4];
        if (!spoken::isKnown(locale) || !isoCode(code, letters)) return SPOKEN_ICU_UNKNOWN;
        const UCurrNameStyle style = width <= 0   ? UCURR_NARROW_SYMBOL_NAME
                                     : width == 1 ? UCURR_SYMBOL_NAME
                                                  : UCURR_LONG_NAME;
        UErrorCode status = U_ZERO_ERROR;
        int32_t length = 0;
        const UChar *name = ucurr_getName(letters, locale.getName(), style, nullptr, &length, &status);
        if (U_FAILURE(status)) return spoken::failure(status);
        // Without a name ICU answers with the code and a warning.
        if (!name || (style == UCURR_LONG_NAME && status == U_USING_DEFAULT_WARNING)) return SPOKEN_ICU_UNKNOWN;
        return spoken::write(icu::UnicodeString(false, name, length), buffer, capacity);
    });
}

int32_t spoken_icu_currency_plural_name(
    const char *tag, const char *code, int32_t category, char *buffer, int32_t capacity) {
    return spoken::guarded([&]() -> int32_t {
        static constexpr const char *categories[] = {"zero", "one", "two", "few", "many", "other"};
        const icu::Locale locale = spoken::localeOf(tag);
        UChar letters[4];
        if (!spoken::isKnown(locale) || !isoCode(code, letters) || category < 0 || category > 5) {
            return SPOKEN_ICU_UNKNOWN;
        }
        UErrorCode status = U_ZERO_ERROR;
        int32_t length = 0;
        const UChar *name =
            ucurr_getPluralName(letters, locale.getName(), nullptr, categories[category], &length, &status);
        if (U_FAILURE(status)) return spoken::failure(status);
        const icu::UnicodeString text(false, name, length);
        if (!name || text == icu::UnicodeString(letters)) return SPOKEN_ICU_UNKNOWN;
        return spoken::write(text, buffer, capacity);
    });
}

int32_t spoken_icu_currency_of_locale(const char *tag, char *buffer, int32_t capacity) {
    return spoken::guarded([&]() -> int32_t {
        icu::Locale locale = spoken::localeOf(tag);
        if (locale.isBogus()) return SPOKEN_ICU_UNKNOWN;
        UErrorCode status = U_ZERO_ERROR;
        locale.addLikelySubtags(status);
        UChar letters[4] = {0, 0, 0, 0};
        const int32_t length = ucurr_forLocale(locale.getName(), letters, 4, &status);
        if (U_FAILURE(status) || length != 3) return SPOKEN_ICU_UNKNOWN;
        return spoken::write(icu::UnicodeString(letters, length), buffer, capacity);
    });
}
