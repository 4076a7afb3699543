import SpokenCatalogs
import SpokenMessages
import SpokenModel

/// A catalog parser: whatever the bytes are, it answers with entries and with diagnostics that lie in the file; what it
/// understood can be formatted, edited and converted, and is read again as it was.
struct CatalogTarget: FuzzTarget {
    let format: CatalogFormat

    var name: String { format.rawValue }
    var endings: [String] {
        switch format {
        case .android: ["xml"]
        case .xliff: ["xliff", "xlf"]
        case .fluent: ["ftl"]
        default: [format.rawValue]
        }
    }

    /// Where such a file lies.
    private var path: String {
        switch format {
        case .android: "res/values-ru/strings.xml"
        case .resx: "Fuzz.ru.resx"
        case .json: "locales/ru/fuzz.json"
        case .properties: "fuzz_ru.properties"
        case .fluent: "i18n/ru/fuzz.ftl"
        default: "ru.lproj/Fuzz.\(format.rawValue)"
        }
    }

    var seeds: [[UInt8]] {
        switch format {
        case .strings:
            return [
                "/* a */\n\"cart.items\" = \"%d товаров за %@\";\n\"b\" = \"\\U0430\\\"\";\n", "key = value;",
                "{ a = b; }", "<plist><dict><key>a</key><string>b</string></dict></plist>",
            ].map { Array($0.utf8) } + [
                [0xFF, 0xFE, 0x22, 0, 0x61, 0, 0x22, 0, 0x3D, 0, 0x22, 0, 0x30, 4, 0x22, 0, 0x3B, 0]
            ]
        case .stringsdict:
            return [
                """
                <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>items</key><dict>
                <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
                <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>d</string>
                <key>one</key><string>%d товар</string><key>other</key><string>%d товара</string></dict></dict>
                <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>1</key><string>а</string></dict></dict>
                </dict></plist>
                """
            ].map { Array($0.utf8) }
        case .arb:
            return [
                "{\"@@locale\": \"ru\", \"a\": \"{n, plural, =1{x} few{{n} y} other{{k, select, a{b} other{\\u0436}}}} {who}\", "
                    + "\"@a\": {\"description\": \"d\"}}"
            ].map { Array($0.utf8) }
        case .json:
            return [
                "{\"a\": {\"b_one\": \"{{count}} д\\u0436\", \"b_few\": \"x\", \"b\": \"$t(c) {{- d, number}}\"}, "
                    + "\"e_0\": \"{{n}}\", \"e_1\": \"y\", \"f\": \"g\", \"f_plural\": \"h\", \"i\": [\"j\"]}",
                "{\"a.b\": \"{n, plural, offset:1 =0 {x} one {# 'y {z}'} other {{k, select, a {''} other {#}}}}\"}",
            ].map { Array($0.utf8) }
        case .properties:
            return [
                "# note\na.b = \\u041f {0} l''x \\\n   \\ud83c\\udf75\nc\\ d: {0,choice,0#x|1#y|1<{0} z}\n!e\nf '{0}'\n"
            ].map { Array($0.utf8) } + [[0x61, 0x3D, 0xE9, 0x20, 0x27, 0x7B, 0x30, 0x7D, 0x0A]]
        case .fluent:
            return [
                "# note\na-b = один\n    два { $n }\n    .title = { \"{\" } x\n-t = y\nc = { NUMBER($n, type: \"ordinal\") ->\n"
                    + "    [0] z\n    [one] { -t } { $k ->\n        [a] b\n       *[c] d\n    }\n   *[other] { $n } w\n}\n"
            ].map { Array($0.utf8) }
        // libyaml reads it, above the library.
        case .rails: return []
        case .po:
            return [
                "msgid \"\"\nmsgstr \"\"\n\"Language: ru\\n\"\n\"Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : "
                    + "n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n\"\n\n#. note\n#, c-format\n"
                    + "msgid \"%d item\"\nmsgid_plural \"%d items\"\nmsgstr[0] \"%d товар\"\nmsgstr[1] \"%d товара\"\n"
                    + "msgstr[2] \"%d товаров\"\n",
                "#, fuzzy, python-brace-format\nmsgctxt \"a\"\nmsgid \"\"\n\"b {n}\\n\"\nmsgstr \"\\101\\x42{{{n:>{w}}\"\n#~ msgid \"x\"\n",
            ].map { Array($0.utf8) }
        case .android:
            return [
                """
                <?xml version="1.0" encoding="utf-8"?><resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
                <!-- a --><string name="a">It\\'s  "два  " \\u0041\\n<xliff:g id="n">%1$s</xliff:g> <b>c</b> &amp;</string>
                <plurals name="b"><item quantity="one">%d день</item><item quantity="other"/></plurals>
                <string-array name="c"><item><![CDATA[<i>d</i>]]></item></string-array></resources>
                """
            ].map { Array($0.utf8) }
        case .xliff:
            return [
                """
                <xliff version="1.2"><file original="L.xcstrings" source-language="en" target-language="ru"><body>
                <trans-unit id="a|==|plural.one"><source>%d <x id="n"/></source><target state="new">б &amp;</target>
                <note>c</note></trans-unit><trans-unit id="t|==|substitutions.x.device.mac.plural.few"><source>d</source>
                <target/></trans-unit></body></file></xliff>
                """,
                """
                <xliff version="2.0" srcLang="en" trgLang="ru"><file id="f" original="a.stringsdict"><unit id="/k:dict/v:dict/one:dict/:string">
                <segment><source>a</source><target>б</target></segment><ignorable><source> </source></ignorable></unit></file></xliff>
                """,
            ].map { Array($0.utf8) }
        case .resx:
            return [
                "<root><data name=\"a\" xml:space=\"preserve\"><value>{0} из {1:N2}</value><comment>c</comment></data></root>"
            ].map { Array($0.utf8) }
        case .xcstrings:
            return [
                """
                {"sourceLanguage":"en","strings":{"a %lld":{"localizations":{"ru":{"variations":{"plural":{"one":
                {"stringUnit":{"state":"translated","value":"%lld товар"}},"other":{"stringUnit":{"state":"new","value":"x"}}
                }}}}}},"version":"1.0"}
                """,
                """
                {"sourceLanguage":"ru","strings":{"b":{"localizations":{"ru":{"stringUnit":{"value":"%1$@ %#@n@"},
                "substitutions":{"n":{"argNum":2,"formatSpecifier":"d","variations":{"plural":{"other":{"stringUnit":
                {"value":"%arg x"}}}}}}}}},"c":{"localizations":{"en":{"stringSet":{"values":["a","b"]}}}}}}
                """,
            ].map { Array($0.utf8) }
        }
    }

