extension NumberRule {
    /// What Spanish writes.
    static let spanish: [NumberRule] =
        [.init("group") { $0.spanishGroup($1, from: $2) }] + western + [
            .init("compound", .words) { $0.latinCompound($1, from: $2) }
        ]
}
