extension SignRule {
    /// What English and Spanish write alike.
    static let western: [SignRule] = [
        .init("time-offset", "+") { $0.offset($1) },
        .init("plus-money", "+") { .found($0.plusMoney($1)) },
        .init("time-offset", "-") { $0.offset($1) },
        .init("minus-of-sum", "-") { $0.minus($1, length: 1) },
        .init("breadcrumb", ">") { $0.breadcrumb($1, length: 1) },
        .init("arrow", "→") { $0.arrow($1) },
        .init("breadcrumb", "›") { $0.breadcrumb($1, length: 3) },
        .init("time-offset", "−") { $0.offset($1) },
        .init("minus-of-sum", "−") { $0.minus($1, length: 3) },
        .init("minus-of-sum", "–") { $0.minus($1, length: 3) },
        .init("number-hash", "#") { $0.isHash($1) ? $0.latinHash($1) : nil },
    ]
}
