import ArgumentParser
import SpokenCatalogs
import SpokenMessages
import SpokenModel

/// A text size as a person types it: a content size category of iOS (`accessibilityExtraLarge`, `AX3`), or a font
/// scale of Android (`1.3`).
enum TextSizeArgument {
    case category(TextSizeCategory)
    case fontScale(AndroidFontScale)

    init(_ text: some StringProtocol) throws(CommandFailure) {
        if let category = TextSizeCategory(name: text) {
            self = .category(category)
        } else if let scale = Double(text), scale.isFinite, scale > 0 {
            self = .fontScale(AndroidFontScale(scale))
        } else {
            let names = TextSizeCategory.allCases.map(\.rawValue)
            let hint = NearestName.nearest(to: String(text), in: names).map { "; did you mean '\($0)'?" } ?? ""
            throw CommandFailure(
                "'\(text)' is no text size; write a category of iOS such as accessibilityExtraLarge or AX3, "
                    + "or a font scale of Android such as 1.3\(hint)")
        }
    }

    /// What tables show.
    var name: String {
        switch self {
        case .category(let category): category.rawValue
        case .fontScale(let scale): "\(scale.value)"
        }
    }
}

extension TextStyle: ExpressibleByArgument {}
