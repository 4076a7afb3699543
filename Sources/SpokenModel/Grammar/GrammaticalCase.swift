/// The grammatical cases of CLDR (UTS #35, Grammatical Features), by CLDR's names.
///
/// Russian instrumental is `ablative` in CLDR's spell-out data and `instrumental` in its unit data; this type says
/// `instrumental` and `prepositional` as the field does, and reads both names.
public enum GrammaticalCase: String, Sendable, Hashable, Codable, CodingKeyRepresentable, CaseIterable {
    /// - «двадцать один рубль»
    case nominative
    /// - «от двадцати одного рубля»
    case genitive
    /// - «к двадцати одному рублю»
    case dative
    /// - «за одну минуту»
    case accusative
    /// - «с двадцатью одним рублём»; CLDR also says ablative
    case instrumental
    /// - «в двадцати одном рубле»; CLDR also says locative
    case prepositional
    /// - Polish and Ukrainian «гривне»
    case vocative

    /// Reads CLDR's names and their two synonyms, `ablative` and `locative`; nil for any other name.
    public init?(name: some StringProtocol) {
        switch name {
        case "ablative": self = .instrumental
        case "locative": self = .prepositional
        default: self.init(rawValue: String(name))
        }
    }
}
