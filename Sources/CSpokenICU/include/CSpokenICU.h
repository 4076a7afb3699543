#ifndef C_SPOKEN_ICU_H
#define C_SPOKEN_ICU_H

// The whole border between Swift and ICU: opaque structs, fixed-width integers and UTF-8 bytes, no ICU type.
//
// Conventions
// - Text goes in as a zero-terminated UTF-8 string and comes out into the caller's buffer without a final zero.
// - A function that writes text returns the whole length in bytes. When that is more than `capacity`, the content of
//   the buffer is undefined and the call is to be repeated with room enough.
// - A negative result is an error: SPOKEN_ICU_UNKNOWN or another value below. A null handle says that there is no such
//   thing; `error` then holds the reason. Nothing throws across the border.
// - A handle never changes after it was opened and may be used by many threads at once.

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The name (language, unit, currency, rule set, time zone) is not known to ICU.
#define SPOKEN_ICU_UNKNOWN (-1)
/// ICU is out of memory.
#define SPOKEN_ICU_MEMORY (-2)
/// Any other failure of ICU.
#define SPOKEN_ICU_FAILURE (-3)

/// A decimal by its digits: 1.05 is {1, 5, 2, 0}.
typedef struct SpokenICUDecimal {
    uint64_t integer;
    uint64_t fraction;
    uint8_t fractionDigits;
    uint8_t isNegative;
} SpokenICUDecimal;

/// A text in the caller's memory.
typedef struct SpokenICUText {
    const char *bytes;
    int32_t length;
} SpokenICUText;

// Locales.cpp

/// The version of the ICU library in use, such as "72.1".
int32_t spoken_icu_version(char *buffer, int32_t capacity);
/// The version of its CLDR data, such as "42".
int32_t spoken_icu_cldr_version(char *buffer, int32_t capacity);
/// The number of locales with data.
int32_t spoken_icu_locale_count(void);
/// The BCP 47 tag of one of them.
int32_t spoken_icu_locale_tag(int32_t index, char *buffer, int32_t capacity);
/// 1 when the language of the tag, aliases resolved, has data; 0 when ICU would fall back to its root.
int32_t spoken_icu_locale_is_known(const char *tag);
/// The tag as CLDR spells it: aliases resolved ("iw" is "he"), parts in their letter case.
int32_t spoken_icu_locale_canonical(const char *tag, char *buffer, int32_t capacity);
/// The tag with its likely script and region ("ru" is "ru-Cyrl-RU"), or without them.
int32_t spoken_icu_locale_maximized(const char *tag, char *buffer, int32_t capacity);
int32_t spoken_icu_locale_minimized(const char *tag, char *buffer, int32_t capacity);
/// The name of the language `tag` in the language `display`.
int32_t spoken_icu_locale_name(const char *tag, const char *display, char *buffer, int32_t capacity);
/// 1 when the language is written from right to left.
int32_t spoken_icu_locale_is_right_to_left(const char *tag);

// PluralRules.cpp: categories are 0…5 for zero, one, two, few, many, other.

typedef struct SpokenICUPluralRules SpokenICUPluralRules;
SpokenICUPluralRules *spoken_icu_plural_rules_open(const char *tag, int32_t isOrdinal, int32_t *error);
void spoken_icu_plural_rules_close(SpokenICUPluralRules *rules);
/// The category that the visible digits select: 1 and 1.0 differ.
int32_t spoken_icu_plural_rules_select(const SpokenICUPluralRules *rules, SpokenICUDecimal number);
/// The category of a number with a compact exponent: 1 and 6 for «1 millón».
int32_t spoken_icu_plural_rules_select_compact(
    const SpokenICUPluralRules *rules, SpokenICUDecimal number, int32_t exponent);
/// The categories that the language uses, as bits 1 << category.
int32_t spoken_icu_plural_rules_categories(const SpokenICUPluralRules *rules);

// SpellOut.cpp

typedef struct SpokenICUSpellOut SpokenICUSpellOut;
SpokenICUSpellOut *spoken_icu_spell_out_open(const char *tag, int32_t *error);
void spoken_icu_spell_out_close(SpokenICUSpellOut *spellOut);
int32_t spoken_icu_spell_out_rule_set_count(const SpokenICUSpellOut *spellOut);
/// Such as "%spellout-cardinal-feminine".
int32_t spoken_icu_spell_out_rule_set(const SpokenICUSpellOut *spellOut, int32_t index, char *buffer, int32_t capacity);
/// A whole number by the rule set of that index; soft hyphens are taken out.
int32_t spoken_icu_spell_out_integer(
    const SpokenICUSpellOut *spellOut, int32_t ruleSet, int64_t value, char *buffer, int32_t capacity);
/// A short decimal as ICU says it, to find out how the language reads decimals.
int32_t spoken_icu_spell_out_probe(
    const SpokenICUSpellOut *spellOut, int32_t ruleSet, double value, char *buffer, int32_t capacity);

// NumberFormatter.cpp: a locale, a unit or currency, a width, a case and a number of fraction digits in one handle.

