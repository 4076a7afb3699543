#include "Support.hpp"

#include <unicode/dtfmtsym.h>
#include <unicode/dtintrv.h>
#include <unicode/dtitvfmt.h>
#include <unicode/dtptngen.h>
#include <unicode/gregocal.h>
#include <unicode/reldatefmt.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>

#include <memory>

struct SpokenICUDateFormatter {
    std::unique_ptr<const icu::SimpleDateFormat> format;
    icu::UnicodeString pattern;
};

struct SpokenICUDateInterval {
    std::unique_ptr<const icu::DateIntervalFormat> format;
};

struct SpokenICURelativeDays {
    std::unique_ptr<const icu::RelativeDateTimeFormatter> format;
};

namespace {

/// The locale with the Gregorian calendar; bogus when unknown. Thai or Persian would else count other years.
icu::Locale gregorian(const char *tag) {
    icu::Locale locale = spoken::localeOf(tag);
    if (!spoken::isKnown(locale)) {
        locale.setToBogus();
        return locale;
    }
    UErrorCode status = U_ZERO_ERROR;
    locale.setKeywordValue("calendar", "gregorian", status);
    return locale;
}

/// The days from 1970-01-01 to a date of the proleptic Gregorian calendar.
int64_t daysFromCivil(int64_t year, int32_t month, int32_t day) {
    year -= month <= 2;
    const int64_t era = (year >= 0 ? year : year - 399) / 400;
    const int64_t yearOfEra = year - era * 400;
    const int64_t dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    const int64_t dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
    return era * 146097 + dayOfEra - 719468;
}

/// The instant of a moment, or false when a part is out of its range.
bool instant(const SpokenICUMoment &moment, UDate &result) {
    if (moment.year < 1 || moment.year > 9999 || moment.month < 1 || moment.month > 12 || moment.day < 1 ||
        moment.day > 31 || moment.hour < 0 || moment.hour > 24 || moment.minute < 0 || moment.minute > 59 ||
        moment.second < 0 || moment.second > 60) {
        return false;
    }
    const int64_t seconds = daysFromCivil(moment.year, moment.month, moment.day) * 86400 + moment.hour * 3600 +
                            moment.minute * 60 + moment.second;
    result = static_cast<UDate>(seconds) * 1000.0;
    return true;
}

icu::DateFormatSymbols::DtWidthType widthOf(int32_t width) {
    if (width <= 0) return icu::DateFormatSymbols::NARROW;
    return width == 1 ? icu::DateFormatSymbols::ABBREVIATED : icu::DateFormatSymbols::WIDE;
}

} // namespace

SpokenICUDateFormatter *spoken_icu_date_formatter_open(const char *tag, const char *skeleton, int32_t *error) {
    return spoken::opened<SpokenICUDateFormatter>(error, [&](int32_t &reason) -> SpokenICUDateFormatter * {
        reason = SPOKEN_ICU_UNKNOWN;
        const icu::Locale locale = gregorian(tag);
        if (locale.isBogus() || !skeleton) return nullptr;
        UErrorCode status = U_ZERO_ERROR;
        const std::unique_ptr<icu::DateTimePatternGenerator> generator(
            icu::DateTimePatternGenerator::createInstance(locale, status));
        if (U_FAILURE(status) || !generator) {
            reason = spoken::failure(status);
            return nullptr;
        }
        const icu::UnicodeString pattern =
            generator->getBestPattern(icu::UnicodeString(skeleton, -1, US_INV), status);
        auto format = std::make_unique<icu::SimpleDateFormat>(pattern, locale, status);
        auto calendar = std::make_unique<icu::GregorianCalendar>(
            icu::TimeZone::getGMT()->clone(), icu::Locale::getRoot(), status);
        if (U_FAILURE(status)) {
            reason = spoken::failure(status);
            return nullptr;
        }
        // No Julian calendar before 1582: a date is formatted as it is given.
        calendar->setGregorianChange(-8.64e15, status);
        format->adoptCalendar(calendar.release());
        return new SpokenICUDateFormatter{std::move(format), pattern};
    });
}

