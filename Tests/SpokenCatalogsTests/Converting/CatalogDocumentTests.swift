import SpokenCatalogs
import Testing

@Suite struct CatalogDocumentTests {
    private func file(_ text: String, _ path: String) -> CatalogFile {
        CatalogFile(bytes: Array(text.utf8), path: path)
    }

    private let rules = """
        <plist version="1.0"><dict><key>days</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d день</string>
        <key>few</key><string>%d дня</string><key>many</key><string>%d дней</string><key>other</key><string>%d дня</string>
        </dict></dict><key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>1</key><string>т.</string>
        <key>20</key><string>телефон</string></dict></dict></dict></plist>
        """

    @Test func stringsFilesBecomeACatalog() {
        let document = CatalogDocument(
            files: [
                file("/* Greeting */ \"hello\" = \"Hello \\\"you\\\"\";", "en.lproj/L.strings"),
                file("\"hello\" = \"Привет\";", "ru.lproj/L.strings"), file(rules, "ru.lproj/L.stringsdict"),
            ], sourceLanguage: "en")
        let (text, losses) = document.stringCatalog()
        #expect(losses.map(\.description) == ["'wide' in ru: the width variants are lost; the general one is kept"])
        #expect(text.hasPrefix("{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"days\" : {\n"))
        #expect(text.hasSuffix("  },\n  \"version\" : \"1.0\"\n}"))
        let back = file(text, "L.xcstrings")
        #expect(back.diagnostics.isEmpty)
        #expect(
            CatalogDump.entries(back) == "days=ru:[few:%d дня,many:%d дней,one:%d день,other:%d дня]; "
                + "hello=en:Hello \"you\"/ru:Привет; wide=ru:телефон")
        #expect(back.entries[1].comment.map(back.string) == "Greeting")
    }

    @Test func aCatalogBecomesStringsFiles() {
        let unit = { (value: String) in #"{"stringUnit":{"state":"translated","value":"\#(value)"}}"# }
        let catalog = file(
            #"{"sourceLanguage":"en","strings":{"plain":{"comment":"why","localizations":{"ru":\#(unit("a\\nб"))}},"n":{"localizations":{"ru":{"variations":{"plural":{"one":\#(unit("%@: %lld день")),"other":\#(unit("%@: %lld дня"))}}}}},"s":{"localizations":{"ru":{"stringUnit":{"state":"needs_review","value":"%1$@ %#@f@"},"substitutions":{"f":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{"other":\#(unit("%arg шт."))}}}}}}},"source text":{}}}"#,
            "L.xcstrings")
        let document = CatalogDocument(files: [catalog])
        let (strings, list, losses) = document.stringsFiles(language: "ru")
        #expect(strings == "/* why */\n\"plain\" = \"a\\nб\";\n")
        let read = file(list, "ru.lproj/L.stringsdict")
        #expect(read.diagnostics.isEmpty)
        #expect(
            CatalogDump.entries(read) == "n=%2$#@value@ value(lld)[one:%1$@: %2$lld день,other:%1$@: %2$lld дня]; "
                + "s=%1$@ %2$#@f@ f(lld)[other:%lld шт.]")
        #expect(losses.map(\.message) == ["the state 'needs_review' is lost"])
        #expect(document.stringsFiles(language: "en").strings.contains("\"source text\" = \"source text\";"))
    }

    @Test func xliffGoesThereAndBack() throws {
        let unit = { (value: String) in #"{"stringUnit":{"state":"translated","value":"\#(value)"}}"# }
        let catalog = file(
            #"{"sourceLanguage":"en","strings":{"a<b>":{"comment":"c & d","localizations":{"en":\#(unit("one & two")),"ru":\#(unit("раз"))}},"n":{"localizations":{"en":{"variations":{"plural":{"one":\#(unit("%lld day")),"other":\#(unit("%lld days"))}}},"ru":{"variations":{"plural":{"one":\#(unit("%lld день")),"many":\#(unit("%lld дней")),"other":\#(unit("%lld дня"))}}}}},"no":{"shouldTranslate":false}}}"#,
            "L.xcstrings")
        let document = CatalogDocument(files: [catalog])
        let (text, losses) = document.xliff(target: "ru", original: "L.xcstrings")
        #expect(losses.map(\.key) == ["no"])
        #expect(
            text.contains(
                "<trans-unit id=\"n|==|plural.many\" xml:space=\"preserve\">\n        <source>%lld days</source>"))
        #expect(text.contains("<trans-unit id=\"a&lt;b&gt;\""))
        var emptied = document
        for index in emptied.entries.indices { emptied.entries[index].localizations.removeAll { $0.language == "ru" } }
        let importLosses = try emptied.importXLIFF(Array(text.utf8))
        #expect(importLosses.isEmpty)
        for entry in document.entries {
            let before = entry.localizations.first { $0.language == "ru" }
            let after = emptied.entries.first { $0.key == entry.key }?.localizations.first { $0.language == "ru" }
            guard case .variations(let axis, let forms)? = before?.content,
                case .variations(let newAxis, let newForms)? = after?.content
            else {
                #expect(before?.content == after?.content, "\(entry.key)")
                continue
            }
            #expect(axis == newAxis)
            #expect(Set(forms) == Set(newForms), "\(entry.key)")
        }
    }

    /// XLIFF asks for a file, of a table without strings too.
    @Test(arguments: ["L.strings", "L.stringsdict", "L.xcstrings", "messages.po"])
    func anEmptyTableIsWrittenAndRead(original: String) throws {
        var document = CatalogDocument(files: [], sourceLanguage: "en")
        let text = document.xliff(target: "ru", original: original).text
        #expect(text.contains("<file original=\"\(original)\""))
        #expect(try document.importXLIFF(Array(text.utf8)) == [])
    }

    /// A translator is asked for the plural forms of the target language, and a file that had none gets them.
    @Test func xliffAsksForTheFormsOfTheTarget() throws {
        let english = file(rules.replacing("день", with: "day"), "en.lproj/L.stringsdict")
        var document = CatalogDocument(files: [english], sourceLanguage: "en")
        let text = document.xliff(target: "lv", original: "L.stringsdict").text
        let ids = text.split(separator: "\"").filter { $0.hasPrefix("/days:dict/n:") }.map {
            $0.split(separator: "/").dropLast().last ?? ""
        }
        #expect(ids == ["zero:dict", "one:dict", "other:dict"])
        let translated = text.replacing(">%#@n@</source>\n", with: ">%#@n@</source><target>%#@n@</target>\n")
            .replacing("</source>\n", with: "</source><target>%d dienas</target>\n")
        #expect(try document.importXLIFF(Array(translated.utf8)) == [])
        let list = file(document.stringsFiles(language: "lv").stringsdict, "lv.lproj/L.stringsdict")
        #expect(
            CatalogDump.entries(list) == "days=%#@n@ n(d)[zero:%d dienas,one:%d dienas,other:%d dienas]; "
                + "wide=[1:%d dienas,20:%d dienas]")
    }

    @Test func xliffAloneMakesACatalog() throws {
        let text = """
            <xliff version="1.2"><file original="A/L.xcstrings" source-language="en" target-language="ru"><body>
            <trans-unit id="a"><source>Hi</source><target state="needs-review-translation">Привет</target><note>n</note>
            </trans-unit><trans-unit id="t"><source>%#@x.y@!</source><target>%#@x.y@!</target></trans-unit>
            <trans-unit id="t|==|substitutions.x.y.plural.one"><source>%d day</source><target>%d день</target></trans-unit>
            <trans-unit id="t|==|substitutions.x.y.plural.few"><source>%d days</source><target>%d дня</target></trans-unit>
            <trans-unit id="u"><source>New</source></trans-unit></body></file></xliff>
            """
        let read = try #require(try XLIFFFile.read(Array(text.utf8)).first)
        #expect(read.table == "L")
        var document = CatalogDocument(sourceLanguage: "en")
        #expect(try document.importXLIFF(read, createsEntries: true) == [])
        let back = file(document.stringCatalog().text, "L.xcstrings")
        #expect(
            CatalogDump.entries(back) == "a=en:Hi/ru:Привет; "
                + "t=en:%#@x.y@! x.y(d)[one:%arg day]/ru:%#@x.y@! x.y(d)[few:%arg дня,one:%arg день]; u=en:New")
        let states = back.localizations(of: back.entries[0]).flatMap(\.content.units).map { $0.state.map(back.string) }
        #expect(states == ["translated", "needs_review"])
        #expect(back.entries[0].comment.map(back.string) == "n")
    }

    /// The ids that Xcode writes for a .stringsdict are paths in it.
    @Test func xliffOfXcodeFillsRules() throws {
        let units = [
            ("/[A/B]: %d:dict/NSStringLocalizedFormatKey:dict/:string", "%#@n@!", "%#@n@!"),
            ("/[A/B]: %d:dict/n:dict/one:dict/:string", "%d day", "%d день"),
            ("/[A/B]: %d:dict/n:dict/few:dict/:string", "%d days", "%d дня"),
            ("/[A/B]: %d:dict/n:dict/many:dict/:string", "%d days", "%d дней"),
            ("/[A/B]: %d:dict/n:dict/other:dict/:string", "%d days", "%d дня"),
            ("/[A/B]: %d:dict/n:dict/NSStringFormatValueTypeKey:dict/:string", "d", "d"),
            ("/wide:dict/NSStringVariableWidthRuleType:dict/20:dict/:string", "telephone", "телефон"),
            ("/tap:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/:string", "Click", "Щёлкните"),
        ]
        func xliff(_ original: String) -> [UInt8] {
            let body = units.map {
                "<trans-unit id=\"\($0.0)\"><source>\($0.1)</source><target>\($0.2)</target><note/></trans-unit>"
            }.joined(separator: "\n")
            return Array(
                "<xliff version=\"1.2\"><file original=\"\(original)\" source-language=\"en\" target-language=\"ru\"><header/><body>\(body)</body></file></xliff>"
                    .utf8)
        }
        let expected =
            "[A/B]: %d=%#@n@! n(d)[one:%d день,few:%d дня,many:%d дней,other:%d дня]; tap=[mac:Щёлкните]; wide=[20:телефон]"
        // Into the rules of the source language, and without them.
        let rules = file(
            """
            <plist><dict><key>[A/B]: %d</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@!</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d day</string>
            <key>other</key><string>%d days</string></dict></dict>
            <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>telephone</string></dict></dict>
            <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>Click</string></dict></dict>
            </dict></plist>
            """, "en.lproj/L.stringsdict")
        var document = CatalogDocument(files: [rules], sourceLanguage: "en")
        #expect(try document.importXLIFF(xliff("A/en.lproj/L.stringsdict")) == [])
        #expect(dump(document) == expected)
        var alone = CatalogDocument(sourceLanguage: "en")
        let read = try #require(try XLIFFFile.read(xliff("A/en.lproj/L.stringsdict")).first)
        #expect(try alone.importXLIFF(read, createsEntries: true) == [])
        #expect(dump(alone) == expected)
        // Elsewhere such a text is a key like any other.
        #expect(try document.importXLIFF(xliff("A/en.lproj/L.strings")).count == units.count)

        func dump(_ document: CatalogDocument) -> String {
            let read = file(document.stringsFiles(language: "ru").stringsdict, "ru.lproj/L.stringsdict")
            return CatalogDump.entries(read).split(separator: "; ").sorted().joined(separator: "; ")
        }
    }

    /// An empty target is a translation that is missing, and texts of the source never stand in for it.
    @Test func emptyTranslationsAreLeftOut() throws {
        var document = CatalogDocument(files: [file("\"a\" = \"Hi\"; \"b\" = \"By\";", "en.lproj/L.strings")])
        let text =
            "<xliff><file source-language='en' target-language='ru'><trans-unit id='a'><source>Hi</source><target/></trans-unit><trans-unit id='b'><source>By</source><target>До</target></trans-unit></file></xliff>"
        let losses = try document.importXLIFF(Array(text.utf8))
        #expect(losses.map(\.description) == ["'a' in ru: an empty translation is not taken over"])
        #expect(document.stringsFiles(language: "ru").strings == "\"b\" = \"До\";\n")
    }

    /// Everything that Xcode writes stays, byte for byte.
    @Test func aStringCatalogComesBackAsItWas() {
        let text = """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "" : {

                },
                "B" : {
                  "comment" : "a \\"comment\\" ",
                  "extractionState" : "manual",
                  "generatesSymbol" : true,
                  "isCommentAutoGenerated" : true,
                  "localizations" : {
                    "zh-Hans" : {
                      "stringUnit" : {
                        "state" : "needs_review",
                        "value" : "乙 / \\n"
                      }
                    },
                    "zh-HK" : {
                      "stringSet" : {
                        "state" : "new",
                        "values" : [
                          "x",
                          "y"
                        ]
                      }
                    }
                  },
                  "shouldTranslate" : false
                },
                "a" : {
                  "localizations" : {
                    "en" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "%#@n@"
                      },
                      "substitutions" : {
                        "n" : {
                          "formatSpecifier" : "lld",
                          "variations" : {
                            "plural" : {
                              "other" : {
                                "stringUnit" : {
                                  "state" : "translated",
                                  "value" : "%arg days"
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              },
              "version" : "1.1"
            }
            """
        let document = CatalogDocument(files: [file(text, "L.xcstrings")])
        #expect(document.stringCatalog().text == text)
        #expect(document.stringCatalog().losses == [])
    }

    /// What an own specifier of a form says beyond that of its variable is kept.
    @Test func onlyPlainSpecifiersBecomeArg() {
        let text = rules.replacing("%#@n@", with: "%#@n@ %@").replacing("%d дня", with: "%05d дня")
        let document = CatalogDocument(files: [file(text, "ru.lproj/L.stringsdict")])
        #expect(
            CatalogDump.entries(file(document.stringCatalog().text, "L.xcstrings")).hasPrefix(
                "days=ru:%#@n@ %@ n(d)[few:%05d дня,many:%arg дней,one:%arg день,other:%05d дня]"))
    }

    /// A place for a translation that nobody has written would hide the source text.
    @Test func newEmptyStringsAreNotWritten() {
        let text =
            #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"ru":{"stringUnit":{"state":"new","value":""}}}}}}"#
        let document = CatalogDocument(files: [file(text, "L.xcstrings")])
        #expect(document.stringsFiles(language: "ru").strings.isEmpty)
    }

    @Test func anUnknownKeyIsALoss() throws {
        var document = CatalogDocument(sourceLanguage: "en")
        let text =
            "<xliff version=\"1.2\"><file original=\"x\" source-language=\"en\" target-language=\"ru\"><body><trans-unit id=\"k\"><source>s</source><target>т<g id='1'>е</g>кст &amp; <![CDATA[<>]]></target></trans-unit></body></file></xliff>"
        #expect(try document.importXLIFF(Array(text.utf8)).map(\.description) == ["'k' in ru: no entry has this key"])
        document.entries = [CatalogDocument.Entry(key: "k")]
        _ = try document.importXLIFF(Array(text.utf8))
        #expect(document.entries[0].localizations[0].content == .text("текст & <>", state: "translated"))
    }

    @Test func brokenXLIFFIsRefused() {
        for text in [
            "", "<xliff>", "<file></file></x>", "<xliff><!-- </xliff>", "<a",
            "<file source-language='en'/>x<trans-unit/>",
        ] {
            var document = CatalogDocument(sourceLanguage: "en")
            #expect(throws: XLIFFError.self, "\(text)") { try document.importXLIFF(Array(text.utf8)) }
        }
        for count in 0..<80 {
            var document = CatalogDocument(sourceLanguage: "en")
            _ = try? document.importXLIFF(
                Array("<xliff><file target-language='ru'><trans-unit id='a|==|plural.one'><target>x".utf8.prefix(count))
            )
        }
    }
}
