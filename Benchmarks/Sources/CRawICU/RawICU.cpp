#include "RawICU.h"

#include <cstring>
#include <memory>
#include <unicode/bytestream.h>
#include <unicode/currunit.h>
#include <unicode/measunit.h>
#include <unicode/numberformatter.h>
#include <unicode/rbnf.h>
#include <unicode/upluralrules.h>

using icu::number::LocalizedNumberFormatter;
using icu::number::NumberFormatter;
using icu::number::Precision;

struct RawICU {
    LocalizedNumberFormatter whole, fraction, wholeName, fractionName, unitName;
    std::unique_ptr<icu::RuleBasedNumberFormat> spellOut;
    UPluralRules *plurals;
};

namespace {

int32_t write(const icu::UnicodeString &text, char *buffer, int32_t capacity) {
    icu::CheckedArrayByteSink sink(buffer, capacity);
    text.toUTF8(sink);
    return sink.NumberOfBytesWritten();
}

int32_t format(const LocalizedNumberFormatter &formatter, double amount, char *buffer, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    const auto formatted = formatter.formatDouble(amount, status);
    const icu::UnicodeString text = formatted.toTempString(status);
    return U_FAILURE(status) ? 0 : write(text, buffer, capacity);
}

} // namespace

RawICU *raw_icu_open(const char *name, const char *code) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Locale locale(name);
    const icu::CurrencyUnit currency(icu::StringPiece(code), status);
    const auto base = NumberFormatter::withLocale(locale);
    auto *icu = new RawICU;
    icu->whole = base.unit(currency).unitWidth(UNUM_UNIT_WIDTH_NARROW).precision(Precision::integer());
    icu->fraction = base.unit(currency).unitWidth(UNUM_UNIT_WIDTH_NARROW).precision(Precision::fixedFraction(2));
    icu->wholeName = base.unit(currency).unitWidth(UNUM_UNIT_WIDTH_FULL_NAME).precision(Precision::integer());
    icu->fractionName =
        base.unit(currency).unitWidth(UNUM_UNIT_WIDTH_FULL_NAME).precision(Precision::fixedFraction(2));
    icu->unitName = base.unit(icu::MeasureUnit::forIdentifier("centimeter", status))
                        .unitWidth(UNUM_UNIT_WIDTH_FULL_NAME)
                        .unitDisplayCase("genitive");
    icu->spellOut = std::make_unique<icu::RuleBasedNumberFormat>(icu::URBNF_SPELLOUT, locale, status);
    icu->spellOut->setDefaultRuleSet("%spellout-cardinal-masculine", status);
    icu->plurals = uplrules_open(name, &status);
    if (U_FAILURE(status)) {
        raw_icu_close(icu);
        return nullptr;
    }
    return icu;
}

void raw_icu_close(RawICU *icu) {
    if (!icu) return;
    if (icu->plurals) uplrules_close(icu->plurals);
    delete icu;
}

int32_t raw_icu_price(const RawICU *icu, double amount, int32_t hasFraction, char *buffer, int32_t capacity) {
    return format(hasFraction ? icu->fraction : icu->whole, amount, buffer, capacity);
}

int32_t raw_icu_price_name(const RawICU *icu, double amount, int32_t hasFraction, char *buffer, int32_t capacity) {
    return format(hasFraction ? icu->fractionName : icu->wholeName, amount, buffer, capacity);
}

int32_t raw_icu_unit_name(const RawICU *icu, int64_t amount, char *buffer, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    const auto formatted = icu->unitName.formatInt(amount, status);
    const icu::UnicodeString text = formatted.toTempString(status);
    return U_FAILURE(status) ? 0 : write(text, buffer, capacity);
}

int32_t raw_icu_spell(const RawICU *icu, int64_t value, char *buffer, int32_t capacity) {
    icu::UnicodeString text;
    icu::FieldPosition position(icu::FieldPosition::DONT_CARE);
    icu->spellOut->format(value, text, position);
    return write(text, buffer, capacity);
}

int32_t raw_icu_plural(const RawICU *icu, double value) {
    UErrorCode status = U_ZERO_ERROR;
    UChar keyword[16];
    const int32_t length = uplrules_select(icu->plurals, value, keyword, 16, &status);
    return U_FAILURE(status) ? 0 : length + keyword[0];
}