typedef struct SpokenICUNumberFormatter SpokenICUNumberFormatter;
/// Where the digits with their sign stand in a formatted text, in bytes; both 0 when it has none («сутки»).
typedef struct SpokenICUNumberSpan {
    int32_t start;
    int32_t end;
} SpokenICUNumberSpan;

/// Widths: 0 narrow, 1 short, 2 full name. Grouping: 0 never, 1 as the locale does.
SpokenICUNumberFormatter *spoken_icu_number_formatter_open(
    const char *tag, uint8_t fractionDigits, int32_t grouping, int32_t *error);
/// `grammaticalCase` is a CLDR name or null.
SpokenICUNumberFormatter *spoken_icu_number_formatter_open_unit(
    const char *tag, uint8_t fractionDigits, const char *unit, int32_t width, const char *grammaticalCase,
    int32_t *error);
/// Widths: 0 narrow symbol, 1 symbol, 2 name, 3 ISO code.
SpokenICUNumberFormatter *spoken_icu_number_formatter_open_currency(
    const char *tag, uint8_t fractionDigits, const char *currency, int32_t width, int32_t *error);
void spoken_icu_number_formatter_close(SpokenICUNumberFormatter *formatter);
/// `span` may be null.
int32_t spoken_icu_number_formatter_format(
    const SpokenICUNumberFormatter *formatter, SpokenICUDecimal number, char *buffer, int32_t capacity,
    SpokenICUNumberSpan *span);
/// The gender of the formatted unit: 0 none, 1 other, 2 neuter, 3 feminine, 4 masculine, 5 animate, 6 inanimate,
/// 7 personal, 8 common.
int32_t spoken_icu_number_formatter_noun_class(const SpokenICUNumberFormatter *formatter);
/// 1 when the text is a CLDR unit identifier, simple or compound.
int32_t spoken_icu_unit_is_known(const char *unit);
/// 1 when the language has unit names of its own; 0 when ICU would answer with the symbols of its root.
int32_t spoken_icu_unit_names_are_known(const char *tag);
/// CLDR's names of the cases in which the language inflects units, separated by spaces; empty for most languages.
int32_t spoken_icu_unit_cases(const char *tag, char *buffer, int32_t capacity);

// UnitPatterns.cpp
/// All patterns of the units of a language and its parents, a line each: the identifier, a tab, the pattern ("{0} km").
/// The nearest locale comes first. Widths: 0 narrow, 1 short, 2 wide.
int32_t spoken_icu_unit_patterns(const char *tag, int32_t width, char *buffer, int32_t capacity);

// NumberSymbols.cpp: kinds 0 decimal separator, 1 grouping separator, 2 minus, 3 plus, 4 percent, 5 per mille,
// 6 currency decimal separator, 7 currency grouping separator, 8 infinity, 9 not a number, 10…19 the digits 0…9.

typedef struct SpokenICUNumberSymbols SpokenICUNumberSymbols;
SpokenICUNumberSymbols *spoken_icu_number_symbols_open(const char *tag, int32_t *error);
void spoken_icu_number_symbols_close(SpokenICUNumberSymbols *symbols);
int32_t spoken_icu_number_symbols_symbol(
    const SpokenICUNumberSymbols *symbols, int32_t kind, char *buffer, int32_t capacity);
/// The digits of the last group, of the others, and how many must stand before the first separator: 3, 2, 1 in Hindi;
/// 3, 3, 2 in Spanish.
void spoken_icu_number_symbols_grouping(
    const SpokenICUNumberSymbols *symbols, int32_t *primary, int32_t *secondary, int32_t *minimum);

// Currency.cpp

/// 1 when the three letters are an ISO 4217 code, past or present.
int32_t spoken_icu_currency_is_known(const char *code);
/// The minor digits of ISO 4217: 2 for RUB, 0 for JPY.
int32_t spoken_icu_currency_fraction_digits(const char *code);
/// Widths: 0 narrow symbol, 1 symbol, 2 name. SPOKEN_ICU_UNKNOWN when the language has none.
int32_t spoken_icu_currency_name(const char *tag, const char *code, int32_t width, char *buffer, int32_t capacity);
/// The name in a plural category, 0…5. SPOKEN_ICU_UNKNOWN when the language has none.
int32_t spoken_icu_currency_plural_name(
    const char *tag, const char *code, int32_t category, char *buffer, int32_t capacity);
/// The currency of the tag's region, given or likely.
int32_t spoken_icu_currency_of_locale(const char *tag, char *buffer, int32_t capacity);

// DateTime.cpp: Gregorian calendar, no time zone.

/// Years 1…9999, hours 0…24, seconds 0…60.
typedef struct SpokenICUMoment {
    int32_t year;
    int32_t month;
    int32_t day;
    int32_t hour;
    int32_t minute;
    int32_t second;
} SpokenICUMoment;

