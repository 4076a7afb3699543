import SpokenCatalogs
import SpokenDiagnostics

/// A translation asks for an argument that the source does not have.
struct ExtraPlaceholderRule: MessageRule {
    static let description = RuleDescription(
        id: "extra-placeholder", group: .placeholders, severity: .error,
        summary: "A translation uses an argument that the source language does not have.",
        rationale: "The app reads memory that is not there: garbage, an empty place or a crash.",
        example: "--- en.lproj/Shop.strings\n\"order\" = \"Order %@\";\n"
            + "--- ru.lproj/Shop.strings\n\"order\" = \"Заказ %1$@ от 1️⃣%2$@\";\n",
        repaired: "--- en.lproj/Shop.strings\n\"order\" = \"Order %@\";\n"
            + "--- ru.lproj/Shop.strings\n\"order\" = \"Заказ %1$@\";\n")

    static let needsArguments = true

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard let source = scope.source(of: message), source.isText, source.signature.isValid else {
            return
        }
        let signature = scope.signature(of: message)
        guard signature.isValid else { return }
        // The key of gettext is the source itself.
        let isNamedSource = scope.catalog.languageOfSources != nil
        // The key of a String Catalog names the arguments too, where the source text leaves them out.
        let key =
            message.key.utf8.contains(0x25) && !isNamedSource
            ? ArgumentSignature(FormatString(message.key).placeholders) : nil
        let known = source.signature.arguments.keys.max() ?? 0
        lazy var places = PlaceholderPlace(message, in: scope)
        for (position, argument) in signature.arguments.sorted(by: { $0.key < $1.key })
        where source.signature.arguments[position] == nil && key?.arguments[position] == nil {
            let count = known == 0 ? "none" : "\(known)"
            let text = "argument \(position), '\(argument.specifier)', is not in the source, which has \(count)"
            guard let place = places.find(position),
                known > 0 || Self.isMeant(place.range, in: place.text)
            else { continue }
            findings.report(place.range, of: place.text, text + "; remove it")
        }
    }

    /// False for “%100'e” in Turkish, which writes the sign before the number: beside a source without arguments a
    /// placeholder is one without a width.
    private static func isMeant(_ range: Range<Int>, in text: LintText) -> Bool {
        text.placeholders.touching(range).contains {
            $0.range == range && $0.width == nil && !$0.flags.contains(.grouped)
        }
    }
}