    let dictionary = [
        "\"key\" = \"%d %@\";", "/*", "*/", "//", "\\U0430", "\\u{", "<key>", "</key>", "<dict>", "</dict>", "<string>",
        "</string>", "&amp;", "&#x41;", "<![CDATA[", "]]>", "<!--", "-->", "NSStringLocalizedFormatKey", "%#@items@",
        "NSStringFormatSpecTypeKey", "NSStringPluralRuleType", "NSStringVariableWidthRuleType", "one", "few", "other",
        "{", "}", "[", "]", ":", ",", "\"", "\\", "null", "true", "\"variations\"", "\"plural\"", "\"stringUnit\"",
        "\"localizations\"", "\u{FEFF}", "\\ud83d", "1e999", "%1$#@v@", "%2$*1$.3lld", "bplist00", ";", "=",
        "NSStringDeviceSpecificRuleType", "NSStringGenderRuleType", "\"device\"", "\"substitutions\"", "\"argNum\"",
        "iphone", "msgid \"", "msgid_plural \"", "msgstr[1] \"", "msgctxt \"", "#, fuzzy", "#~ ", "#. ",
        "nplurals=2; plural=n != 1;", "\"\n\"",
        "Plural-Forms: ", "{{count}}", "{{- x}}", "$t(a)", "_one\": ", "_plural\": ", "_2\": ", "''", "'{'", "#",
        "\\\n  ",
        "{0,choice,0#a|1<b}", "selectordinal, ", "{ $n ->\n", "\n   *[other] ", "\n    [one] ", "\n    .a = ", "{ -t }",
        "{n, plural, one{", "{k, select, other{", "offset:1 ", "=0{",
        "%(name)s", "{0}",
        "<resources>", "</resources>", "<string name=\"a\">",
        "<plurals name=\"p\">", "<item quantity=\"few\">", "</item>",
        "<xliff:g id=\"x\">", "</xliff:g>", "<trans-unit id=\"a\">", "<source>", "</source>", "<target>", "</target>",
        "|==|plural.one", "<unit id=\"u\">", "<segment>", "<data name=\"a\">", "<value>", "\\'", "\\u00e9", "&quot;",
        "<string/>", "<?xml version=\"1.0\"?>", "<!DOCTYPE plist [<!ENTITY a \"b\">]>", "\"shouldTranslate\"",
    ]

    func run(_ input: [UInt8]) throws -> Int {
        let file = CatalogFile(bytes: input, path: path, format: format)
        return try CatalogProperties(file).check()
    }
}
