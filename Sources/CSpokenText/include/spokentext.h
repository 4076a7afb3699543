/*
 * libspokentext: what is shown and what is said, for every language that calls C.
 *
 *     spokentext_formatter formatter;
 *     spokentext_text *spoken;
 *     spokentext_error error;
 *     if (spokentext_formatter_open("ru", NULL, &formatter, &error) == SPOKENTEXT_OK
 *         && spokentext_speak(formatter, "Средняя 30 см", SPOKENTEXT_TERMINATED, &spoken, &error) == SPOKENTEXT_OK) {
 *         puts(spoken->bytes);  // Средняя 30 сантиметров
 *         spokentext_free(spoken);
 *     } else {
 *         fprintf(stderr, "%s\n", error.message);
 *     }
 *
 * - Texts are UTF-8. Names and options end with NUL; texts come with their length in bytes, may hold NULs, and what comes
 *   out has a NUL behind it too.
 * - Every function may be called from every thread at any time, on one handle from many threads at once.
 * - A handle that is closed, or was never opened, is an error (SPOKENTEXT_CLOSED), also while another thread closes it.
 * - A function that fails says why in `error`, which belongs to the caller and may be NULL, and sets its result to NULL.
 * - A result is one block: spokentext_free frees it with all that it points to.
 */
#ifndef SPOKENTEXT_H
#define SPOKENTEXT_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Why a call failed. Later versions may add more; the numbers stay. */
typedef enum spokentext_status {
    SPOKENTEXT_OK = 0,
    /* A pointer is NULL that must not be. */
    SPOKENTEXT_NULL_POINTER = 1,
    /* A text is no UTF-8: `error.place` is the offset of its first wrong byte. */
    SPOKENTEXT_INVALID_UTF8 = 2,
    /* A text is longer than the formatter reads, or a result longer than its offsets can count. */
    SPOKENTEXT_TOO_LONG = 3,
    /* The handle is closed, or is none of this kind. */
    SPOKENTEXT_CLOSED = 4,
    /* A tag is malformed, or CLDR has no such language. */
    SPOKENTEXT_INVALID_LANGUAGE = 5,
    /* An option has no such value. */
    SPOKENTEXT_INVALID_OPTION = 6,
    /* A value that cannot be read or that the language cannot say. */
    SPOKENTEXT_INVALID_VALUE = 7,
    /* A key that no file of the catalog has. */
    SPOKENTEXT_UNKNOWN_KEY = 8,
    /* A catalog or a file cannot be read or is broken. */
    SPOKENTEXT_UNREADABLE = 9,
    /* The memory for the result is not there. */
    SPOKENTEXT_NO_MEMORY = 10
} spokentext_status;

/* What went wrong: filled by a function that fails, left alone by one that does not. */
typedef struct spokentext_error {
    spokentext_status status;
    /* Of many texts, the number of the wrong one, from 0; else 0. */
    uint64_t index;
    /* In a text, the offset in bytes of what is wrong; else 0. */
    uint64_t place;
    /* One line that says what is wrong and what would be right, ended by NUL; cut where it is longer. */
    char message[488];
} spokentext_error;

/* Opaque; copies are the same handle. All zero is no handle. */
typedef struct spokentext_formatter { uint64_t id; } spokentext_formatter;
typedef struct spokentext_catalog { uint64_t id; } spokentext_catalog;

/* The length of a text that ends with NUL. */
#define SPOKENTEXT_TERMINATED SIZE_MAX

/*
 * What a formatter or a catalog is opened with. All zero is what is usual: `spokentext_options options = {0};`
 * `size` is sizeof(spokentext_options), or 0 for that of this version.
 */
typedef struct spokentext_options {
    size_t size;
    /* How numbers are said: "digits" (for screen readers; usual) or "words" (for plain synthesizers). */
    const char *numbers;
    /* Words of your own: word, tab, how it is said, a line each; in Russian two more columns decline it. */
    const char *lexicon;
    /* Nouns to count, a table with a header, as for `spokentext format count --nouns`. */
    const char *nouns;
    /* What becomes of emoji beside words, for speaking: "drop" (usual) or "keep". */
    const char *emoji;
    /* Readings below it stay as written, for speaking: "guess", "likely" or "certain". */
    const char *confidence;
    /* What stands behind the point of money: "named" (usual), "fraction" or "number". */
    const char *minor_units;
    /* How a currency is shown: "symbol" (usual) or "abbreviation". */
    const char *currency_style;
    /* "yes" or "no": English says "one hundred and one"; NULL follows the region. */
    const char *says_and;
    /* Not 0: writes «е» for «ё» in what is said. */
    int without_yo;
    /* Not 0: says «тысяча двести», not «одна тысяча двести». */
    int bare_thousand;
    /* Not 0: says «два с половиной», not «две целых пять десятых». */
    int half;
    /* The longest text that is read, in bytes; 0 is 2147483647, which is also the most. */
    size_t longest_text;
} spokentext_options;

