import Foundation
import SpokenCatalogs
import SpokenMessages
import SpokenModel
import Testing

/// Converts every catalog below the folder that SPOKENTEXT_CATALOGS names to each other format and back, and compares
/// what is shown for eight numbers: nothing may differ that is not in the loss report. `Scripts/measure-catalogs DIR`
/// runs it. Losses that change no text (names of arguments, places in the source code, flags) explain no difference.
@Suite struct RealConversionsTests {
    private static let folder = ProcessInfo.processInfo.environment["SPOKENTEXT_CATALOGS"]
    private static let numbers: [MessageArgument] = [0, 1, 2, 5, 11, 21, 1.5, 1_000_000]

    /// The strings of one language as they are shown.
    private struct Rendering {
        static let unsound = "?"

        private static func normal(_ language: String) -> String {
            LanguageTag(locale: language)?.description ?? language
        }

        var texts: [String: [String]] = [:]

        /// Rules come after plain strings, so that they win.
        init(_ files: [CatalogFile], language: String, source: String, keys: Set<String>) {
            // Tags may be written in several ways: `en-us`.
            let wanted = Self.normal(language)
            let own = files.filter {
                $0.format.definition.holdsLanguages || Self.normal($0.language?.description ?? source) == wanted
            }
            for file in own.sorted(by: { $0.format == .strings && $1.format != .strings }) {
                let loaded = LoadedFile(file)
                let tag = (try? LanguageTag(language)) ?? .english
                for entry in file.entries {
                    let key = file.string(entry.key)
                    guard keys.contains(key) else { continue }
                    for localization in file.localizations(of: entry) {
                        // A source text beside a translation that nobody has written is not one in its language.
                        let own =
                            localization.language.map(file.string)
                            ?? (localization.isSource ? file.languageOfSources : file.language)?.description ?? source
                        guard Self.normal(own) == wanted else { continue }
                        texts[key] = RealConversionsTests.numbers.map { number in
                            let (text, problems) = MessageFormatter.render(
                                localization, in: loaded, language: tag, arguments: Array(repeating: number, count: 12))
                            // A decimal in the place of a whole number and the like: nothing to compare.
                            return problems.isEmpty ? text : Self.unsound
                        }
                    }
                }
            }
        }
    }