void spoken_icu_date_formatter_close(SpokenICUDateFormatter *formatter) { delete formatter; }

int32_t spoken_icu_date_formatter_pattern(const SpokenICUDateFormatter *formatter, char *buffer, int32_t capacity) {
    return spoken::guarded([&]() -> int32_t {
        return formatter ? spoken::write(formatter->pattern, buffer, capacity) : SPOKEN_ICU_FAILURE;
    });
}

int32_t spoken_icu_date_formatter_format(
    const SpokenICUDateFormatter *formatter, SpokenICUMoment moment, char *buffer, int32_t capacity) {
    return spoken::guarded([&]() -> int32_t {
        UDate date = 0;
        if (!formatter || !instant(moment, date)) return SPOKEN_ICU_UNKNOWN;
        icu::UnicodeString text;
        formatter->format->format(date, text);
        return spoken::write(text, buffer, capacity);
    });
}

SpokenICUDateInterval *spoken_icu_date_interval_open(const char *tag, const char *skeleton, int32_t *error) {
    return spoken::opened<SpokenICUDateInterval>(error, [&](int32_t &reason) -> SpokenICUDateInterval * {
        reason = SPOKEN_ICU_UNKNOWN;
        const icu::Locale locale = gregorian(tag);
        if (locale.isBogus() || !skeleton) return nullptr;
        UErrorCode status = U_ZERO_ERROR;
        std::unique_ptr<icu::DateIntervalFormat> format(
            icu::DateIntervalFormat::createInstance(icu::UnicodeString(skeleton, -1, US_INV), locale, status));
        if (U_FAILURE(status) || !format) {
            reason = spoken::failure(status);
            return nullptr;
        }
        format->setTimeZone(*icu::TimeZone::getGMT());
        auto handle = std::make_unique<SpokenICUDateInterval>();
        handle->format = std::move(format);
        return handle.release();
    });
}

void spoken_icu_date_interval_close(SpokenICUDateInterval *interval) { delete interval; }

int32_t spoken_icu_date_interval_format(
    const SpokenICUDateInterval *interval, SpokenICUMoment start, SpokenICUMoment end, char *buffer,
    int32_t capacity) {
    return spoken::guarded([&]() -> int32_t {
        UDate from = 0;
        UDate to = 0;
        if (!interval || !instant(start, from) || !instant(end, to)) return SPOKEN_ICU_UNKNOWN;
        const icu::DateInterval dates(from, to);
        UErrorCode status = U_ZERO_ERROR;
        icu::UnicodeString text;
        icu::FieldPosition position(icu::FieldPosition::DONT_CARE);
        interval->format->format(&dates, text, position, status);
        return U_FAILURE(status) ? spoken::failure(status) : spoken::write(text, buffer, capacity);
    });
}

SpokenICURelativeDays *spoken_icu_relative_days_open(const char *tag, int32_t *error) {
    return spoken::opened<SpokenICURelativeDays>(error, [&](int32_t &reason) -> SpokenICURelativeDays * {
        reason = SPOKEN_ICU_UNKNOWN;
        const icu::Locale locale = spoken::localeOf(tag);
        if (!spoken::isKnown(locale)) return nullptr;
        UErrorCode status = U_ZERO_ERROR;
        auto format = std::make_unique<icu::RelativeDateTimeFormatter>(locale, status);
        if (U_FAILURE(status)) {
            reason = spoken::failure(status);
            return nullptr;
        }
        // A language without words gets "+3 d", and the English "tomorrow", of the root.
        icu::UnicodeString probe;
        format->formatNumeric(3, UDAT_REL_UNIT_DAY, probe, status);
        if (U_FAILURE(status) || (probe.startsWith(icu::UnicodeString(u'+')) && probe.endsWith(icu::UnicodeString(u'd')))) return nullptr;
        auto handle = std::make_unique<SpokenICURelativeDays>();
        handle->format = std::move(format);
        return handle.release();
    });
}

