/// Values with names that people type and programs hand in: "up-to", "plus-minus", "million".
package protocol NamedValue: CaseIterable {
    var name: String { get }
}

extension NamedValue {
    package init?(name: String) {
        guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = value
    }

    package static var names: [String] { allCases.map(\.name) }
}

extension QuantityRole: NamedValue {
    package var name: String {
        switch self {
        case .upTo: "up-to"
        case .forPrice: "for"
        case .plain, .from, .about, .each: rawValue
        }
    }
}

extension NumberSign: NamedValue {
    package var name: String { self == .plusMinus ? "plus-minus" : rawValue }
}

extension Magnitude: NamedValue {
    package var name: String {
        switch self {
        case .thousand: "thousand"
        case .million: "million"
        case .billion: "billion"
        case .trillion: "trillion"
        }
    }
}

extension GrammaticalGender: NamedValue {
    package var name: String { rawValue }
}
