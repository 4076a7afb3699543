import Foundation
import SpokenCatalogs
import SpokenMessages
import SpokenModel
import Testing

/// Reads and renders every entry of every file below the folder that SPOKENTEXT_CATALOGS names, and prints what it
/// found. `Scripts/measure-catalogs DIR` runs it.
@Suite struct RealCatalogsTests {
    private static let folder = ProcessInfo.processInfo.environment["SPOKENTEXT_CATALOGS"]

    private struct Report {
        var files: [String: Int] = [:]
        var entries = 0
        var strings = 0
        var renders = 0
        var problems: [String: Int] = [:]
        var diagnostics: [String] = []
        var artefacts: [String] = []
        var differences: [String] = []
        var unreadableByFoundation: [String: Int] = [:]
        var compared: [String: Int] = [:]
        var changedBytes: [String] = []
    }

    @Test(.enabled(if: folder != nil)) func everyEntryOfEveryFile() throws {
        let folder = try #require(Self.folder)
        var report = Report()
        for path in try CatalogPaths.find(folder) {
            let bytes = try FileBytes.read(path)
            let file = CatalogFile(bytes: bytes, path: path)
            let name = String(path.dropFirst(folder.count + 1))
            report.files[file.format.rawValue + " " + file.source.encoding.rawValue, default: 0] += 1
            for diagnostic in file.diagnostics {
                report.diagnostics.append(
                    "\(name):\(diagnostic.start.line):\(diagnostic.start.column): \(diagnostic.rule): \(diagnostic.message)"
                )
            }
            render(file, name, &report)
            compare(file, name, &report)
            rewrite(file, name, &report)
        }
        print(report)
        #expect(report.artefacts.isEmpty)
        #expect(report.changedBytes.isEmpty)
    }

    private func render(_ file: CatalogFile, _ name: String, _ report: inout Report) {
        let loaded = LoadedFile(file)
        let numbers: [MessageArgument] = [0, 1, 2, 5, 11, 21, 1.5, 1_000_000]
        for entry in file.entries {
            report.entries += 1
            for localization in file.localizations(of: entry) {
                let texts =
                    localization.content.units.map { file.string($0.value) }
                    + localization.variables.flatMap { $0.content.units.map { file.string($0.value) } }
                report.strings += texts.count
                let mayShowPercent = texts.contains { text in
                    FormatString(text).placeholders.contains { !$0.isReal || $0.kind == .invalid }
                }
                let language = file.language(of: localization) ?? .english
                for number in numbers {
                    let (text, problems) = MessageFormatter.render(
                        localization, in: loaded, language: language, arguments: Array(repeating: number, count: 12))
                    report.renders += 1
                    for problem in problems {
                        report.problems[String(String(describing: problem).prefix { $0 != "'" }), default: 0] += 1
                        _ = problem.description
                    }
                    // Elsewhere a percent sign may stand for itself.
                    if localization.placeholders == .apple, !mayShowPercent, text.contains("%") {
                        report.artefacts.append("\(name): \(file.string(entry.key)): \(text)")
                    }
                }
            }
        }
    }

    /// Flattens what Foundation reads and compares it with our model.
    private func compare(_ file: CatalogFile, _ name: String, _ report: inout Report) {
        let format = file.format.rawValue
        guard !file.source.bytes.isEmpty else { return }
        let theirs: Any?
        if file.format == .xcstrings {
            theirs = try? JSONDecoder().decode(FoundationJSON.self, from: Data(file.source.bytes)).value
        } else {
            theirs = try? PropertyListSerialization.propertyList(
                from: Data(file.source.bytes), options: [], format: nil)
        }
        guard let theirs = theirs as? [String: Any] else {
            report.unreadableByFoundation[format, default: 0] += 1
            return
        }
        report.compared[format, default: 0] += 1
        var expected: Set<String> = []
        flatten(file.format == .xcstrings ? theirs["strings"] ?? [:] : theirs, "", &expected)
        var ours: Set<String> = []
        var seen: [String: Int] = [:]
        for (index, entry) in file.entries.enumerated() { seen[file.string(entry.key)] = index }
        for (key, index) in seen {
            for localization in file.localizations(of: file.entries[index]) {
                for text in CatalogDumper.texts(file, localization) { ours.insert("\(key)|\(text)") }
            }
        }
        let missing = expected.subtracting(ours)
        let extra = ours.subtracting(expected)
        if !missing.isEmpty || !extra.isEmpty {
            report.differences.append(
                "\(name): missing \(missing.count) \(missing.sorted().prefix(2)), extra \(extra.count) \(extra.sorted().prefix(2))"
            )
        }
    }

