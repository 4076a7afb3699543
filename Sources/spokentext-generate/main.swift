import Foundation
import SpokenLocaleData
import SpokenNormalization

// Writes what is compiled in from the rows of Resources. Run it after every change of a table:
//     swift run spokentext-generate
// `--help` says what else it does.
do {
    let options = try GeneratorOptions(
        CommandLine.arguments.dropFirst(),
        root: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent())
    let root = options.root
    if options.isHelp {
        print(GeneratorOptions.usage, terminator: "")
        exit(0)
    }
    if options.isTerms {
        print(RuleTerms.page, terminator: "")
        exit(0)
    }
    if let language = options.forms {
        print(try LexiconFiles.forms(language, root: root), terminator: "")
        exit(0)
    }
    if options.isFormsOfLocales {
        let url = root.appending(path: "Sources/CSpokenTables/forms.image")
        try Data(LocaleForms.image()).write(to: url, options: .atomic)
        exit(0)
    }
    var tables: [TableSource.File] = []
    var times: [(name: String, content: [UInt8])] = []
    let locales = root.appending(path: "Resources/Locales")
    for folder in try FileManager.default.contentsOfDirectory(atPath: locales.path).sorted() {
        let path = locales.appending(path: folder)
        if folder.hasSuffix(".tsv") {
            let text = try SourceText.table("Resources/Locales/\(folder)", root: root)
            tables.append(.init(language: "", name: String(folder.dropLast(4)), text: text))
            continue
        }
        for file in try FileManager.default.contentsOfDirectory(atPath: path.path).sorted() where file.hasSuffix(".tsv")
        {
            let text = try SourceText.table("Resources/Locales/\(folder)/\(file)", root: root)
            tables.append(.init(language: folder, name: String(file.dropLast(4)), text: text))
            guard file == "times.tsv" else { continue }
            do { times.append(("times/\(folder)", try TimeRows.bytes(LocaleTable(text)))) } catch {
                throw GeneratorOptions.Failure(description: "Resources/Locales/\(folder)/\(file): \(error)")
            }
        }
    }
    var isStale = false
    let sources = try TextSizeSource.generate(root: root) + FontAdvanceSource.generate(root: root)
    let compiled = try TableSource.generate(tables)
    let rules = try RuleFiles.rules(root: root)
    if let image = compiled.first(where: { $0.path.hasSuffix(".tables") }) { CompiledImages.use(tables: image.content) }
    // Rules are compiled with what the tables say, examples are run over what is compiled.
    let languages = LanguageImage.bytes(
        try LexiconFiles.generate(root: root) + times
            + rules.map { ("rules/\($0.language)", RowBookSource.bytes($0.rules, $0.language)) }
            + rules.map { ("texts/\($0.language)", Array($0.text.utf8)) })
    CompiledImages.use(languages: languages)
    for (language, rules, _) in rules { try RuleFiles.checkKinds(rules, language) }
    let asked = rules.filter { options.language == nil || $0.language == options.language }
    if let language = options.language, asked.isEmpty {
        throw GeneratorOptions.Failure(
            description: "no rules in Resources/Locales/\(language)/rules; there are some of "
                + rules.map(\.language).joined(separator: ", "))
    }
    let examples = try RuleExamples(asked)
    for (file, rules) in RuleFiles.byFile(asked.flatMap(\.rules)) {
        print("\(file): " + rules.map { "\($0.name) \(examples.counts[$0.place] ?? 0)" }.joined(separator: ", "))
    }
    for error in examples.errors { print(error) }
    print(
        "\(examples.counts.count) rules, \(examples.counts.values.reduce(0, +)) examples, \(examples.errors.count) wrong"
    )
    let conventions = try RuleFiles.conventions(root: root)
    let pages = Dictionary(rules.map { ($0.language, $0.rules) }) { first, _ in first }
        .merging(conventions.mapValues { _ in [] }) { rules, _ in rules }
    let files =
        compiled.map { ($0.path, Data($0.content)) } + sources.map { ($0.path, Data($0.content.utf8)) }
        + [("Sources/CSpokenTables/languages.image", Data(languages))]
        + pages.sorted { $0.key < $1.key }.map { language, rules in
            let page = RulePages.page(language, rules, conventions: conventions[language])
            return ("Documentation/Speech/\(language).md", Data(page.utf8))
        }
    for (path, content) in files {
        let url = root.appending(path: path)
        if (try? Data(contentsOf: url)) == content { continue }
        isStale = true
        if options.isCheck {
            print("stale: \(path)")
        } else {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try content.write(to: url, options: .atomic)
            print("wrote \(path)")
        }
    }
    if !examples.errors.isEmpty { exit(1) }
    exit(isStale && options.isCheck ? 1 : 0)
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(2)
}
