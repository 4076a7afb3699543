import SpokenCatalogs
import SpokenElements
import SpokenFixtures

/// Two transcripts of one screen: what a user hears before and after an adaptation.
enum ElementComparison {
    static func text(
        _ before: [Transcript], _ after: [Transcript], _ files: [String], _ pauses: PauseStyle
    ) -> String {
        let (old, new) = (before.flatMap { $0.texts(pauses) }, after.flatMap { $0.texts(pauses) })
        var result = "before: \(old.count) elements, \(FileName.shown(files[0]))\n"
        result += old.map { "  \($0)\n" }.joined()
        result += "\nafter: \(new.count) elements, \(FileName.shown(files[1]))\n"
        result += new.map { "  \($0)\n" }.joined()
        let diff = LineDiff(from: old, to: new)
        let removed = diff.lines.count { if case .removed = $0 { true } else { false } }
        let added = diff.lines.count { if case .added = $0 { true } else { false } }
        let untold = { (lines: [Transcript]) in lines.flatMap(\.lines).count { $0.element.traits.isEmpty } }
        result += "\n\(old.count) -> \(new.count) elements; \(removed) said no more, \(added) new; "
        result += "without a type \(untold(before)) -> \(untold(after))\n"
        return result
    }
}
