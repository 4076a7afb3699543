/// The state of a switch, a tick box or a radio button.
public enum CheckState: String, Sendable, Hashable, Codable, CaseIterable {
    /// - «вкл.», «отмечено»
    case on
    /// - «выкл.», «не отмечено»
    case off
    /// - «смешанно», «частично отмечено»
    case mixed
}
