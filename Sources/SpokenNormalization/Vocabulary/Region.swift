/// What the country of a language tag changes in the writing of numbers and dates.
struct Region: Sendable {
    /// "03/04/2024" is the third of April in the United Kingdom and March 4 in the United States.
    let writesDayFirst: Bool
    /// «$1,500.00» in Mexico, «1.500,00 €» in Spain.
    let hasDecimalPoint: Bool
    /// «$» is a peso in Mexico, Argentina, Chile, Colombia, Uruguay, Cuba and the Dominican Republic.
    let hasPesos: Bool

    /// - Parameter region: the two letters of a country, empty when the tag has none. Source: CLDR 42.
    init(language: String, region: String) {
        writesDayFirst = language == "en" && !["", "US", "PH"].contains(region)
        hasDecimalPoint =
            language == "es"
            && ["MX", "US", "PR", "GT", "HN", "NI", "SV", "DO", "PA", "PE", "CU"].contains(region)
        hasPesos = language == "es" && ["MX", "AR", "CL", "CO", "UY", "CU", "DO"].contains(region)
    }
}
