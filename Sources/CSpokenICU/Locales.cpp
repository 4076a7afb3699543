#include "Support.hpp"

#include <unicode/locdspnm.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

namespace {

int32_t versionText(const UVersionInfo version, int32_t parts, char *buffer, int32_t capacity) {
    std::string text = std::to_string(version[0]);
    for (int32_t part = 1; part < parts; ++part) {
        bool isRestZero = true;
        for (int32_t rest = part; rest < parts; ++rest) isRestZero = isRestZero && version[rest] == 0;
        if (isRestZero && part > 1) break;
        text += "." + std::to_string(version[part]);
    }
    return spoken::write(text.c_str(), buffer, capacity);
}

int32_t writeTag(const icu::Locale &locale, char *buffer, int32_t capacity) {
    if (locale.isBogus()) return SPOKEN_ICU_UNKNOWN;
    UErrorCode status = U_ZERO_ERROR;
    const std::string tag = locale.toLanguageTag<std::string>(status);
    if (U_FAILURE(status)) return spoken::failure(status);
    return spoken::write(tag.c_str(), buffer, capacity);
}

} // namespace

int32_t spoken_icu_version(char *buffer, int32_t capacity) {
    return spoken::guarded([&] {
        UVersionInfo version;
        u_getVersion(version);
        return versionText(version, 4, buffer, capacity);
    });
}

int32_t spoken_icu_cldr_version(char *buffer, int32_t capacity) {
    return spoken::guarded([&]() -> int32_t {
        UVersionInfo version;
        UErrorCode status = U_ZERO_ERROR;
        ulocdata_getCLDRVersion(version, &status);
        if (U_FAILURE(status)) return spoken::failure(status);
        std::string text = std::to_string(version[0]);
        if (version[1] != 0) text += "." + std::to_string(version[1]);
        return spoken::write(text.c_str(), buffer, capacity);
    });
}

int32_t spoken_icu_locale_count(void) {
    return spoken::guarded([] { return uloc_countAvailable(); });
}

int32_t spoken_icu_locale_tag(int32_t index, char *buffer, int32_t capacity) {
    return spoken::guarded([&]() -> int32_t {
        if (index < 0 || index >= uloc_countAvailable()) return SPOKEN_ICU_UNKNOWN;
        return writeTag(icu::Locale(uloc_getAvailable(index)), buffer, capacity);
    });
}

int32_t spoken_icu_locale_is_known(const char *tag) {
    return spoken::guarded([&] { return spoken::isKnown(spoken::localeOf(tag)) ? 1 : 0; });
}

int32_t spoken_icu_locale_canonical(const char *tag, char *buffer, int32_t capacity) {
    return spoken::guarded([&] { return writeTag(spoken::localeOf(tag), buffer, capacity); });
}

int32_t spoken_icu_locale_maximized(const char *tag, char *buffer, int32_t capacity) {
    return spoken::guarded([&]() -> int32_t {
        icu::Locale locale = spoken::localeOf(tag);
        UErrorCode status = U_ZERO_ERROR;
        if (!locale.isBogus()) locale.addLikelySubtags(status);
        return U_FAILURE(status) ? spoken::failure(status) : writeTag(locale, buffer, capacity);
    });
}

int32_t spoken_icu_locale_minimized(const char *tag, char *buffer, int32_t capacity) {
    return spoken::guarded([&]() -> int32_t {
        icu::Locale locale = spoken::localeOf(tag);
        UErrorCode status = U_ZERO_ERROR;
        if (!locale.isBogus()) locale.minimizeSubtags(status);
        return U_FAILURE(status) ? spoken::failure(status) : writeTag(locale, buffer, capacity);
    });
}

int32_t spoken_icu_locale_name(const char *tag, const char *display, char *buffer, int32_t capacity) {
    return spoken::guarded([&]() -> int32_t {
        const icu::Locale locale = spoken::localeOf(tag);
        const icu::Locale shown = spoken::localeOf(display);
        if (locale.isBogus() || !spoken::isKnown(shown)) return SPOKEN_ICU_UNKNOWN;
        const icu::LocalPointer<icu::LocaleDisplayNames> names(icu::LocaleDisplayNames::createInstance(shown));
        if (names.isNull()) return SPOKEN_ICU_MEMORY;
        icu::UnicodeString name;
        names->localeDisplayName(locale, name);
        // Without a name ICU answers with the code itself.
        if (name.isBogus() || name.isEmpty() || name == icu::UnicodeString::fromUTF8(locale.getName())) {
            return SPOKEN_ICU_UNKNOWN;
        }
        return spoken::write(name, buffer, capacity);
    });
}

int32_t spoken_icu_locale_is_right_to_left(const char *tag) {
    return spoken::guarded([&]() -> int32_t {
        const icu::Locale locale = spoken::localeOf(tag);
        return locale.isBogus() ? SPOKEN_ICU_UNKNOWN : (locale.isRightToLeft() ? 1 : 0);
    });
}
