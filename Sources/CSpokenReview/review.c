#include "CSpokenReview.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char html[] = {
#embed "../../Resources/Review/page.html"
};

static const unsigned char css[] = {
#embed "../../Resources/Review/page.css"
};

static const unsigned char js[] = {
#embed "../../Resources/Review/page.js"
};

const uint8_t *spoken_review_html(ptrdiff_t *count) {
    *count = sizeof html;
    return html;
}

const uint8_t *spoken_review_css(ptrdiff_t *count) {
    *count = sizeof css;
    return css;
}

const uint8_t *spoken_review_js(ptrdiff_t *count) {
    *count = sizeof js;
    return js;
}
