import SpokenCatalogs
import SpokenModel

/// Catalogs in memory on their way from one format to another: read whole, converted whole, written by the caller.
struct CatalogConversion {
    /// A file to write; the path is relative to the output.
    struct File {
        var path: String
        var text: String
    }

    private var documents: [(table: String, original: String, document: CatalogDocument)] = []
    private(set) var losses: [ConversionLoss] = []
    private var lossesOfNames: Set<ConversionLoss> = []
    private var lossesOfReferences: Set<ConversionLoss> = []
    /// True when a text could not be read and was left out; the losses name it with its place.
    private(set) var hasBrokenTexts = false

    init(paths: [String], sourceLanguage: LanguageTag?) throws(CommandFailure) {
        var files: [CatalogFile] = []
        var imports: [XLIFFFile] = []
        var exchanged: [String] = []
        for path in paths {
            if path.hasSuffix(".xliff") || path.hasSuffix(".xlf") {
                exchanged.append(path)
            } else {
                let found = try CommandFailure.wrapping { () throws(CatalogFileError) in try CatalogPaths.find(path) }
                // An .xliff is an import, which is named by itself, or lies in a folder of nothing else.
                let own = found.filter { $0 == path || CatalogFormat(path: $0) != .xliff }
                files += try Self.catalogs(own)
                if own.isEmpty { exchanged += found }
            }
        }
        // Translations of Apple's catalogs are taken over into them; others are catalogs of their own, with choices in
        // their texts.
        let isCatalog = files.isEmpty
        for path in exchanged {
            let parts = try Self.xliff(path)
            if isCatalog, !parts.contains(where: { Self.isOfApple($0.original) }) {
                files += try Self.catalogs([path])
            } else {
                imports += parts
            }
        }
        guard !files.isEmpty || !imports.isEmpty else {
            throw CommandFailure("no \(FormatRegistry.names), and no .xliff below '\(paths.first ?? "")'")
        }
        let source: String
        if let sourceLanguage {
            source = sourceLanguage.description
        } else {
            source = try Self.sourceLanguage(files, imports)
        }
        for table in Set(files.map(\.table)).sorted() {
            let own = files.filter { $0.table == table }
            if let nameless = own.first(where: {
                $0.language == nil && !$0.isBase && !$0.format.definition.holdsLanguages
            }),
                sourceLanguage == nil
            {
                throw CommandFailure(
                    "'\(nameless.path)' does not say its language; put it into a folder such as ru.lproj, "
                        + "or name the language with --source-language")
            }
            // A String Catalog says its own source language; files of one language do not.
            let isDeclared =
                sourceLanguage == nil && own.contains { $0.sourceLanguage != nil || $0.languageOfSources != nil }
            let document = CatalogDocument(files: own, sourceLanguage: isDeclared ? nil : source)
            losses += document.readingLosses
            lossesOfNames.formUnion(document.lossesOfNames)
            lossesOfReferences.formUnion(document.lossesOfReferences)
            if document.hasBrokenTexts { hasBrokenTexts = true }
            let original = own.first { $0.language?.description == document.sourceLanguage } ?? own.first
            documents.append((table, original?.path ?? table, document))
        }
        try take(imports, source: source, hasCatalogs: !files.isEmpty)
    }

    var languages: [String] { Set(documents.flatMap(\.document.languages)).sorted() }

