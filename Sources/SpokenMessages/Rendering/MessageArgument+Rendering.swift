extension MessageArgument {
    var isNumeric: Bool {
        switch self {
        case .number, .double: true
        case .quantity(let quantity): NumberRendering.amount(of: quantity) != nil
        case .string, .text: false
        }
    }

    /// True for arguments whose accessible half is not made from their visible text.
    var hasOwnSpeech: Bool {
        switch self {
        case .text, .quantity: true
        case .number, .double, .string: false
        }
    }
}
