import ArgumentParser
import SpokenText

/// The roles of a value by the names that a person types.
enum ContentRole: String, CaseIterable, ExpressibleByArgument {
    case plain
    case from
    case upTo = "up-to"
    case about
    case `for`

    func applied(to content: SpokenContent) -> SpokenContent {
        switch self {
        case .plain: content
        case .from: content.from
        case .upTo: content.upTo
        case .about: content.about
        case .for: content.inExchange
        }
    }
}
