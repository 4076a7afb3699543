#include "Support.hpp"

#include <unicode/timezone.h>

#include <memory>

struct SpokenICUTimeZone {
    std::unique_ptr<const icu::TimeZone> zone;
};

SpokenICUTimeZone *spoken_icu_time_zone_open(const char *identifier, int32_t *error) {
    return spoken::opened<SpokenICUTimeZone>(error, [&](int32_t &reason) -> SpokenICUTimeZone * {
        reason = SPOKEN_ICU_UNKNOWN;
        if (!identifier || !*identifier) return nullptr;
        const icu::UnicodeString name = icu::UnicodeString::fromUTF8(identifier);
        std::unique_ptr<const icu::TimeZone> zone(icu::TimeZone::createTimeZone(name));
        // An unknown name gives a zone called Etc/Unknown with the offset 0.
        if (!zone || *zone == icu::TimeZone::getUnknown()) return nullptr;
        return new SpokenICUTimeZone{std::move(zone)};
    });
}

void spoken_icu_time_zone_close(SpokenICUTimeZone *zone) { delete zone; }

int32_t spoken_icu_time_zone_offset(
    const SpokenICUTimeZone *zone, int64_t seconds, int32_t isLocal, int32_t *offset) {
    return spoken::guarded([&]() -> int32_t {
        if (!zone || !offset) return SPOKEN_ICU_FAILURE;
        UErrorCode status = U_ZERO_ERROR;
        int32_t raw = 0;
        int32_t daylight = 0;
        zone->zone->getOffset(static_cast<UDate>(seconds) * 1000.0, isLocal != 0, raw, daylight, status);
        if (U_FAILURE(status)) return spoken::failure(status);
        *offset = (raw + daylight) / 1000;
        return 0;
    });
}