    @Test(.enabled(if: folder != nil)) func nothingIsLostUnsaid() throws {
        let folder = try #require(Self.folder)
        var groups: [String: [CatalogFile]] = [:]
        for path in try CatalogPaths.find(folder) {
            let file = CatalogFile(bytes: try FileBytes.read(path), path: path)
            guard BrokenTexts.problemOfWhole(file) == nil else { continue }
            let parts = path.split(separator: "/").dropLast()
            let place = parts.last?.hasSuffix(".lproj") == true ? parts.dropLast() : parts[...]
            let kind = file.format == .xcstrings ? "x" : "s"
            groups["\(place.joined(separator: "/")):\(file.table):\(kind)", default: []].append(file)
        }
        var counts: [String: Int] = [:]
        var differences: [String] = []
        for (name, files) in groups.sorted(by: { $0.key < $1.key }) {
            let document = CatalogDocument(files: files)
            let isCatalog = files[0].format == .xcstrings
            counts["tables", default: 0] += 1
            if isCatalog {
                let written = Array(document.stringCatalog().text.utf8)
                let isSame = written == files[0].source.bytes.withoutFinalNewline
                counts["String Catalogs", default: 0] += 1
                if isSame { counts["String Catalogs written the same, byte for byte", default: 0] += 1 }
                if Self.isOfXcode(files[0]) {
                    counts["String Catalogs in Xcode's layout", default: 0] += 1
                    if !isSame { differences.append("\(name): not the same bytes") }
                } else {
                    let again = CatalogFile(bytes: written, path: "T.xcstrings")
                    if Self.contents(files[0]) != Self.contents(again) { differences.append("\(name): other contents") }
                }
            }
            // A tag that is none ("f r") names no file.
            for language in document.languages where LanguageTag(locale: language) != nil {
                for target in Target.allCases
                where target != (isCatalog ? .stringCatalog : .strings) || !files[0].format.isApple {
                    let (converted, losses) = convert(document, language, to: target)
                    counts["losses to \(target.rawValue)", default: 0] += losses.count
                    let lost = Set(
                        (losses + document.readingLosses).filter {
                            ($0.language.isEmpty || $0.language == language) && Self.changesText($0)
                        }.map(\.key))
                    let keys = Set(document.entries.map(\.key)).subtracting(lost)
                    counts["strings that a loss names", default: 0] += document.entries.count - keys.count
                    compare(
                        "\(name) to \(target.rawValue)", files, converted, language, document.sourceLanguage, keys,
                        &counts,
                        &differences)
                }
                guard language != document.sourceLanguage else { continue }
                compareXLIFF(name, document, language, &counts, &differences)
            }
        }
        print(counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: "\n"))
        print("differences \(differences.count):\n" + differences.prefix(60).joined(separator: "\n"))
        #expect(differences.isEmpty)
    }

    /// Xcode begins with the source language and ends with the version; people and other tools do otherwise.
    private static func isOfXcode(_ file: CatalogFile) -> Bool {
        let text = String(decoding: file.source.bytes.withoutFinalNewline, as: UTF8.self)
        let end = text.split(separator: "\n").suffix(2)
        return text.hasPrefix("{\n  \"sourceLanguage\" : ") && end.first?.hasPrefix("  \"version\" : ") == true
    }

    /// Everything that a String Catalog says, without its order.
    private static func contents(_ file: CatalogFile) -> Set<String> {
        Set(
            file.entries.flatMap { entry in
                let name =
                    "\(file.string(entry.key)) \(entry.comment.map(file.string) ?? "") \(entry.extractionState.map(file.string) ?? "") \(entry.shouldTranslate)"
                return [name]
                    + file.localizations(of: entry).flatMap { localization in
                        (localization.content.units + localization.variables.flatMap(\.content.units)).map { unit in
                            "\(name) \(localization.language.map(file.string) ?? ""): \(file.string(unit.value)) \(unit.state.map(file.string) ?? "")"
                        }
                    }
            })
    }

    /// The formats whose keys are those of the document.
    private enum Target: String, CaseIterable { case strings, stringCatalog, i18next, icu, properties }

    private static func changesText(_ loss: ConversionLoss) -> Bool {
        let others = [
            "the names of arguments", "the flags", "the places in", "the previous text", "the translator's comment",
            "the context is", "the comment is", "the state", "the extraction state", "the mark that", "tools:ignore",
            "formatted=", "its plural forms are read by ICU4J",
        ]
        return !others.contains(where: loss.message.hasPrefix)
    }

    private func convert(
        _ document: CatalogDocument, _ language: String, to target: Target
    ) -> (files: [CatalogFile], losses: [ConversionLoss]) {
        func file(_ text: String, _ path: String) -> [CatalogFile] {
            text.isEmpty ? [] : [CatalogFile(bytes: Array(text.utf8), path: path)]
        }
        switch target {
        case .stringCatalog:
            var own = document
            for index in own.entries.indices {
                own.entries[index].localizations.removeAll { $0.language != language }
            }
            let (text, losses) = own.stringCatalog()
            return (file(text, "T.xcstrings"), losses)
        case .strings:
            let (strings, rules, losses) = document.stringsFiles(language: language)
            return (
                file(strings, "\(language).lproj/T.strings") + file(rules, "\(language).lproj/T.stringsdict"), losses
            )
        case .i18next:
            let (text, losses) = document.i18next(language: language)
            return (file(text, "locales/\(language)/T.json"), losses)
        case .icu:
            let (text, losses) = document.messageJSON(language: language)
            return (file(text, "locales/\(language)/T.json"), losses)
        case .properties:
            let (text, losses) = document.properties(language: language)
            return (file(text, "T_\(CatalogDocument.localeName(language)).properties"), losses)
        }
    }

    private func compare(
        _ name: String, _ files: [CatalogFile], _ converted: [CatalogFile], _ language: String, _ source: String,
        _ keys: Set<String>, _ counts: inout [String: Int], _ differences: inout [String]
    ) {
        for file in converted where file.diagnostics.contains(where: { $0.severity == .error }) {
            differences.append("\(name) \(language): \(file.diagnostics[0].message)")
        }
        let before = Rendering(files, language: language, source: source, keys: keys)
        let after = Rendering(converted, language: language, source: source, keys: keys)
        for (key, texts) in before.texts {
            counts["strings compared", default: 0] += 1
            let other = after.texts[key] ?? []
            let isSame =
                other.count == texts.count
                && zip(texts, other).allSatisfy { $0 == $1 || $0 == Rendering.unsound || $1 == Rendering.unsound }
            if !isSame, !texts.allSatisfy(\.isEmpty) {
                differences.append("\(name) \(language) '\(key)': \(texts) \(other)")
            }
        }
    }

    /// A translation that goes out and comes back is the same.
    private func compareXLIFF(
        _ name: String, _ document: CatalogDocument, _ language: String, _ counts: inout [String: Int],
        _ differences: inout [String]
    ) {
        let text = document.xliff(target: language, original: "T.xcstrings").text
        var emptied = document
        for index in emptied.entries.indices {
            emptied.entries[index].localizations.removeAll { $0.language == language }
        }
        do {
            var losses = try emptied.importXLIFF(Array(text.utf8))
            losses.removeAll { $0.message.hasPrefix("an empty") }
            counts["XLIFF losses", default: 0] += losses.count
            let lost = Set(losses.map(\.key))
            for (before, after) in zip(document.entries, emptied.entries)
            where before.shouldTranslate && !lost.contains(before.key) {
                counts["XLIFF strings compared", default: 0] += 1
                let old = before.localizations.last { $0.language == language }
                let new = after.localizations.last { $0.language == language }
                let oldTexts = Set(old.map(Self.texts) ?? [])
                let newTexts = Set(new.map(Self.texts) ?? [])
                if oldTexts.count == oldTexts.union(newTexts).count,
                    oldTexts.subtracting(newTexts).allSatisfy(\.isEmpty)
                {
                    continue
                }
                differences.append("\(name) XLIFF \(language) '\(before.key)': \(oldTexts) \(newTexts)")
            }
        } catch {
            differences.append("\(name) XLIFF \(language): \(error)")
        }
    }

    /// Without formats that are one variable and nothing else, which the forms stand for.
    private static func texts(_ localization: CatalogDocument.Localization) -> [String] {
        texts(localization.content).filter {
            !($0.hasPrefix("%#@") && $0.dropFirst(3).firstIndex(of: "@") == $0.indices.last)
        }
            + localization.variables.flatMap { texts($0.content) }
    }

    private static func texts(_ content: CatalogDocument.Content) -> [String] {
        switch content {
        case .text(let text, _): [text]
        case .set(let texts, _): Array(texts.prefix(1))
        case .empty: []
        case .variations(_, let variations): variations.flatMap { texts($0.content) }
        }
    }
}

extension CatalogFormat {
    fileprivate var isApple: Bool { self == .strings || self == .stringsdict || self == .xcstrings }
}

extension [UInt8] {
    fileprivate var withoutFinalNewline: [UInt8] { last == 0x0A ? dropLast() : self }
}
