#include "Support.hpp"

#include <unicode/messagepattern.h>

#include <vector>

namespace {

/// The text as ICU counts it, with the UTF-8 offset of each of its units and of its end.
struct Units {
    icu::UnicodeString text;
    std::vector<int32_t> offsets;

    Units(const char *bytes, int32_t length, bool doublesApostrophes) {
        offsets.reserve(static_cast<size_t>(length) + 1);
        int32_t index = 0;
        while (index < length) {
            const int32_t start = index;
            UChar32 code;
            U8_NEXT(bytes, index, length, code);
            if (code < 0) code = 0xFFFD;
            const int32_t times = doublesApostrophes && code == u'\'' ? 2 : 1;
            for (int32_t time = 0; time < times; ++time) {
                text.append(code);
                offsets.push_back(start);
                if (code > 0xFFFF) offsets.push_back(start);
            }
        }
        offsets.push_back(length);
    }

    int32_t offset(int32_t unit) const {
        if (unit < 0) return 0;
        const size_t index = static_cast<size_t>(unit);
        return index < offsets.size() ? offsets[index] : offsets.back();
    }
};

} // namespace

int32_t spoken_icu_message_parse(
    const char *bytes, int32_t length, int32_t apostrophes, SpokenICUMessagePart *parts, int32_t capacity,
    int32_t *errorOffset) {
    return spoken::guarded([&]() -> int32_t {
        const Units units(bytes, length, apostrophes == SPOKEN_ICU_APOSTROPHES_LITERAL);
        UErrorCode status = U_ZERO_ERROR;
        UParseError error;
        error.offset = -1;
        icu::MessagePattern pattern(
            apostrophes == SPOKEN_ICU_APOSTROPHES_JAVA ? UMSGPAT_APOS_DOUBLE_REQUIRED : UMSGPAT_APOS_DOUBLE_OPTIONAL,
            status);
        pattern.parse(units.text, &error, status);
        if (U_FAILURE(status)) {
            if (errorOffset) *errorOffset = units.offset(error.offset);
            if (status == U_DEFAULT_KEYWORD_MISSING) return SPOKEN_ICU_UNKNOWN;
            return status == U_MEMORY_ALLOCATION_ERROR ? SPOKEN_ICU_MEMORY : SPOKEN_ICU_FAILURE;
        }
        const int32_t count = pattern.countParts();
        for (int32_t index = 0; index < count && index < capacity; ++index) {
            const icu::MessagePattern::Part &part = pattern.getPart(index);
            SpokenICUMessagePart &result = parts[index];
            result.type = static_cast<int32_t>(part.getType());
            result.start = units.offset(part.getIndex());
            result.end = units.offset(part.getLimit());
            result.value = part.getType() == UMSGPAT_PART_TYPE_ARG_START || part.getType() == UMSGPAT_PART_TYPE_ARG_LIMIT
                ? static_cast<int32_t>(part.getArgType())
                : part.getValue();
        }
        return count;
    });
}
