#include "Support.hpp"

#include <unicode/uloc.h>
#include <unicode/ures.h>

namespace spoken {

icu::Locale localeOf(const char *tag) {
    icu::Locale bogus;
    bogus.setToBogus();
    if (!tag) return bogus;
    UErrorCode status = U_ZERO_ERROR;
    icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
    if (U_FAILURE(status)) return bogus;
    locale.canonicalize(status);
    return U_FAILURE(status) ? bogus : locale;
}

bool isKnown(const icu::Locale &locale) {
    // ICU's index of its locales, where each language stands by itself too. A list of all locales takes a millisecond.
    // Opened once; C++ guards the first use against other threads.
    static const UResourceBundle *const installed = [] {
        UErrorCode status = U_ZERO_ERROR;
        UResourceBundle *index = ures_openDirect(nullptr, "res_index", &status);
        UResourceBundle *locales = ures_getByKey(index, "InstalledLocales", nullptr, &status);
        ures_close(index);
        return U_SUCCESS(status) ? locales : nullptr;
    }();
    if (!installed || locale.isBogus() || !*locale.getLanguage()) return false;
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = 0;
    ures_getStringByKey(installed, locale.getLanguage(), &length, &status);
    return U_SUCCESS(status);
}

int32_t digits(const SpokenICUDecimal &number, char (&text)[64]) {
    char reversed[64];
    int32_t count = 0;
    uint64_t fraction = number.fraction;
    const int32_t places = number.fractionDigits > 18 ? 18 : number.fractionDigits;
    for (int32_t place = 0; place < places; ++place, fraction /= 10) {
        reversed[count++] = static_cast<char>('0' + fraction % 10);
    }
    if (places > 0) reversed[count++] = '.';
    uint64_t integer = number.integer;
    do {
        reversed[count++] = static_cast<char>('0' + integer % 10);
        integer /= 10;
    } while (integer > 0);
    if (number.isNegative) reversed[count++] = '-';
    for (int32_t index = 0; index < count; ++index) text[index] = reversed[count - 1 - index];
    text[count] = 0;
    return count;
}

} // namespace spoken
