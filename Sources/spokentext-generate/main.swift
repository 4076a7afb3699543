import Foundation
import SpokenLocaleData

// Writes what is compiled in from the rows of Resources. Run it after every change of a table:
//     swift run spokentext-generate
// `--check` writes nothing and exits 1 when a file is stale; `--forms LANGUAGE` prints every form of its lexicon;
// `--root FOLDER` takes the Resources of another folder.
var root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
do {
    if let option = CommandLine.arguments.firstIndex(of: "--root"), option + 1 < CommandLine.arguments.count {
        root = URL(filePath: CommandLine.arguments[option + 1])
    }
    if let option = CommandLine.arguments.firstIndex(of: "--forms"), option + 1 < CommandLine.arguments.count {
        print(try LexiconFiles.forms(CommandLine.arguments[option + 1], root: root), terminator: "")
        exit(0)
    }
    var tables: [TableSource.File] = []
    let locales = root.appending(path: "Resources/Locales")
    for folder in try FileManager.default.contentsOfDirectory(atPath: locales.path).sorted() {
        let path = locales.appending(path: folder)
        if folder.hasSuffix(".tsv") {
            tables.append(
                .init(
                    language: "", name: String(folder.dropLast(4)),
                    text: try SourceText.table("Resources/Locales/\(folder)", root: root)))
            continue
        }
        for file in try FileManager.default.contentsOfDirectory(atPath: path.path).sorted() where file.hasSuffix(".tsv")
        {
            let text = try SourceText.table("Resources/Locales/\(folder)/\(file)", root: root)
            tables.append(.init(language: folder, name: String(file.dropLast(4)), text: text))
        }
    }
    var isStale = false
    let sources = try TextSizeSource.generate(root: root) + FontAdvanceSource.generate(root: root)
    let compiled = try TableSource.generate(tables)
    let rules = try RuleFiles.rules(root: root)
    let languages = LanguageImage.bytes(
        try LexiconFiles.generate(root: root) + rules.map { ("rules/\($0.language)", RowRules.bytes($0.rules)) }
            + rules.map { ("texts/\($0.language)", Array($0.text.utf8)) })
    if let image = compiled.first(where: { $0.path.hasSuffix(".tables") }) {
        CompiledImages.use(tables: image.content, languages: languages)
    }
    let examples = try RuleExamples(rules)
    for (file, rules) in RuleFiles.byFile(rules.flatMap(\.rules)) {
        print("\(file): " + rules.map { "\($0.name) \(examples.counts[$0.place] ?? 0)" }.joined(separator: ", "))
    }
    for error in examples.errors { print(error) }
    print(
        "\(examples.counts.count) rules, \(examples.counts.values.reduce(0, +)) examples, \(examples.errors.count) wrong"
    )
    let files =
        compiled.map { ($0.path, Data($0.content)) } + sources.map { ($0.path, Data($0.content.utf8)) }
        + [("Sources/CSpokenTables/languages.image", Data(languages))]
        + rules.map { ("Documentation/Speech/\($0.language).md", Data(RulePages.page($0.language, $0.rules).utf8)) }
    for (path, content) in files {
        let url = root.appending(path: path)
        if (try? Data(contentsOf: url)) == content { continue }
        isStale = true
        if CommandLine.arguments.contains("--check") {
            print("stale: \(path)")
        } else {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try content.write(to: url, options: .atomic)
            print("wrote \(path)")
        }
    }
    if !examples.errors.isEmpty { exit(1) }
    exit(isStale && CommandLine.arguments.contains("--check") ? 1 : 0)
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(2)
}
