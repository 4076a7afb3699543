#include "Support.hpp"

#include <unicode/dcfmtsym.h>
#include <unicode/decimfmt.h>

#include <unicode/ures.h>

#include <memory>

struct SpokenICUNumberSymbols {
    const icu::DecimalFormatSymbols symbols;
    int32_t primary;
    int32_t secondary;
    int32_t minimum;
};

namespace {

/// CLDR's minimumGroupingDigits, which no call of ICU tells; 1 when the data are silent.
int32_t minimumGroupingDigits(const icu::Locale &locale) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::LocalUResourceBundlePointer bundle(ures_open(nullptr, locale.getName(), &status));
    const icu::LocalUResourceBundlePointer elements(
        ures_getByKey(bundle.getAlias(), "NumberElements", nullptr, &status));
    int32_t length = 0;
    const UChar *text = ures_getStringByKey(elements.getAlias(), "minimumGroupingDigits", &length, &status);
    if (U_FAILURE(status) || !text || length != 1) return 1;
    return text[0] >= u'1' && text[0] <= u'9' ? text[0] - u'0' : 1;
}

} // namespace

SpokenICUNumberSymbols *spoken_icu_number_symbols_open(const char *tag, int32_t *error) {
    return spoken::opened<SpokenICUNumberSymbols>(error, [&](int32_t &reason) -> SpokenICUNumberSymbols * {
        reason = SPOKEN_ICU_UNKNOWN;
        const icu::Locale locale = spoken::localeOf(tag);
        if (!spoken::isKnown(locale)) return nullptr;
        UErrorCode status = U_ZERO_ERROR;
        const std::unique_ptr<icu::NumberFormat> format(icu::NumberFormat::createInstance(locale, status));
        const auto *decimal = dynamic_cast<const icu::DecimalFormat *>(format.get());
        const icu::DecimalFormatSymbols *symbols = decimal ? decimal->getDecimalFormatSymbols() : nullptr;
        if (U_FAILURE(status) || !symbols) {
            reason = spoken::failure(status);
            return nullptr;
        }
        const int32_t primary = decimal->isGroupingUsed() ? decimal->getGroupingSize() : 0;
        const int32_t secondary = decimal->getSecondaryGroupingSize();
        return new SpokenICUNumberSymbols{
            *symbols, primary, secondary > 0 ? secondary : primary, minimumGroupingDigits(locale)};
    });
}

void spoken_icu_number_symbols_close(SpokenICUNumberSymbols *symbols) { delete symbols; }

int32_t spoken_icu_number_symbols_symbol(
    const SpokenICUNumberSymbols *symbols, int32_t kind, char *buffer, int32_t capacity) {
    return spoken::guarded([&]() -> int32_t {
        using Symbols = icu::DecimalFormatSymbols;
        static constexpr Symbols::ENumberFormatSymbol kinds[] = {
            Symbols::kDecimalSeparatorSymbol,
            Symbols::kGroupingSeparatorSymbol,
            Symbols::kMinusSignSymbol,
            Symbols::kPlusSignSymbol,
            Symbols::kPercentSymbol,
            Symbols::kPerMillSymbol,
            Symbols::kMonetarySeparatorSymbol,
            Symbols::kMonetaryGroupingSeparatorSymbol,
            Symbols::kInfinitySymbol,
            Symbols::kNaNSymbol,
            Symbols::kZeroDigitSymbol,
            Symbols::kOneDigitSymbol,
            Symbols::kTwoDigitSymbol,
            Symbols::kThreeDigitSymbol,
            Symbols::kFourDigitSymbol,
            Symbols::kFiveDigitSymbol,
            Symbols::kSixDigitSymbol,
            Symbols::kSevenDigitSymbol,
            Symbols::kEightDigitSymbol,
            Symbols::kNineDigitSymbol,
        };
        if (!symbols || kind < 0 || kind >= static_cast<int32_t>(sizeof kinds / sizeof *kinds)) {
            return SPOKEN_ICU_UNKNOWN;
        }
        return spoken::write(symbols->symbols.getSymbol(kinds[kind]), buffer, capacity);
    });
}

void spoken_icu_number_symbols_grouping(
    const SpokenICUNumberSymbols *symbols, int32_t *primary, int32_t *secondary, int32_t *minimum) {
    if (!symbols) return;
    if (primary) *primary = symbols->primary;
    if (secondary) *secondary = symbols->secondary;
    if (minimum) *minimum = symbols->minimum;
}