typedef struct SpokenICUDateFormatter SpokenICUDateFormatter;
/// `skeleton` as in UTS #35, such as "yMMMMd" or "jm".
SpokenICUDateFormatter *spoken_icu_date_formatter_open(const char *tag, const char *skeleton, int32_t *error);
void spoken_icu_date_formatter_close(SpokenICUDateFormatter *formatter);
/// The pattern that the skeleton gave: "d MMMM y 'г'.".
int32_t spoken_icu_date_formatter_pattern(const SpokenICUDateFormatter *formatter, char *buffer, int32_t capacity);
int32_t spoken_icu_date_formatter_format(
    const SpokenICUDateFormatter *formatter, SpokenICUMoment moment, char *buffer, int32_t capacity);

typedef struct SpokenICUDateInterval SpokenICUDateInterval;
/// `skeleton` as of a date: its parts that both ends share stand once, "1–5 May 2025", "9:00–11:30".
SpokenICUDateInterval *spoken_icu_date_interval_open(const char *tag, const char *skeleton, int32_t *error);
void spoken_icu_date_interval_close(SpokenICUDateInterval *interval);
int32_t spoken_icu_date_interval_format(
    const SpokenICUDateInterval *interval, SpokenICUMoment start, SpokenICUMoment end, char *buffer,
    int32_t capacity);

typedef struct SpokenICURelativeDays SpokenICURelativeDays;
/// SPOKEN_ICU_UNKNOWN where CLDR has no words of the language for it.
SpokenICURelativeDays *spoken_icu_relative_days_open(const char *tag, int32_t *error);
void spoken_icu_relative_days_close(SpokenICURelativeDays *days);
/// A day by its distance from today: "tomorrow", "in 3 days"; with `isNumeric` not 0 also "in 1 day".
int32_t spoken_icu_relative_days_format(
    const SpokenICURelativeDays *days, int32_t value, int32_t isNumeric, char *buffer, int32_t capacity);

/// The pattern of a short date: "dd/MM/y" for en-GB.
int32_t spoken_icu_short_date_pattern(const char *tag, char *buffer, int32_t capacity);
/// Months 1…12 and weekdays 1…7 from Monday. Widths: 0 narrow, 1 short, 2 wide. Standalone: «март»; else «марта».
int32_t spoken_icu_month_name(
    const char *tag, int32_t month, int32_t width, int32_t standalone, char *buffer, int32_t capacity);
int32_t spoken_icu_weekday_name(
    const char *tag, int32_t weekday, int32_t width, int32_t standalone, char *buffer, int32_t capacity);
/// The first day of the week of the tag's region, 1…7 from Monday.
int32_t spoken_icu_first_weekday(const char *tag);

// TimeZone.cpp

typedef struct SpokenICUTimeZone SpokenICUTimeZone;
/// `identifier` as in the IANA database, such as "Europe/Moscow".
SpokenICUTimeZone *spoken_icu_time_zone_open(const char *identifier, int32_t *error);
void spoken_icu_time_zone_close(SpokenICUTimeZone *zone);
/// The offset from UTC at an instant, in seconds; `seconds` counts from 1970-01-01T00:00:00Z, or from the same moment
/// of the wall clock when `isLocal` is not 0. Returns 0 or an error.
int32_t spoken_icu_time_zone_offset(
    const SpokenICUTimeZone *zone, int64_t seconds, int32_t isLocal, int32_t *offset);

// Messages.cpp

/// A part of a message of ICU's MessageFormat. `type` is UMessagePatternPartType; `start` and `end` are UTF-8 offsets in
/// the message; `value` is the type of an argument (UMessagePatternArgType) at its start and limit, else the value of
/// the part.
typedef struct SpokenICUMessagePart {
    int32_t type;
    int32_t start;
    int32_t end;
    int32_t value;
} SpokenICUMessagePart;
/// What an apostrophe is in a message: the start of a quote before a brace, itself (it is doubled before, and offsets
/// stay those of the text), or always the start of a quote, as in java.text.MessageFormat.
enum {
    SPOKEN_ICU_APOSTROPHES_USUAL = 0,
    SPOKEN_ICU_APOSTROPHES_LITERAL = 1,
    SPOKEN_ICU_APOSTROPHES_JAVA = 2
};
/// The parts of a message, in its order. Returns how many there are, of which those within `capacity` are written, or an
/// error with its UTF-8 offset; SPOKEN_ICU_UNKNOWN says that a choice has no «other».
int32_t spoken_icu_message_parse(
    const char *bytes, int32_t length, int32_t apostrophes, SpokenICUMessagePart *parts, int32_t capacity,
    int32_t *errorOffset);

// Lists.cpp

typedef struct SpokenICUListFormatter SpokenICUListFormatter;
/// Types: 0 and, 1 or, 2 units. Widths: 0 narrow, 1 short, 2 wide.
SpokenICUListFormatter *spoken_icu_list_formatter_open(const char *tag, int32_t type, int32_t width, int32_t *error);
void spoken_icu_list_formatter_close(SpokenICUListFormatter *formatter);
int32_t spoken_icu_list_formatter_format(
    const SpokenICUListFormatter *formatter, const SpokenICUText *items, int32_t count, char *buffer, int32_t capacity);

#ifdef __cplusplus
}
#endif

#endif
