extension SignRule {
    /// What only Russian writes.
    static let russian: [SignRule] = [
        .init("times-point", "·", .words) { $0.timesPoint($1) },
        .init("minus-dash", "–") {
            $0.isMinusDash($1) ? $0.signed($1, length: 3, isNegative: true) : $0.spacedMinus($1)
        },
        .init("label-unit", leads: [0xE2, 0xC2, 0x24, 0x25]) { .found($0.labelUnit($1)) },
        .init("masked-digits", "··") { $0.maskedDigits($1, mark: 2) },
    ]
}
