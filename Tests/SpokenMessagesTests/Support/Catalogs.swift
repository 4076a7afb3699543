import SpokenCatalogs
import SpokenMessages
import SpokenModel

/// Small catalogs written in the tests.
enum Catalogs {
    static func strings(_ text: String, language: String = "ru") -> StringCatalog {
        StringCatalog(files: [file(text, "strings", language)])
    }

    static func stringsdict(_ body: String, language: String = "ru") -> StringCatalog {
        StringCatalog(files: [file(body, "stringsdict", language)])
    }

    static func xcstrings(_ text: String) -> StringCatalog {
        StringCatalog(files: [CatalogFile(bytes: Array(text.utf8), path: "Localizable.xcstrings")])
    }

    static func file(_ text: String, _ ending: String, _ language: String) -> CatalogFile {
        let text = ending == "stringsdict" ? "<plist version=\"1.0\"><dict>\(text)</dict></plist>" : text
        return CatalogFile(bytes: Array(text.utf8), path: "\(language).lproj/Localizable.\(ending)")
    }

    /// An entry with one plural variable `n` as the whole format.
    static func plural(_ key: String, _ forms: [(String, String)], type: String = "d") -> String {
        entry(key, format: "%#@n@", variable("n", forms, type: type))
    }

    static func entry(_ key: String, format: String, _ variables: String) -> String {
        "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(variables)</dict>"
    }

    static func variable(
        _ name: String, _ forms: [(String, String)], type: String = "d", rule: String = "NSStringPluralRuleType"
    ) -> String {
        let forms = forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
        return "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>\(rule)</string>"
            + "<key>NSStringFormatValueTypeKey</key><string>\(type)</string>\(forms)</dict>"
    }

    static func widths(_ key: String, _ texts: [(String, String)]) -> String {
        let texts = texts.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
        return "<key>\(key)</key><dict><key>NSStringVariableWidthRuleType</key><dict>\(texts)</dict></dict>"
    }
}

extension StringCatalog {
    /// The visible text of a key in a language.
    func visible(
        _ key: String, _ arguments: [MessageArgument] = [], in language: String = "ru",
        context: MessageContext = .init()
    ) throws -> String {
        try result(key, arguments, in: language, context: context).text.visibleText
    }

    func result(
        _ key: String, _ arguments: [MessageArgument] = [], in language: String = "ru",
        context: MessageContext = .init(), numbers: NumberStyle = .digits
    ) throws -> MessageResult {
        MessageFormatter(catalog: self, language: try LanguageTag(language), numbers: numbers)
            .format(key, arguments, context: context)
    }
}
