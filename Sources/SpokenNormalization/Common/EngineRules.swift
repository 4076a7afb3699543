/// What is read in every language without a row of its own: the user's words, emoji, and numbers with what CLDR and the tables
/// write beside them.
package enum EngineRules {
    /// The names that readings have as their rules.
    package static let names = [
        "lexicon", "emoji", "lone-symbol", "electronic", "domain", "look-alike", "chemical-formula", "locale-number",
        "locale-amount", "locale-ordinal", "locale-counter", "locale-date", "locale-named-date", "locale-clock",
        "locale-hours",
    ]
}