void spoken_icu_relative_days_close(SpokenICURelativeDays *days) { delete days; }

int32_t spoken_icu_relative_days_format(
    const SpokenICURelativeDays *days, int32_t value, int32_t isNumeric, char *buffer, int32_t capacity) {
    return spoken::guarded([&]() -> int32_t {
        if (!days) return SPOKEN_ICU_FAILURE;
        UErrorCode status = U_ZERO_ERROR;
        icu::UnicodeString text;
        if (isNumeric) {
            days->format->formatNumeric(value, UDAT_REL_UNIT_DAY, text, status);
        } else {
            days->format->format(value, UDAT_REL_UNIT_DAY, text, status);
        }
        return U_FAILURE(status) ? spoken::failure(status) : spoken::write(text, buffer, capacity);
    });
}

int32_t spoken_icu_short_date_pattern(const char *tag, char *buffer, int32_t capacity) {
    return spoken::guarded([&]() -> int32_t {
        const icu::Locale locale = gregorian(tag);
        if (locale.isBogus()) return SPOKEN_ICU_UNKNOWN;
        const std::unique_ptr<icu::DateFormat> format(
            icu::DateFormat::createDateInstance(icu::DateFormat::kShort, locale));
        const auto *simple = dynamic_cast<const icu::SimpleDateFormat *>(format.get());
        if (!simple) return SPOKEN_ICU_FAILURE;
        icu::UnicodeString pattern;
        simple->toPattern(pattern);
        return spoken::write(pattern, buffer, capacity);
    });
}

int32_t spoken_icu_month_name(
    const char *tag, int32_t month, int32_t width, int32_t standalone, char *buffer, int32_t capacity) {
    return spoken::guarded([&]() -> int32_t {
        const icu::Locale locale = gregorian(tag);
        if (locale.isBogus() || month < 1 || month > 12) return SPOKEN_ICU_UNKNOWN;
        UErrorCode status = U_ZERO_ERROR;
        const icu::DateFormatSymbols symbols(locale, status);
        int32_t count = 0;
        const icu::UnicodeString *names = symbols.getMonths(
            count, standalone ? icu::DateFormatSymbols::STANDALONE : icu::DateFormatSymbols::FORMAT, widthOf(width));
        if (U_FAILURE(status) || !names || count < month) return spoken::failure(status);
        return spoken::write(names[month - 1], buffer, capacity);
    });
}

int32_t spoken_icu_weekday_name(
    const char *tag, int32_t weekday, int32_t width, int32_t standalone, char *buffer, int32_t capacity) {
    return spoken::guarded([&]() -> int32_t {
        const icu::Locale locale = gregorian(tag);
        if (locale.isBogus() || weekday < 1 || weekday > 7) return SPOKEN_ICU_UNKNOWN;
        UErrorCode status = U_ZERO_ERROR;
        const icu::DateFormatSymbols symbols(locale, status);
        int32_t count = 0;
        const icu::UnicodeString *names = symbols.getWeekdays(
            count, standalone ? icu::DateFormatSymbols::STANDALONE : icu::DateFormatSymbols::FORMAT, widthOf(width));
        const int32_t index = weekday % 7 + 1; // ICU: 1 is Sunday, 2 is Monday
        if (U_FAILURE(status) || !names || count <= index) return spoken::failure(status);
        return spoken::write(names[index], buffer, capacity);
    });
}

int32_t spoken_icu_first_weekday(const char *tag) {
    return spoken::guarded([&]() -> int32_t {
        icu::Locale locale = gregorian(tag);
        if (locale.isBogus()) return SPOKEN_ICU_UNKNOWN;
        UErrorCode status = U_ZERO_ERROR;
        const std::unique_ptr<icu::Calendar> calendar(icu::Calendar::createInstance(locale, status));
        if (U_FAILURE(status) || !calendar) return spoken::failure(status);
        const int32_t day = calendar->getFirstDayOfWeek(status);
        return U_FAILURE(status) ? spoken::failure(status) : (day + 5) % 7 + 1;
    });
}
