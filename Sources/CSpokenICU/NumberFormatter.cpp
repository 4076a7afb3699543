#include "Support.hpp"

#include <unicode/currunit.h>
#include <unicode/measunit.h>
#include <unicode/numberformatter.h>
#include <unicode/uchar.h>
#include <unicode/ures.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>

struct SpokenICUNumberFormatter {
    icu::number::LocalizedNumberFormatter formatter;
};

namespace {

using icu::number::LocalizedNumberFormatter;
using icu::number::NumberFormatter;
using icu::number::Precision;

/// A formatter that keeps exactly the fraction digits that it is given.
LocalizedNumberFormatter plain(const icu::Locale &locale, uint8_t fractionDigits) {
    return NumberFormatter::withLocale(locale).precision(
        Precision::fixedFraction(fractionDigits > 18 ? 18 : fractionDigits));
}

SpokenICUNumberFormatter *handle(LocalizedNumberFormatter &&formatter, int32_t &reason) {
    UErrorCode status = U_ZERO_ERROR;
    if (formatter.copyErrorTo(status)) {
        reason = spoken::failure(status);
        return nullptr;
    }
    return new SpokenICUNumberFormatter{std::move(formatter)};
}

/// The byte offset of a UTF-16 index.
int32_t byteOffset(const icu::UnicodeString &text, int32_t index) {
    spoken::Output counter(nullptr, 0);
    text.tempSubString(0, index).toUTF8(counter);
    return counter.length;
}

struct Span {
    int32_t start = 0;
    int32_t end = 0;
};

int32_t digitValue(const icu::UnicodeString &text, int32_t place) {
    return place < text.length() ? u_charDigitValue(text.char32At(place)) : -1;
}

/// The end of `digits`, ASCII without a point, that stand in a text from a place on in any script, with at most one sign
/// between two of them; 0 where others stand there.
int32_t endOf(std::string_view digits, const icu::UnicodeString &text, int32_t place) {
    for (size_t index = 0; index < digits.size(); ++index) {
        if (index > 0 && digitValue(text, place) < 0) place = text.moveIndex32(place, 1);
        if (digitValue(text, place) != digits[index] - '0') return 0;
        place = text.moveIndex32(place, 1);
    }
    return digitValue(text, place) < 0 ? place : 0;
}

/// Where a number without a sign stands in its formatted text; empty where it is not found, or found twice. ICU tells it
/// too, but the first time that it is asked it reads its sets of signs for it, which takes longer than all the rest.
Span find(std::string_view number, const icu::UnicodeString &text) {
    std::string digits;
    for (const char digit : number) {
        if (digit != '.') digits += digit;
    }
    Span found;
    if (digits.empty() || digits.front() == '-') return found;
    bool isBehindDigit = false;
    for (int32_t start = 0; start < text.length();) {
        const bool isDigit = digitValue(text, start) >= 0;
        const int32_t end = isDigit && !isBehindDigit ? endOf(digits, text, start) : 0;
        if (end > 0 && found.end > 0) return {};
        if (end > 0) found = {start, end};
        start = end > 0 ? end : text.moveIndex32(start, 1);
        isBehindDigit = isDigit && end == 0;
    }
    return found;
}

bool isNumberField(int32_t field) {
    switch (field) {
    case UNUM_INTEGER_FIELD:
    case UNUM_FRACTION_FIELD:
    case UNUM_DECIMAL_SEPARATOR_FIELD:
    case UNUM_GROUPING_SEPARATOR_FIELD:
    case UNUM_SIGN_FIELD: return true;
    default: return false;
    }
}

/// Where the number of a formatted text stands, as ICU tells it.
Span ask(const icu::number::FormattedNumber &formatted, UErrorCode &status) {
    Span found{INT32_MAX, 0};
    icu::ConstrainedFieldPosition position;
    position.constrainCategory(UFIELD_CATEGORY_NUMBER);
    while (formatted.nextPosition(position, status) && U_SUCCESS(status)) {
        if (!isNumberField(position.getField())) continue;
        found.start = std::min(found.start, position.getStart());
        found.end = std::max(found.end, position.getLimit());
    }
    return found;
}

} // namespace

SpokenICUNumberFormatter *spoken_icu_number_formatter_open(
    const char *tag, uint8_t fractionDigits, int32_t grouping, int32_t *error) {
    return spoken::opened<SpokenICUNumberFormatter>(error, [&](int32_t &reason) -> SpokenICUNumberFormatter * {
        reason = SPOKEN_ICU_UNKNOWN;
        const icu::Locale locale = spoken::localeOf(tag);
        if (!spoken::isKnown(locale)) return nullptr;
        return handle(
            plain(locale, fractionDigits).grouping(grouping ? UNUM_GROUPING_AUTO : UNUM_GROUPING_OFF), reason);
    });
}

SpokenICUNumberFormatter *spoken_icu_number_formatter_open_unit(
    const char *tag, uint8_t fractionDigits, const char *unit, int32_t width, const char *grammaticalCase,
    int32_t *error) {
    return spoken::opened<SpokenICUNumberFormatter>(error, [&](int32_t &reason) -> SpokenICUNumberFormatter * {
        reason = SPOKEN_ICU_UNKNOWN;
        const icu::Locale locale = spoken::localeOf(tag);
        if (!spoken::isKnown(locale) || !unit || !*unit) return nullptr;
        UErrorCode status = U_ZERO_ERROR;
        const icu::MeasureUnit measure = icu::MeasureUnit::forIdentifier(unit, status);
        if (U_FAILURE(status)) return nullptr;
        const UNumberUnitWidth unitWidth = width <= 0   ? UNUM_UNIT_WIDTH_NARROW
                                           : width == 1 ? UNUM_UNIT_WIDTH_SHORT
                                                        : UNUM_UNIT_WIDTH_FULL_NAME;
        auto formatter = plain(locale, fractionDigits).unit(measure).unitWidth(unitWidth);
        if (grammaticalCase && *grammaticalCase) {
            return handle(std::move(formatter).unitDisplayCase(grammaticalCase), reason);
        }
        return handle(std::move(formatter), reason);
    });
}

