#include "Support.hpp"

#include <unicode/numberformatter.h>
#include <unicode/plurrule.h>

#include <array>
#include <memory>
#include <set>

struct SpokenICUPluralRules {
    std::unique_ptr<const icu::PluralRules> rules;
};

namespace {

constexpr const char *categories[] = {"zero", "one", "two", "few", "many", "other"};

int32_t categoryOf(const icu::UnicodeString &keyword) {
    for (int32_t index = 0; index < 6; ++index) {
        if (keyword == icu::UnicodeString(categories[index], -1, US_INV)) return index;
    }
    return SPOKEN_ICU_FAILURE;
}

/// Formatters that keep exactly n fraction digits. The rules read the digits from the formatted number, since a double
/// cannot tell 1 from 1.0; the locale does not matter for that.
const icu::number::LocalizedNumberFormatter &formatter(int32_t fractionDigits) {
    using Formatters = std::array<icu::number::LocalizedNumberFormatter, 19>;
    static const Formatters formatters = [] {
        Formatters result;
        for (int32_t digits = 0; digits < 19; ++digits) {
            result[static_cast<size_t>(digits)] = icu::number::NumberFormatter::withLocale(icu::Locale::getRoot())
                                                      .precision(icu::number::Precision::fixedFraction(digits));
        }
        return result;
    }();
    return formatters[static_cast<size_t>(fractionDigits > 18 ? 18 : fractionDigits)];
}

/// The number with few digits enough for a double, which ICU's rules read it through, and the same category: no rule of
/// CLDR looks further than at the last six digits of the integer or at the last two of a fraction.
SpokenICUDecimal reduced(SpokenICUDecimal number) {
    constexpr uint64_t bound = 1000000000000; // 10^12
    number.isNegative = 0;
    if (number.integer >= 1000 * bound) number.integer = number.integer % bound + bound;
    if (number.fractionDigits > 12) {
        const uint64_t last = number.fraction % bound;
        number.fraction = last == 0 && number.fraction != 0 ? bound / 10 : last;
        number.fractionDigits = 12;
    }
    return number;
}

/// ICU answers «other» for every number of a language that has no rules; those languages are not known here.
bool hasRules(const icu::Locale &locale) {
    static const std::set<std::string> languages = [] {
        std::set<std::string> result;
        UErrorCode status = U_ZERO_ERROR;
        const std::unique_ptr<icu::StringEnumeration> names(icu::PluralRules::getAvailableLocales(status));
        if (U_FAILURE(status) || !names) return result;
        while (const char *name = names->next(nullptr, status)) {
            if (U_FAILURE(status)) break;
            result.insert(icu::Locale(name).getLanguage());
        }
        // The root's rules say «other» to everything, whatever its name.
        for (const char *root : {"", "root", "und"}) result.erase(root);
        return result;
    }();
    return !locale.isBogus() && languages.count(locale.getLanguage()) > 0;
}

} // namespace

SpokenICUPluralRules *spoken_icu_plural_rules_open(const char *tag, int32_t isOrdinal, int32_t *error) {
    return spoken::opened<SpokenICUPluralRules>(error, [&](int32_t &reason) -> SpokenICUPluralRules * {
        const icu::Locale locale = spoken::localeOf(tag);
        if (!hasRules(locale)) {
            reason = SPOKEN_ICU_UNKNOWN;
            return nullptr;
        }
        UErrorCode status = U_ZERO_ERROR;
        std::unique_ptr<const icu::PluralRules> rules(icu::PluralRules::forLocale(
            locale, isOrdinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, status));
        if (U_FAILURE(status) || !rules) {
            reason = spoken::failure(status);
            return nullptr;
        }
        return new SpokenICUPluralRules{std::move(rules)};
    });
}

void spoken_icu_plural_rules_close(SpokenICUPluralRules *rules) { delete rules; }

int32_t spoken_icu_plural_rules_select(const SpokenICUPluralRules *rules, SpokenICUDecimal number) {
    return spoken::guarded([&]() -> int32_t {
        if (!rules) return SPOKEN_ICU_FAILURE;
        if (number.fractionDigits == 0 && number.integer <= INT32_MAX) {
            return categoryOf(rules->rules->select(static_cast<int32_t>(number.integer)));
        }
        number = reduced(number);
        char text[64];
        const int32_t length = spoken::digits(number, text);
        UErrorCode status = U_ZERO_ERROR;
        const auto formatted = formatter(number.fractionDigits).formatDecimal({text, length}, status);
        if (U_FAILURE(status)) return spoken::failure(status);
        const icu::UnicodeString keyword = rules->rules->select(formatted, status);
        return U_FAILURE(status) ? spoken::failure(status) : categoryOf(keyword);
    });
}

int32_t spoken_icu_plural_rules_select_compact(
    const SpokenICUPluralRules *rules, SpokenICUDecimal number, int32_t exponent) {
    return spoken::guarded([&]() -> int32_t {
        if (!rules || exponent < 0 || exponent > 15) return SPOKEN_ICU_FAILURE;
        number = reduced(number);
        char text[64];
        const int32_t length = spoken::digits(number, text);
        const std::string whole = std::string(text, static_cast<size_t>(length)) + "E" + std::to_string(exponent);
        // English abbreviates at every power of 1000, which sets the exponent that the rules read.
        static const icu::number::LocalizedNumberFormatter compact =
            icu::number::NumberFormatter::withLocale(icu::Locale::getEnglish())
                .notation(icu::number::Notation::compactLong());
        UErrorCode status = U_ZERO_ERROR;
        const auto formatted =
            compact.precision(icu::number::Precision::fixedFraction(number.fractionDigits > 18 ? 18 : number.fractionDigits))
                .formatDecimal({whole.data(), static_cast<int32_t>(whole.size())}, status);
        if (U_FAILURE(status)) return spoken::failure(status);
        const icu::UnicodeString keyword = rules->rules->select(formatted, status);
        return U_FAILURE(status) ? spoken::failure(status) : categoryOf(keyword);
    });
}

int32_t spoken_icu_plural_rules_categories(const SpokenICUPluralRules *rules) {
    return spoken::guarded([&]() -> int32_t {
        if (!rules) return SPOKEN_ICU_FAILURE;
        UErrorCode status = U_ZERO_ERROR;
        const std::unique_ptr<icu::StringEnumeration> keywords(rules->rules->getKeywords(status));
        if (U_FAILURE(status) || !keywords) return spoken::failure(status);
        int32_t bits = 0;
        while (const icu::UnicodeString *keyword = keywords->snext(status)) {
            if (U_FAILURE(status)) return spoken::failure(status);
            const int32_t category = categoryOf(*keyword);
            if (category >= 0) bits |= 1 << category;
        }
        return bits;
    });
}
