#ifndef CSPOKENLEXICON_H
#define CSPOKENLEXICON_H

#include <stddef.h>
#include <stdint.h>

/// The compiled lexicon of Russian, and how many numbers it has. Written by `swift run spokentext-generate`.
const uint32_t *spoken_lexicon_ru(ptrdiff_t *count);

#endif