SpokenICUNumberFormatter *spoken_icu_number_formatter_open_currency(
    const char *tag, uint8_t fractionDigits, const char *currency, int32_t width, int32_t *error) {
    return spoken::opened<SpokenICUNumberFormatter>(error, [&](int32_t &reason) -> SpokenICUNumberFormatter * {
        reason = SPOKEN_ICU_UNKNOWN;
        const icu::Locale locale = spoken::localeOf(tag);
        if (!spoken::isKnown(locale) || spoken_icu_currency_is_known(currency) != 1) return nullptr;
        UErrorCode status = U_ZERO_ERROR;
        const icu::CurrencyUnit unit(icu::StringPiece(currency), status);
        if (U_FAILURE(status)) return nullptr;
        UNumberUnitWidth unitWidth = UNUM_UNIT_WIDTH_NARROW;
        if (width == 1) unitWidth = UNUM_UNIT_WIDTH_SHORT;
        if (width == 2) unitWidth = UNUM_UNIT_WIDTH_FULL_NAME;
        if (width == 3) unitWidth = UNUM_UNIT_WIDTH_ISO_CODE;
        return handle(plain(locale, fractionDigits).unit(unit).unitWidth(unitWidth), reason);
    });
}

void spoken_icu_number_formatter_close(SpokenICUNumberFormatter *formatter) { delete formatter; }

int32_t spoken_icu_number_formatter_format(
    const SpokenICUNumberFormatter *formatter, SpokenICUDecimal number, char *buffer, int32_t capacity,
    SpokenICUNumberSpan *span) {
    return spoken::guarded([&]() -> int32_t {
        if (!formatter) return SPOKEN_ICU_FAILURE;
        char text[64];
        const int32_t length = spoken::digits(number, text);
        UErrorCode status = U_ZERO_ERROR;
        const auto formatted = formatter->formatter.formatDecimal({text, length}, status);
        if (U_FAILURE(status)) return spoken::failure(status);
        const icu::UnicodeString result = formatted.toTempString(status);
        if (U_FAILURE(status)) return spoken::failure(status);
        if (span) {
            Span found = find({text, static_cast<size_t>(length)}, result);
            if (found.end == 0) found = ask(formatted, status);
            if (U_FAILURE(status)) return spoken::failure(status);
            *span = {0, 0};
            if (found.start < found.end) *span = {byteOffset(result, found.start), byteOffset(result, found.end)};
        }
        return spoken::write(result, buffer, capacity);
    });
}

int32_t spoken_icu_number_formatter_noun_class(const SpokenICUNumberFormatter *formatter) {
    return spoken::guarded([&]() -> int32_t {
        if (!formatter) return SPOKEN_ICU_FAILURE;
        UErrorCode status = U_ZERO_ERROR;
        const auto formatted = formatter->formatter.formatInt(1, status);
        const UDisplayOptionsNounClass nounClass = formatted.getNounClass(status);
        return U_FAILURE(status) ? spoken::failure(status) : static_cast<int32_t>(nounClass);
    });
}

int32_t spoken_icu_unit_is_known(const char *unit) {
    return spoken::guarded([&]() -> int32_t {
        if (!unit || !*unit) return 0;
        UErrorCode status = U_ZERO_ERROR;
        icu::MeasureUnit::forIdentifier(unit, status);
        return U_SUCCESS(status) ? 1 : 0;
    });
}

int32_t spoken_icu_unit_names_are_known(const char *tag) {
    return spoken::guarded([&]() -> int32_t {
        const icu::Locale locale = spoken::localeOf(tag);
        if (!spoken::isKnown(locale)) return 0;
        UErrorCode status = U_ZERO_ERROR;
        const icu::LocalUResourceBundlePointer bundle(ures_open(U_ICUDATA_NAME "-unit", locale.getName(), &status));
        const icu::LocalUResourceBundlePointer units(ures_getByKey(bundle.getAlias(), "units", nullptr, &status));
        return U_SUCCESS(status) && status != U_USING_DEFAULT_WARNING ? 1 : 0;
    });
}

int32_t spoken_icu_unit_cases(const char *tag, char *buffer, int32_t capacity) {
    return spoken::guarded([&]() -> int32_t {
        const icu::Locale locale = spoken::localeOf(tag);
        if (!spoken::isKnown(locale)) return SPOKEN_ICU_UNKNOWN;
        // ICU has no call for this; the kilometer is inflected in every language that inflects units at all.
        UErrorCode status = U_ZERO_ERROR;
        const icu::LocalUResourceBundlePointer bundle(ures_open(U_ICUDATA_NAME "-unit", locale.getLanguage(), &status));
        icu::LocalUResourceBundlePointer table(ures_getByKey(bundle.getAlias(), "units", nullptr, &status));
        for (const char *key : {"length", "kilometer", "case"}) {
            ures_getByKey(table.getAlias(), key, table.getAlias(), &status);
        }
        if (U_FAILURE(status)) return 0;
        std::string names;
        while (ures_hasNext(table.getAlias())) {
            const icu::LocalUResourceBundlePointer row(ures_getNextResource(table.getAlias(), nullptr, &status));
            if (U_FAILURE(status)) break;
            const char *key = ures_getKey(row.getAlias());
            if (!key) continue;
            if (!names.empty()) names += ' ';
            names += key;
        }
        return spoken::write(names.c_str(), buffer, capacity);
    });
}
