import ArgumentParser
import SpokenModel

/// The roles of a value by the names that a person types.
enum ContentRole: String, CaseIterable, ExpressibleByArgument {
    case plain
    case from
    case upTo = "up-to"
    case about
    case `for`
    case each

    var role: QuantityRole {
        switch self {
        case .plain: .plain
        case .from: .from
        case .upTo: .upTo
        case .about: .about
        case .for: .forPrice
        case .each: .each
        }
    }
}
