import SpokenCatalogs
import SpokenElements
import SpokenFixtures

/// Two transcripts of one screen: what a user hears before and after an adaptation.
enum ElementComparison {
    static func text(
        _ before: [Transcript], _ after: [Transcript], _ files: [String], _ pauses: PauseStyle
    ) -> String {
        let (old, new) = (before.flatMap { $0.texts(pauses) }, after.flatMap { $0.texts(pauses) })
        var result = "before: \(Self.counted(old.count)), \(FileName.shown(files[0]))\n"
        result += old.map { "  \($0)\n" }.joined()
        result += "\nafter: \(Self.counted(new.count)), \(FileName.shown(files[1]))\n"
        result += new.map { "  \($0)\n" }.joined()
        let diff = LineDiff(from: old, to: new)
        let removed = diff.lines.count { if case .removed = $0 { true } else { false } }
        let added = diff.lines.count { if case .added = $0 { true } else { false } }
        let untold = { (lines: [Transcript]) in lines.flatMap(\.lines).count { $0.element.traits.isEmpty } }
        result += "\n\(old.count) -> \(Self.counted(new.count)); \(removed) said no more, \(added) new; "
        result += "without a type \(untold(before)) -> \(untold(after))\n"
        return result
    }

    private static func counted(_ count: Int) -> String { count == 1 ? "1 element" : "\(count) elements" }
}
