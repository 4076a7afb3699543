/// What the numbers of a text tell together of a decimal sign before three digits.
struct TripleEvidence {
    /// The decimal sign of the country.
    let sign: UInt8
    private var groups = false
    private var decimals = false
    private var otherDecimals = false

    init(sign: UInt8) { self.sign = sign }

    mutating func partsGroups(_ found: UInt8) {
        if found == sign { groups = true } else { decimals = true }
    }

    mutating func partsDecimals(_ found: UInt8) {
        if found == sign { decimals = true } else { otherDecimals = true }
    }

    /// Groups prove themselves; decimals with the other sign tell where nothing speaks against them.
    var triples: NumberSyntax.Triples? {
        if groups { return .groups }
        if decimals == otherDecimals { return nil }
        return decimals ? .decimals : .groups
    }
}
