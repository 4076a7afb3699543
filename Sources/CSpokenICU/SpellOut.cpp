#include "Support.hpp"

#include <unicode/rbnf.h>

#include <memory>
#include <vector>

struct SpokenICUSpellOut {
    std::unique_ptr<const icu::RuleBasedNumberFormat> format;
    std::vector<icu::UnicodeString> ruleSets;
};

namespace {

/// German and Spanish words carry U+00AD and Thai ones U+200B, which tell a printer where to break and a synthesizer
/// nothing.
int32_t writeSpoken(icu::UnicodeString &text, char *buffer, int32_t capacity) {
    text.findAndReplace(icu::UnicodeString(u'\u00AD'), icu::UnicodeString());
    text.findAndReplace(icu::UnicodeString(u'\u200B'), icu::UnicodeString());
    return spoken::write(text, buffer, capacity);
}

} // namespace

SpokenICUSpellOut *spoken_icu_spell_out_open(const char *tag, int32_t *error) {
    return spoken::opened<SpokenICUSpellOut>(error, [&](int32_t &reason) -> SpokenICUSpellOut * {
        reason = SPOKEN_ICU_UNKNOWN;
        const icu::Locale locale = spoken::localeOf(tag);
        if (!spoken::isKnown(locale)) return nullptr;
        UErrorCode status = U_ZERO_ERROR;
        auto format = std::make_unique<icu::RuleBasedNumberFormat>(icu::URBNF_SPELLOUT, locale, status);
        if (U_FAILURE(status)) {
            reason = spoken::failure(status);
            return nullptr;
        }
        // A language without rules gets those of the environment's language or of the root.
        if (std::strcmp(format->getLocale(ULOC_ACTUAL_LOCALE, status).getLanguage(), locale.getLanguage()) != 0) {
            return nullptr;
        }
        auto handle = std::make_unique<SpokenICUSpellOut>();
        for (int32_t index = 0; index < format->getNumberOfRuleSetNames(); ++index) {
            handle->ruleSets.push_back(format->getRuleSetName(index));
        }
        handle->format = std::move(format);
        return handle.release();
    });
}

void spoken_icu_spell_out_close(SpokenICUSpellOut *spellOut) { delete spellOut; }

int32_t spoken_icu_spell_out_rule_set_count(const SpokenICUSpellOut *spellOut) {
    return spellOut ? static_cast<int32_t>(spellOut->ruleSets.size()) : SPOKEN_ICU_FAILURE;
}

int32_t spoken_icu_spell_out_rule_set(
    const SpokenICUSpellOut *spellOut, int32_t index, char *buffer, int32_t capacity) {
    return spoken::guarded([&]() -> int32_t {
        if (!spellOut || index < 0 || static_cast<size_t>(index) >= spellOut->ruleSets.size()) {
            return SPOKEN_ICU_UNKNOWN;
        }
        return spoken::write(spellOut->ruleSets[static_cast<size_t>(index)], buffer, capacity);
    });
}

int32_t spoken_icu_spell_out_integer(
    const SpokenICUSpellOut *spellOut, int32_t ruleSet, int64_t value, char *buffer, int32_t capacity) {
    return spoken::guarded([&]() -> int32_t {
        if (!spellOut || ruleSet < 0 || static_cast<size_t>(ruleSet) >= spellOut->ruleSets.size()) {
            return SPOKEN_ICU_UNKNOWN;
        }
        UErrorCode status = U_ZERO_ERROR;
        icu::UnicodeString text;
        icu::FieldPosition position(icu::FieldPosition::DONT_CARE);
        spellOut->format->format(value, spellOut->ruleSets[static_cast<size_t>(ruleSet)], text, position, status);
        return U_FAILURE(status) ? spoken::failure(status) : writeSpoken(text, buffer, capacity);
    });
}

int32_t spoken_icu_spell_out_probe(
    const SpokenICUSpellOut *spellOut, int32_t ruleSet, double value, char *buffer, int32_t capacity) {
    return spoken::guarded([&]() -> int32_t {
        if (!spellOut || ruleSet < 0 || static_cast<size_t>(ruleSet) >= spellOut->ruleSets.size()) {
            return SPOKEN_ICU_UNKNOWN;
        }
        UErrorCode status = U_ZERO_ERROR;
        icu::UnicodeString text;
        icu::FieldPosition position(icu::FieldPosition::DONT_CARE);
        spellOut->format->format(value, spellOut->ruleSets[static_cast<size_t>(ruleSet)], text, position, status);
        return U_FAILURE(status) ? spoken::failure(status) : writeSpoken(text, buffer, capacity);
    });
}