    /// Collects "key|text" for every text below a key, without those that describe rules or states.
    private func flatten(_ value: Any, _ key: String, _ result: inout Set<String>) {
        if let text = value as? String {
            result.insert("\(key)|\(text)")
        } else if let array = value as? [Any] {
            for item in array { flatten(item, key, &result) }
        } else if let dictionary = value as? [String: Any] {
            let ignored: Set = [
                "state", "extractionState", "comment", "formatSpecifier", "NSStringFormatSpecTypeKey",
                "NSStringFormatValueTypeKey",
            ]
            for (name, item) in dictionary where key.isEmpty || !ignored.contains(name) || !(item is String) {
                flatten(item, key.isEmpty ? name : key, &result)
            }
        }
    }

    private func rewrite(_ file: CatalogFile, _ name: String, _ report: inout Report) {
        // Every text that stands verbatim is replaced by itself, and one by another text.
        var editor = CatalogEditor(file)
        let units = file.localizations.flatMap { localization in
            localization.content.units + localization.variables.flatMap(\.content.units)
        }
        let keys = Set(file.entries.map(\.key))
        for unit in units where unit.value.isVerbatim && !unit.value.isEmpty && !keys.contains(unit.value) {
            if isPlain(file.string(unit.value)) { editor.replace(unit.value, with: file.string(unit.value)) }
        }
        if let written = try? editor.write(), written != file.source.bytes { report.changedBytes.append(name) }
        // The forms of a message stand within it.
        let whole = file.localizations.filter { !$0.placeholders.isMessage || $0.variables.isEmpty }
            .flatMap { $0.content.units + $0.variables.flatMap(\.content.units) }
        guard let unit = whole.last(where: { !$0.value.isEmpty && !keys.contains($0.value) }) else { return }
        var one = CatalogEditor(file)
        one.replace(unit.value, with: "\"<проба>\" & \\n")
        guard let written = try? one.write() else { return }
        let again = CatalogFile(bytes: written, path: file.path)
        let before = file.localizations.flatMap { localization in
            (localization.content.units + localization.variables.flatMap(\.content.units)).map {
                $0.value == unit.value ? "\"<проба>\" & \\n" : file.string($0.value)
            }
        }
        let after = again.localizations.flatMap { localization in
            (localization.content.units + localization.variables.flatMap(\.content.units)).map {
                again.string($0.value)
            }
        }
        if before != after { report.changedBytes.append(name + " (edited)") }
    }

    /// True for a text that every format writes as it is; a raw line break is written as an escape.
    private func isPlain(_ text: String) -> Bool {
        !text.unicodeScalars.contains { $0.value < 0x20 || $0 == ">" || $0 == "\"" || $0 == "'" }
    }

    private func print(_ report: Report) {
        var lines = [
            "files: \(report.files.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))"
        ]
        lines.append("entries \(report.entries), strings \(report.strings), renders \(report.renders)")
        lines.append("problems while rendering:")
        lines += report.problems.sorted { $0.value > $1.value }.prefix(20).map { "  \($0.value) \($0.key)" }
        lines.append("diagnostics \(report.diagnostics.count):")
        lines += report.diagnostics.prefix(60).map { "  \($0)" }
        lines.append("compared with Foundation: \(report.compared), unreadable by it: \(report.unreadableByFoundation)")
        lines.append("differences \(report.differences.count):")
        lines += report.differences.prefix(40).map { "  \($0)" }
        lines.append("percent artefacts \(report.artefacts.count), changed bytes \(report.changedBytes.count)")
        lines += report.artefacts.prefix(20).map { "  \($0)" }
        Swift.print(lines.joined(separator: "\n"))
    }
}

/// Any JSON, read by `JSONDecoder`.
private struct FoundationJSON: Decodable {
    let value: Any

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let fields = try? container.decode([String: FoundationJSON].self) {
            value = fields.mapValues(\.value)
        } else if let items = try? container.decode([FoundationJSON].self) {
            value = items.map(\.value)
        } else if let text = try? container.decode(String.self) {
            value = text
        } else if let flag = try? container.decode(Bool.self) {
            value = flag
        } else {
            value = try container.decode(Double.self)
        }
    }
}

private enum CatalogDumper {
    static func texts(_ file: CatalogFile, _ localization: CatalogLocalization) -> [String] {
        localization.content.units.map { file.string($0.value) }
            + localization.variables.flatMap { $0.content.units.map { file.string($0.value) } }
    }
}
