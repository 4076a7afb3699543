#include "Support.hpp"

#include <unicode/listformatter.h>

#include <memory>
#include <vector>

struct SpokenICUListFormatter {
    std::unique_ptr<const icu::ListFormatter> formatter;
};

SpokenICUListFormatter *spoken_icu_list_formatter_open(const char *tag, int32_t type, int32_t width, int32_t *error) {
    return spoken::opened<SpokenICUListFormatter>(error, [&](int32_t &reason) -> SpokenICUListFormatter * {
        reason = SPOKEN_ICU_UNKNOWN;
        const icu::Locale locale = spoken::localeOf(tag);
        if (!spoken::isKnown(locale)) return nullptr;
        const UListFormatterType kind = type == 1   ? ULISTFMT_TYPE_OR
                                        : type == 2 ? ULISTFMT_TYPE_UNITS
                                                    : ULISTFMT_TYPE_AND;
        const UListFormatterWidth size = width <= 0   ? ULISTFMT_WIDTH_NARROW
                                         : width == 1 ? ULISTFMT_WIDTH_SHORT
                                                      : ULISTFMT_WIDTH_WIDE;
        UErrorCode status = U_ZERO_ERROR;
        std::unique_ptr<const icu::ListFormatter> formatter(
            icu::ListFormatter::createInstance(locale, kind, size, status));
        if (U_FAILURE(status) || !formatter) {
            reason = spoken::failure(status);
            return nullptr;
        }
        return new SpokenICUListFormatter{std::move(formatter)};
    });
}

void spoken_icu_list_formatter_close(SpokenICUListFormatter *formatter) { delete formatter; }

int32_t spoken_icu_list_formatter_format(
    const SpokenICUListFormatter *formatter, const SpokenICUText *items, int32_t count, char *buffer,
    int32_t capacity) {
    return spoken::guarded([&]() -> int32_t {
        if (!formatter || count < 0 || (count > 0 && !items)) return SPOKEN_ICU_FAILURE;
        std::vector<icu::UnicodeString> texts;
        texts.reserve(static_cast<size_t>(count));
        for (int32_t index = 0; index < count; ++index) {
            texts.push_back(icu::UnicodeString::fromUTF8({items[index].bytes, items[index].length}));
        }
        UErrorCode status = U_ZERO_ERROR;
        icu::UnicodeString result;
        formatter->formatter->format(texts.data(), count, result, status);
        return U_FAILURE(status) ? spoken::failure(status) : spoken::write(result, buffer, capacity);
    });
}
