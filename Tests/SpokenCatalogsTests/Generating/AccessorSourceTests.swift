import SpokenCatalogs
import Testing

@Suite struct AccessorSourceTests {
    private func source(_ text: String, _ path: String) -> (source: String, warnings: [String]) {
        let file = CatalogFile(bytes: Array(text.utf8), path: path)
        return AccessorSource(files: [file], typeName: "Strings", table: "Localizable").generate()
    }

    @Test func keysBecomePathsAndPlaceholdersParameters() {
        let text =
            #""cart.total" = "%1$@ from %2$d"; "Hello, %@!" = "x %@"; "rate" = "%.1f"; "default" = "a"; "cart" = "c"; "cart.total.accessible" = "y";"#
        let source = source(text, "/somewhere/en.lproj/Localizable.strings").source
        for line in [
            "public var cart: GroupCart { GroupCart(formatter: formatter) }",
            "public func total(_ argument1: SpokenContent, _ argument2: Int) -> AccessibleText {",
            "formatter.format(.string(\"cart.total\", [argument1, .number(argument2)], table: \"Localizable\"))",
            "public var strings: Strings { Strings(formatter: self) }",
            "public func hello(_ argument1: SpokenContent) -> AccessibleText {",
            "public func rate(_ argument1: Double) -> AccessibleText {",
            "public func `default`() -> AccessibleText {", "public func cartText() -> AccessibleText {",
            "path: \"en.lproj/Localizable.strings\")",
        ] {
            #expect(source.contains(line), "\(line)")
        }
        #expect(!source.contains("/somewhere"), "no path of the machine is embedded")
        #expect(!source.contains("cart.total.accessible\","), "accessible variants have no function of their own")
    }

    @Test func variablesNameTheirParameters() {
        let text =
            #"{"sourceLanguage":"en","strings":{"files":{"localizations":{"en":{"stringUnit":{"value":"%1$@: %#@count@"},"substitutions":{"count":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":{"value":"%arg"}}}}}}}}},"Hi %@":{},"—":{}}}"#
        let (source, warnings) = source(text, "Localizable.xcstrings")
        #expect(source.contains("public func files(_ argument1: SpokenContent, count: Int) -> AccessibleText {"))
        #expect(source.contains("public func hi(_ argument1: SpokenContent) -> AccessibleText {"))
        #expect(warnings == ["the key '—' has no letter to make a name of"])
    }

    /// What says the language of an embedded file: its name, its folder, or the one above that.
    @Test(arguments: [
        ("/somewhere/app/src/main/res/values-ru/strings.xml", "<resources><string name=\"a\">b</string></resources>"),
        ("/somewhere/l10n/app_ru.arb", "{\"a\": \"b\"}"), ("/somewhere/messages_ru.properties", "a={0} b"),
        ("/somewhere/locale/ru/LC_MESSAGES/shop.po", "msgid \"a\"\nmsgstr \"b\"\n"),
        ("/somewhere/locales/ru/shop.json", "{\"a\": \"b\"}"),
    ])
    func embeddedFilesKeepTheirLanguage(_ path: String, _ text: String) throws {
        let file = CatalogFile(bytes: Array(text.utf8), path: path)
        #expect(file.language?.description == "ru")
        let source = AccessorSource(files: [file], typeName: "Strings", table: file.table).generate().source
        let embedded = try #require(source.split(separator: "path: \"").last?.prefix { $0 != "\"" })
        let again = CatalogFile(bytes: Array(text.utf8), path: String(embedded))
        #expect(again.language == file.language && again.table == file.table && again.format == file.format)
        #expect(!source.contains("/somewhere"))
    }

    @Test func starsTakeArgumentsOfTheirOwn() {
        let text = #""one" = "%*d"; "two" = "%-*.*f %@"; "numbered" = "%2$*1$d %3$.*1$f"; "#
        let source = source(text, "en.lproj/Localizable.strings").source
        for line in [
            "public func one(_ argument1: Int, _ argument2: Int) -> AccessibleText {",
            "func two(_ argument1: Int, _ argument2: Int, _ argument3: Double, _ argument4: SpokenContent) ->",
            "public func numbered(_ argument1: Int, _ argument2: Int, _ argument3: Double) -> AccessibleText {",
        ] {
            #expect(source.contains(line), "\(line)")
        }
    }

    @Test func widthsAndDevicesAskForAContext() {
        let text = """
            <plist><dict><key>phone</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>1</key>
            <string>Tel. %@</string></dict></dict></dict></plist>
            """
        let source = source(text, "en.lproj/Localizable.stringsdict").source
        #expect(
            source.contains(
                "public func phone(_ argument1: SpokenContent, in place: SpokenTextOptions? = nil) -> AccessibleText {"
            ))
        #expect(
            source.contains(
                "formatter.placed(place).format(.string(\"phone\", [argument1], table: \"Localizable\"))"
            ))
    }
}
