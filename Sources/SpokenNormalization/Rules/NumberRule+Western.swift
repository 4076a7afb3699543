extension NumberRule {
    /// What English and Spanish write alike.
    static let western: [NumberRule] = [
        .init("power") { $0.latinPower($1, from: $2) },
        .init("temperature-range") { $0.temperatureRange($1, from: $2) },
        .init("minuend") { $0.latinMinuend($1, from: $2) },
        .init("sides") { $0.latinSides($1, from: $2) },
        .init("written-fraction", over: ["slash"]) { $0.latinFraction($1, from: $2) },
        .init("slash") { $0.latinSlash($1, from: $2) },
        .init("unit-range") { $0.latinUnitRange($1, from: $2) },
        .init("years", over: ["number-range"]) { $0.latinYears($1, from: $2) },
        .init("number-range") { $0.latinRange($1, from: $2) },
    ]
}