    /// The files of a format; the losses of writing them are added to those of reading.
    mutating func files(to target: ConversionTarget, language: LanguageTag?) throws(CommandFailure) -> [File] {
        if target.hasNames { losses.removeAll(where: lossesOfNames.contains) }
        if target == .i18next { losses.removeAll(where: lossesOfReferences.contains) }
        if target.needsOther {
            for index in documents.indices { losses += documents[index].document.fillOther() }
        }
        if !target.hasStates {
            for index in documents.indices { losses += documents[index].document.dropDrafts() }
        }
        switch target {
        case .xcstrings:
            var result: [File] = []
            for (table, _, document) in documents where !document.entries.isEmpty {
                let (text, losses) = document.stringCatalog()
                self.losses += losses
                result.append(File(path: table + ".xcstrings", text: text))
            }
            return result
        case .strings: return strings(language)
        case .po: return gettext(language)
        case .android: return android(language)
        case .arb:
            let escapes = FlutterSettings.usesEscaping(near: "")
            return messages(language, ending: "arb") { document, language in
                document.arb(language: language, usesEscaping: escapes)
            } name: { table, language in
                "\(Self.plainName(table, "app"))_\(language)"
            }
        case .i18next:
            return messages(language, ending: "json") {
                $0.i18next(language: $1)
            } name: { table, language in
                "\(language)/\(Self.plainName(table, "translation"))"
            }
        case .icu:
            return messages(language, ending: "json") {
                $0.messageJSON(language: $1)
            } name: { [count = documents.count] table, language in
                count == 1 ? language : "\(language)/\(table)"
            }
        case .properties:
            let sources = Dictionary(documents.map { ($0.table, $0.document.sourceLanguage) }) { first, _ in first }
            return messages(language, ending: "properties") {
                $0.properties(language: $1)
            } name: { table, language in
                let name = Self.plainName(table, "messages")
                let isSource = sources[table].map(CatalogDocument.localeName) == language
                return isSource ? name : "\(name)_\(language)"
            }
        case .xliff:
            guard let language else { return [] }
            let filled = documents.filter { !$0.document.entries.isEmpty }
            guard !filled.isEmpty else { return [] }
            let (text, losses) = CatalogDocument.xliff(
                filled.map { ($0.original, $0.document) }, target: language.description)
            self.losses += losses
            return [File(path: "\(language).xliff", text: text)]
        }
    }

    /// A file for each table and language.
    private mutating func messages(
        _ only: LanguageTag?, ending: String,
        write: (CatalogDocument, String) -> (text: String, losses: [ConversionLoss]),
        name: (_ table: String, _ locale: String) -> String
    ) -> [File] {
        var result: [File] = []
        for (table, _, document) in documents where !document.entries.isEmpty {
            for language in Set(document.languages + [document.sourceLanguage]).sorted()
            where only == nil || only?.description == language {
                let (text, losses) = write(document, language)
                self.losses += losses
                guard !text.isEmpty else { continue }
                let path = name(table, CatalogDocument.localeName(language)) + "." + ending
                result.append(File(path: path, text: text))
            }
        }
        return result
    }

    /// Apple's usual table has another name elsewhere.
    private static func plainName(_ table: String, _ usual: String) -> String {
        ["Localizable", "translation", "messages", "app", "strings"].contains(table) ? usual : table
    }

    /// Names of resources are those of a whole module: all tables are one file.
    private mutating func android(_ only: LanguageTag?) -> [File] {
        var result: [File] = []
        for (table, _, document) in documents where !document.entries.isEmpty {
            let name = documents.count == 1 ? "strings" : table.lowercased()
            for language in Set(document.languages + [document.sourceLanguage]).sorted()
            where only == nil || only?.description == language {
                let (text, losses) = document.androidStrings(language: language)
                self.losses += losses
                if text.isEmpty { continue }
                result.append(File(path: document.androidFolder(language: language) + "/\(name).xml", text: text))
            }
        }
        return result
    }

    private mutating func gettext(_ only: LanguageTag?) -> [File] {
        var result: [File] = []
        for (table, _, document) in documents where !document.entries.isEmpty {
            for language in Set(document.languages + [document.sourceLanguage]).sorted()
            where only == nil || only?.description == language {
                let (text, losses) = document.gettext(language: language)
                self.losses += losses
                let isTemplate = language == document.sourceLanguage
                result.append(
                    File(path: isTemplate ? "\(table).pot" : "\(language)/LC_MESSAGES/\(table).po", text: text))
            }
        }
        return result
    }

