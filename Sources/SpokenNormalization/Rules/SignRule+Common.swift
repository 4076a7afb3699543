extension SignRule {
    /// «🍕», «❤️»: before every other sign, since a selector behind it makes an emoji of many.
    static let emoji: [SignRule] = [
        .init("emoji", leads: [0xE2]) { $0.isPresentedAsEmoji($1) ? $0.classifyEmoji($1) : nil },
        .init("emoji", leads: [0xF0]) { $0.classifyEmoji($1) },
    ]

    /// What all languages write alike.
    static let common: [SignRule] = [
        .init("number-sign", "№") { $0.numberSign($1, length: 3, one: "number", many: "numbers") },
        .init("section-sign", "§") { $0.numberSign($1, length: 2, one: "section", many: "sections") },
        .init("minus-amount", "−") { $0.minusAmount($1) },
        .init("packing", "×") { .found($0.packing($1)) },
        .init("masked-digits", "•") { $0.maskedDigits($1, mark: 3) },
        .init("masked-digits", "●") { $0.maskedDigits($1, mark: 3) },
        .init("masked-digits", "*") { $0.maskedDigits($1, mark: 1) },
        .init("prefixed-money", "\u{20A0}", length: 2) { $0.prefixedMoney($1) },
        .init("prefixed-money", "¥") { $0.prefixedMoney($1) },
        .init("prefixed-money", "£") { $0.prefixedMoney($1) },
        .init("prefixed-money", "$") { $0.prefixedMoney($1) },
        .init("about", "≈") { $0.comparison($1, length: 3, "about") },
        .init("at-most", "≤") { $0.comparison($1, length: 3, "at-most") },
        .init("at-least", "≥") { $0.comparison($1, length: 3, "at-least") },
        .init("plus-minus", "±") { $0.comparison($1, length: 2, "plus-minus") },
        .init("about", "~") { $0.comparison($1, length: 1, "tilde") },
        .init("less-than", "<") { $0.comparison($1, length: 1, "less") },
        .init("more-than", ">") { $0.comparison($1, length: 1, "more") },
        .init("vulgar-fraction", leads: [0xC2, 0xE2]) { $0.vulgarFraction($1) },
        .init("plus", "+") { $0.plus($1) },
        .init("ampersand", "&") { $0.ampersand($1) },
        .init("equals", "=") { $0.equals($1) },
        .init("hyphen-minus", "-") { $0.hyphenMinus($1) },
        .init("hash-tag", "#") { $0.hashTag($1) },
    ]
}