/* UTF-8 with its length in bytes; `bytes[length]` is NUL. */
typedef struct spokentext_text {
    const char *bytes;
    size_t length;
} spokentext_text;

/* What is shown and what is said. */
typedef struct spokentext_pair {
    spokentext_text visible;
    spokentext_text accessible;
} spokentext_pair;

/* A place that is said otherwise than it is written, or that no rule reads (`kind` is "unread"). Offsets count bytes. */
typedef struct spokentext_span {
    size_t visible_start, visible_end;
    size_t spoken_start, spoken_end;
    /* The semiotic class: "measure", "money", "date", … */
    const char *kind;
    /* The stable name of the rule: "amount". Empty for what no rule has found. */
    const char *rule;
    /* "guess", "likely" or "certain". */
    const char *confidence;
} spokentext_span;

/* A spoken text with its spans, in their order; outside of them it equals the text that came in. */
typedef struct spokentext_speech {
    spokentext_text spoken;
    const spokentext_span *spans;
    size_t span_count;
} spokentext_speech;

/*
 * Many texts in one buffer, as Apache Arrow has them: text `i` goes from offset `i` to offset `i + 1`.
 * `offsets` are `count + 1` numbers of `offset_size` bytes: 4 (int32_t) or 8 (int64_t); they never fall.
 */
typedef struct spokentext_texts {
    const char *bytes;
    /* How many bytes may be read; no offset is beyond it. */
    size_t length;
    const void *offsets;
    size_t offset_size;
    size_t count;
} spokentext_texts;

/* Many spoken texts, and how sure each of them is. */
typedef struct spokentext_assessments {
    /* What should be said, as from spokentext_speak_many. */
    spokentext_texts spoken;
    /* Of each text the least confidence of what is said otherwise than it is written: 1 guess, 2 likely, 3 certain; 0 where
       nothing is. */
    const uint8_t *confidences;
    /* The places of all texts that no rule reads, as they are written: numbers, units, signs, abbreviations. */
    spokentext_texts unread;
    /* Which of them are whose: those of text `i` go from number `i` to number `i + 1` of these; `count + 1` numbers of
       `offset_size` bytes. */
    const void *unread_offsets;
} spokentext_assessments;

/* The version of the library, of ICU and CLDR: "0.2.0 (commit 1a2b3c4d5e6f, ICU 72.1, CLDR 42)". Lives for ever. */
const char *spokentext_version(void);

/* The name of a status: "invalid-utf8". Lives for ever. */
const char *spokentext_status_name(spokentext_status status);

/* Frees a result of any function below. NULL is left alone. */
void spokentext_free(void *result);

/*
 * Opens what speaks a language; `language` is a tag of BCP 47 such as "ru" or "es-MX", `options` may be NULL. Takes some
 * milliseconds: open it once and keep it.
 * Fails with INVALID_LANGUAGE, INVALID_OPTION, INVALID_UTF8.
 */
spokentext_status spokentext_formatter_open(
    const char *language, const spokentext_options *options, spokentext_formatter *formatter, spokentext_error *error);

/* Closes a formatter; calls under way finish with it. Fails with CLOSED when it is closed already. */
spokentext_status spokentext_formatter_close(spokentext_formatter formatter, spokentext_error *error);

/*
 * What should be said of a text: «от 395 ₽» is «от 395 рублей». What is said well already stays, byte for byte.
 * Fails with INVALID_UTF8, TOO_LONG, CLOSED.
 */
spokentext_status spokentext_speak(
    spokentext_formatter formatter, const char *text, size_t length, spokentext_text **spoken, spokentext_error *error);

/*
 * The same into a buffer of the caller. `*needed` is the length of what is said, without the NUL behind it. Where
 * `capacity` is not larger than that, nothing is written and the call succeeds: come back with more room.
 */
