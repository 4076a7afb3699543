#ifndef SPOKEN_ICU_SUPPORT_HPP
#define SPOKEN_ICU_SUPPORT_HPP

#include "CSpokenICU.h"

#include <cstring>
#include <new>
#include <string>
#include <unicode/bytestream.h>
#include <unicode/locid.h>
#include <unicode/unistr.h>
#include <unicode/utypes.h>

namespace spoken {

/// Writes UTF-8 into the caller's buffer and counts what did not fit.
class Output final : public icu::ByteSink {
public:
    Output(char *buffer, int32_t capacity) : buffer(buffer), capacity(buffer ? capacity : 0) {}

    void Append(const char *bytes, int32_t count) override {
        if (count <= 0) return;
        const int32_t room = capacity - length;
        if (room > 0) std::memcpy(buffer + length, bytes, static_cast<size_t>(count < room ? count : room));
        length += count;
    }

    int32_t length = 0;

private:
    char *const buffer;
    const int32_t capacity;
};

inline int32_t write(const icu::UnicodeString &text, char *buffer, int32_t capacity) {
    Output output(buffer, capacity);
    text.toUTF8(output);
    return output.length;
}

inline int32_t write(const char *text, char *buffer, int32_t capacity) {
    Output output(buffer, capacity);
    output.Append(text, static_cast<int32_t>(std::strlen(text)));
    return output.length;
}

/// ICU's status as ours. Warnings such as U_USING_DEFAULT_WARNING are negative in ICU and count as success.
inline int32_t failure(UErrorCode status) {
    switch (status) {
    case U_MEMORY_ALLOCATION_ERROR: return SPOKEN_ICU_MEMORY;
    case U_MISSING_RESOURCE_ERROR:
    case U_ILLEGAL_ARGUMENT_ERROR:
    case U_NUMBER_SKELETON_SYNTAX_ERROR: return SPOKEN_ICU_UNKNOWN;
    default: return SPOKEN_ICU_FAILURE;
    }
}

/// Runs `body` and turns an exception into an error value: ICU throws none, the C++ library may run out of memory.
template <typename Body> int32_t guarded(Body body) noexcept {
    try {
        return body();
    } catch (const std::bad_alloc &) {
        return SPOKEN_ICU_MEMORY;
    } catch (...) {
        return SPOKEN_ICU_FAILURE;
    }
}

/// The same for a function that opens a handle: `body` sets its argument to the error when it returns null.
template <typename Handle, typename Body> Handle *opened(int32_t *error, Body body) noexcept {
    int32_t reason = SPOKEN_ICU_FAILURE;
    Handle *handle = nullptr;
    try {
        handle = body(reason);
    } catch (const std::bad_alloc &) {
        reason = SPOKEN_ICU_MEMORY;
    } catch (...) {
        reason = SPOKEN_ICU_FAILURE;
    }
    if (error) *error = handle ? 0 : reason;
    return handle;
}

/// The locale of a BCP 47 tag with aliases resolved; bogus when the tag is malformed.
icu::Locale localeOf(const char *tag);

/// True when the locale's language has data of its own: else ICU would silently answer in its root or in the language
/// of the environment.
bool isKnown(const icu::Locale &locale);

/// The digits as text, "-1234.50", which is how every decimal enters ICU. Returns the length.
int32_t digits(const SpokenICUDecimal &number, char (&text)[64]);

} // namespace spoken

#endif
