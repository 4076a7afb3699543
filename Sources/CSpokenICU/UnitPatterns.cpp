#include "Support.hpp"

#include <string>
#include <unicode/locid.h>
#include <unicode/ures.h>

namespace {

/// The next member of a table; null behind the last one.
icu::LocalUResourceBundlePointer next(UResourceBundle *table, UErrorCode &status) {
    if (U_FAILURE(status) || !ures_hasNext(table)) return icu::LocalUResourceBundlePointer();
    return icu::LocalUResourceBundlePointer(ures_getNextResource(table, nullptr, &status));
}

bool isPattern(const char *key) {
    for (const char *name : {"zero", "one", "two", "few", "many", "other"}) {
        if (std::strcmp(key, name) == 0) return true;
    }
    return false;
}

/// Appends the patterns of one bundle: "kilometer\t{0} km\n".
void append(UResourceBundle *bundle, const char *width, std::string &output) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::LocalUResourceBundlePointer types(ures_getByKey(bundle, width, nullptr, &status));
    for (auto type = next(types.getAlias(), status); type.isValid(); type = next(types.getAlias(), status)) {
        // The powers and the "per" patterns stand beside the types of units.
        if (ures_getType(type.getAlias()) != URES_TABLE) continue;
        for (auto unit = next(type.getAlias(), status); unit.isValid(); unit = next(type.getAlias(), status)) {
            const char *identifier = ures_getKey(unit.getAlias());
            if (!identifier || ures_getType(unit.getAlias()) != URES_TABLE) continue;
            const std::string name = identifier;
            for (auto pattern = next(unit.getAlias(), status); pattern.isValid(); pattern = next(unit.getAlias(), status)) {
                const char *key = ures_getKey(pattern.getAlias());
                if (!key || ures_getType(pattern.getAlias()) != URES_STRING || !isPattern(key)) continue;
                int32_t length = 0;
                const char16_t *text = ures_getString(pattern.getAlias(), &length, &status);
                if (U_FAILURE(status)) break;
                output += name;
                output += '\t';
                icu::UnicodeString(text, length).toUTF8String(output);
                output += '\n';
            }
        }
    }
}

/// The locale that a bundle inherits from: the one it names («no» of «nb», "en_IN" of "hi_Latn"), else the shorter tag.
std::string parent(const std::string &name, UResourceBundle *bundle) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = 0;
    const char16_t *named = ures_getStringByKey(bundle, "%%Parent", &length, &status);
    std::string result;
    if (U_SUCCESS(status)) return icu::UnicodeString(named, length).toUTF8String(result);
    const auto end = name.rfind('_');
    return end == std::string::npos ? "root" : name.substr(0, end);
}

} // namespace

int32_t spoken_icu_unit_patterns(const char *tag, int32_t width, char *buffer, int32_t capacity) {
    return spoken::guarded([&]() -> int32_t {
        icu::Locale locale = spoken::localeOf(tag);
        if (!spoken::isKnown(locale)) return SPOKEN_ICU_UNKNOWN;
        const char *table = width <= 0 ? "unitsNarrow" : width == 1 ? "unitsShort" : "units";
        std::string output;
        // A bundle has only what its parent has not: the nearest one comes first.
        std::string name = locale.getName();
        while (!name.empty()) {
            UErrorCode status = U_ZERO_ERROR;
            const icu::LocalUResourceBundlePointer bundle(
                ures_openDirect(U_ICUDATA_NAME "-unit", name.c_str(), &status));
            if (U_SUCCESS(status)) append(bundle.getAlias(), table, output);
            if (name == "root") break;
            name = parent(name, bundle.getAlias());
        }
        return spoken::write(output.c_str(), buffer, capacity);
    });
}
