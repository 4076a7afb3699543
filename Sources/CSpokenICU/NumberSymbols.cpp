#include "Support.hpp"

#include <unicode/dcfmtsym.h>
#include <unicode/decimfmt.h>

#include <memory>

struct SpokenICUNumberSymbols {
    icu::DecimalFormatSymbols symbols;
    int32_t primary;
    int32_t secondary;
    int32_t minimum;
};

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
        const int32_t minimum = decimal->getMinimumGroupingDigits();
        return new SpokenICUNumberSymbols{
            *symbols, primary, secondary > 0 ? secondary : primary, minimum > 0 ? minimum : 1};
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
