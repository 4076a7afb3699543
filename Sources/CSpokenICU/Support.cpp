#include "Support.hpp"

#include <unicode/uloc.h>

#include <set>

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
    // Made once; C++ guards the first use against other threads.
    static const std::set<std::string> languages = [] {
        std::set<std::string> result;
        int32_t count = 0;
        const icu::Locale *locales = icu::Locale::getAvailableLocales(count);
        for (int32_t index = 0; index < count; ++index) result.insert(locales[index].getLanguage());
        return result;
    }();
    return !locale.isBogus() && languages.count(locale.getLanguage()) > 0;
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