spokentext_status spokentext_speak_into(
    spokentext_formatter formatter, const char *text, size_t length, char *buffer, size_t capacity, size_t *needed,
    spokentext_error *error);

/* What should be said, and every place where it differs from the text or that no rule reads. */
spokentext_status spokentext_speak_spans(
    spokentext_formatter formatter, const char *text, size_t length, spokentext_speech **speech, spokentext_error *error);

/*
 * What should be said of many texts, in their order, on `jobs` threads (0: as many as there are cores). The offsets of the
 * result have the size of those that came in. Either all are said or the call fails; `error->index` is then the first
 * wrong text.
 * Fails with INVALID_UTF8, INVALID_VALUE (offsets that fall or leave the buffer), TOO_LONG (offsets of 4 bytes cannot count
 * the result: come back with 8), CLOSED, NO_MEMORY.
 */
spokentext_status spokentext_speak_many(
    spokentext_formatter formatter, const spokentext_texts *texts, unsigned jobs, spokentext_texts **spoken,
    spokentext_error *error);

/*
 * The same, with how sure each one is and what of it no rule reads: what a catalogue of millions of rows is looked through
 * by. Takes up to a quarter longer. Fails as spokentext_speak_many does.
 */
spokentext_status spokentext_assess_many(
    spokentext_formatter formatter, const spokentext_texts *texts, unsigned jobs, spokentext_assessments **assessments,
    spokentext_error *error);

/*
 * A value to format, or an argument of a string. `kind` says which; of the rest each kind reads what it needs, and a field
 * that it does not know is an error. All zero is no value: `spokentext_value price = {.kind = "price", …};`
 *
 * kind        what it takes                                                   example
 * price       number, currency; per, magnitude, to, sign, old                 «179 ₽» / «179 рублей»
 * discount    number; currency (else percent), to                             «−20 %» / «скидка 20 процентов»
 * free                                                                        «бесплатно»
 * measure     number, unit; magnitude, to, sign                               «30 см» / «30 сантиметров»
 * dimensions  parts (numbers), unit                                           «10 × 15 см» / «10 на 15 сантиметров»
 * mixed       parts (numbers and units by turns)                              «2 ч 15 мин» / «2 часа 15 минут»
 * count       number, noun; forms, gender, animate, collective, magnitude, to, sign   «3 товара»
 * number      number; gender, animate, magnitude, to, sign                    «1,5»
 * ordinal     number; gender, plural, animate, before_noun, to                «3-й» / «третий»
 * fraction    number ("2/3" or "1 1/2")                                       «2/3» / «две трети»
 * rating      number, to (the total)                                          «4,7 из 5»
 * list        parts; alternative, oxford_comma                                «сыр, ветчина и грибы»
 * time        number ("18:30")                                                «18:30»
 * hours       number ("09:00"), to ("23:00")                                  «с 09:00 до 23:00» / «с 9 до 23»
 * schedule    parts (one text of OpenStreetMap's opening_hours)               «пн–пт 09:00–21:00» / …
 * date        number ("2025-03-21"); to                                       «21 марта 2025 г.» / «21 марта 2025 года»
 * day         number (days from today)                                        «завтра»
 * duration    number (seconds)                                                «2 ч 15 мин» / «2 часа 15 минут»
 * year, decade, century, millennium   number; without_noun, to                «XIX в.» / «19-й век»
 * text        text: read as free text                                         «30 см» / «30 сантиметров»
 * verbatim    text: said exactly as it is shown                               a name that a user gave
 *
 * All but list, schedule, day, rating, text and verbatim also take `grammatical_case`; all of these that stand behind a
 * preposition take `role`. A number is written with a point or the language's separator: "179.00", "-5".
 */
typedef struct spokentext_value {
    /* sizeof(spokentext_value), or 0 for that of this version. */
    size_t size;
    const char *kind;
    /* For an argument of a string that names its arguments: the name. */
    const char *name;
    const char *number;
    /* The other end of a range; with `approximate` the neighbour: «5–6 штук». */
    const char *to;
    /* Of ISO 4217: "RUB". */
    const char *currency;
    /* An identifier of CLDR: "centimeter", "kilometer-per-hour". */
    const char *unit;
    /* What a price is for: "month". */
    const char *per;
    /* The price before: «999 ₽ вместо 1 299 ₽». */
    const char *old;
    /* A common noun of the language, the key of one of `options.nouns`. */
    const char *noun;
    /* The forms of a noun by plural category instead: "one=товар,few=товара,many=товаров". */
    const char *forms;
    /* "thousand", "million", "billion" or "trillion". */
    const char *magnitude;
    /* "plus" or "plus-minus". */
    const char *sign;
    /* "masculine", "feminine" or "neuter". */
    const char *gender;
    /* "nominative", "genitive", "dative", "accusative", "instrumental", "prepositional", … */
    const char *grammatical_case;
    /* A preposition with its case: "plain", "from", "up-to", "about", "for" or "each". */
    const char *role;
    /* Of `text` and `verbatim`, `text_length` bytes of it. */
    const char *text;
    size_t text_length;
    const char *const *parts;
    size_t part_count;
    int approximate, animate, plural, before_noun, collective, without_noun, alternative, oxford_comma;
} spokentext_value;

