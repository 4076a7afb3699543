#include "CSpokenICU.h"

#include <cstring>
#include <unicode/uversion.h>

int32_t spoken_icu_version(char *buffer, int32_t capacity) {
    UVersionInfo version;
    char text[U_MAX_VERSION_STRING_LENGTH];
    u_getVersion(version);
    u_versionToString(version, text);
    const auto length = static_cast<int32_t>(std::strlen(text));
    if (capacity > 0) std::memcpy(buffer, text, length < capacity ? length : capacity);
    return length;
}
