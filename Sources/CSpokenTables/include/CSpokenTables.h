#ifndef CSPOKENTABLES_H
#define CSPOKENTABLES_H

#include <stddef.h>
#include <stdint.h>

// Written by `swift run spokentext-generate`; each function also tells how many numbers there are.

/// The tables of Resources/Locales.
const uint32_t *spoken_tables(ptrdiff_t *count);

/// The compiled lexicons and rules of single languages.
const uint32_t *spoken_languages(ptrdiff_t *count);

/// What locales write beside their numbers, by CLDR.
const uint32_t *spoken_forms(ptrdiff_t *count);

/// paradigms.tsv and alternations.tsv of Russian, as bytes of UTF-8.
const uint8_t *spoken_paradigms_ru(ptrdiff_t *count);
const uint8_t *spoken_alternations_ru(ptrdiff_t *count);

#endif