/*
 * The pair of a value. The language must be able to say it: else the call fails, and nothing is said in another way.
 * Fails with INVALID_VALUE, INVALID_UTF8, TOO_LONG, CLOSED.
 */
spokentext_status spokentext_format(
    spokentext_formatter formatter, const spokentext_value *value, spokentext_pair **pair, spokentext_error *error);

/*
 * Opens a file of strings or a folder of them, in any format that `spokentext check` reads. `source_language` may be NULL:
 * then the files say it. Fails with UNREADABLE (message: file, line and column), INVALID_LANGUAGE, INVALID_OPTION.
 */
spokentext_status spokentext_catalog_open(
    const char *path, const char *source_language, const spokentext_options *options, spokentext_catalog *catalog,
    spokentext_error *error);

/* Closes a catalog; calls under way finish with it. */
spokentext_status spokentext_catalog_close(spokentext_catalog catalog, spokentext_error *error);

/* Where a string will be shown. All zero is what is usual. */
typedef struct spokentext_place {
    size_t size;
    /* What the user reads: a tag, or a header Accept-Language such as "ru-RU, en;q=0.5"; NULL is the source language. */
    const char *language;
    /* The name of the file without its ending; NULL is the first one that has the key. */
    const char *table;
    /* The room, in the unit of the catalog's width keys; 0 takes the widest variant. */
    size_t width;
    /* A content size category of iOS, "accessibilityExtraLarge"; NULL is "large". */
    const char *text_size;
    /* The font scale of Android in its place; 0 is none. */
    double font_scale;
    /* "iphone", "ipad", "mac", …; NULL takes the variant for all devices. */
    const char *device;
} spokentext_place;

/*
 * A string of the catalog with its arguments, in the order of its placeholders or by their names. Values are said in the
 * case that their place governs. `place` may be NULL.
 * Fails with UNKNOWN_KEY, INVALID_VALUE (a wrong, missing or extra argument), INVALID_LANGUAGE, INVALID_OPTION, CLOSED.
 */
spokentext_status spokentext_catalog_get(
    spokentext_catalog catalog, const char *key, const spokentext_value *arguments, size_t count,
    const spokentext_place *place, spokentext_pair **pair, spokentext_error *error);

/* The languages of a catalog, in the order of their tags. */
spokentext_status spokentext_catalog_languages(
    spokentext_catalog catalog, spokentext_texts **languages, spokentext_error *error);

/*
 * Reads all files again and puts the new strings in the place of the old ones, all at once. Fails with UNREADABLE, and the
 * strings stay as they were, when a file is broken or a language is gone.
 */
spokentext_status spokentext_catalog_reload(spokentext_catalog catalog, spokentext_error *error);

/* What a check has found. */
typedef struct spokentext_report {
    /* The report of `spokentext check --format json`. */
    spokentext_text json;
    /* What could not be read, one line for each; empty when all was. */
    spokentext_text failures;
    /* As the exit status of the command: 0 clean, 1 findings, 2 failures. */
    int exit_status;
} spokentext_report;

/*
 * Checks files and folders of strings. `arguments` are those of `spokentext check`: paths and options that choose, such as
 * "--select", "plurals". Options that write (--fix, --diff, --format, --update-baseline, --watch) are refused.
 * Fails with INVALID_OPTION, NULL_POINTER, INVALID_UTF8.
 */
spokentext_status spokentext_check(
    const char *const *arguments, size_t count, spokentext_report **report, spokentext_error *error);

/* The command line: runs `spokentext` with these arguments (without its name) and ends the process with its status. */
void spokentext_main(const char *const *arguments, size_t count);

#ifdef __cplusplus
}
#endif

#endif
