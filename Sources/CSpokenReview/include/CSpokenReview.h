#ifndef CSPOKENREVIEW_H
#define CSPOKENREVIEW_H

#include <stddef.h>
#include <stdint.h>

// The parts of the review page as they stand in Resources/Review, in UTF-8; each function also tells how many bytes.

const uint8_t *spoken_review_html(ptrdiff_t *count);
const uint8_t *spoken_review_css(ptrdiff_t *count);
const uint8_t *spoken_review_js(ptrdiff_t *count);

#endif
