extension Period: Codable {
    private enum CodingKeys: String, CodingKey {
        case kind, number, saysNoun
    }

    /// Reads `{"kind":"century","number":19}`; `saysNoun` is true without it.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let kind = try values.decode(Kind.self, forKey: .kind)
        let number = try values.decode(UInt64.self, forKey: .number)
        let saysNoun = try values.decodeIfPresent(Bool.self, forKey: .saysNoun) ?? true
        guard let period = Period(kind, number, saysNoun: saysNoun) else {
            throw DecodingError.dataCorruptedError(
                forKey: .number, in: values, debugDescription: "\(number) is out of the range of a \(kind.rawValue)")
        }
        self = period
    }

    /// Writes `{"kind":"century","number":19,"saysNoun":true}`.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(kind, forKey: .kind)
        try values.encode(number, forKey: .number)
        try values.encode(saysNoun, forKey: .saysNoun)
    }
}