    private mutating func strings(_ only: LanguageTag?) -> [File] {
        var result: [File] = []
        for (table, _, document) in documents {
            let all = Set(document.languages + [document.sourceLanguage]).sorted()
            for language in all where only == nil || only?.description == language {
                let (strings, rules, losses) = document.stringsFiles(language: language)
                self.losses += losses
                let folder = "\(language).lproj/\(table)"
                if !strings.isEmpty { result.append(File(path: folder + ".strings", text: strings)) }
                if !rules.isEmpty { result.append(File(path: folder + ".stringsdict", text: rules)) }
            }
        }
        return result
    }

    /// The end of a path from its last point on.
    static func ending(_ path: String) -> String {
        path.lastIndex(of: ".").map { String(path[$0...]) } ?? ""
    }

    private static func catalogs(_ paths: [String]) throws(CommandFailure) -> [CatalogFile] {
        var files: [CatalogFile] = []
        for path in paths {
            guard CatalogFormat(named: path) != nil else {
                throw CommandFailure("'\(path)' is no catalog; name a \(FormatRegistry.names) file, or an .xliff")
            }
            let bytes = try CommandFailure.wrapping { () throws(CatalogFileError) in try FileBytes.read(path) }
            let file = CatalogFile(bytes: bytes, path: path)
            // A text that cannot be read is left out and told; of a broken file nobody knows what is lacking.
            if let problem = BrokenTexts.problemOfWhole(file) {
                let place = "\(path):\(problem.start.line):\(problem.start.column)"
                throw CommandFailure("\(place): \(problem.message); nothing is converted")
            }
            files.append(file)
        }
        return files
    }

    private static func isOfApple(_ original: String) -> Bool {
        [".strings", ".stringsdict", ".xcstrings", ".storyboard", ".xib", ".plist", ".intentdefinition"]
            .contains(where: original.hasSuffix)
    }

    private static func xliff(_ path: String) throws(CommandFailure) -> [XLIFFFile] {
        let bytes = try CommandFailure.wrapping { () throws(CatalogFileError) in try FileBytes.read(path) }
        do throws(XLIFFError) {
            return try XLIFFFile.read(bytes)
        } catch {
            throw CommandFailure("'\(path)': \(error)")
        }
    }

    private static func sourceLanguage(_ files: [CatalogFile], _ imports: [XLIFFFile]) throws(CommandFailure) -> String
    {
        if let declared = files.lazy.compactMap({ file in file.sourceLanguage.map(file.string) }).first {
            return declared
        }
        if let declared = files.lazy.compactMap(\.languageOfSources).first { return declared.description }
        if let declared = imports.lazy.compactMap(\.sourceLanguage).first { return declared }
        let languages = Set(files.compactMap(\.language?.description))
        if languages.contains("en") || languages.isEmpty || files.contains(where: \.isBase) { return "en" }
        if languages.count == 1, let only = languages.first { return only }
        let english = languages.filter { $0.hasPrefix("en-") }
        if english.count == 1, let only = english.first { return only }
        throw CommandFailure(
            "the catalogs do not say which of \(languages.sorted().joined(separator: ", ")) the texts were written in; "
                + "name it with --source-language")
    }

    /// Takes translations over: each `<file>` into the table of its original, or the only table.
    private mutating func take(_ imports: [XLIFFFile], source: String, hasCatalogs: Bool) throws(CommandFailure) {
        for file in imports {
            var index = documents.firstIndex { $0.table == file.table }
            if index == nil, hasCatalogs, documents.count == 1 { index = 0 }
            if index == nil, hasCatalogs {
                let tables = documents.map { "'\($0.table)'" }.joined(separator: ", ")
                throw CommandFailure("'\(file.original)' in the XLIFF is none of the tables \(tables)")
            }
            if index == nil {
                documents.append(
                    (file.table, file.original, CatalogDocument(sourceLanguage: file.sourceLanguage ?? source)))
                index = documents.count - 1
            }
            guard let index else { continue }
            do throws(XLIFFError) {
                losses += try documents[index].document.importXLIFF(file, createsEntries: !hasCatalogs)
            } catch {
                throw CommandFailure("'\(file.original)': \(error)")
            }
        }
    }
}
