import SpokenCatalogs
import SpokenModel

/// XLIFF and the headers of requests.
struct ExchangeTarget: FuzzTarget {
    let name = "exchange"
    let endings = ["xliff", "xlf"]
    let seeds = [
        """
        <?xml version="1.0"?><xliff version="1.2"><file original="a/L.xcstrings" source-language="en" target-language="ru">
        <body><trans-unit id="a|==|plural.one"><source>x</source><target state="new">т<g id='1'>е</g> &amp; <![CDATA[<>]]>
        </target><note>n</note></trans-unit><trans-unit id="t|==|substitutions.x.y.plural.few"><source>%d</source>
        <target>%d</target></trans-unit></body></file></xliff>
        """,
        """
        <xliff><file original="en.lproj/L.stringsdict" source-language="en" target-language="ru"><trans-unit
        id="/a:dict/NSStringLocalizedFormatKey:dict/:string"><source>%#@n@</source><target>%#@n@</target></trans-unit>
        <trans-unit id="/a:dict/n:dict/few:dict/:string"><source>%d</source><target>%d</target></trans-unit></file></xliff>
        """,
        "ru-RU, en;q=0.5, *;q=0.1",
    ].map { Array($0.utf8) }
    let dictionary = [
        "<file", "</file>", "<trans-unit id=\"", "</trans-unit>", "<source>", "</source>", "<target>", "</target>",
        "|==|", "original=\"L.stringsdict\"", ":dict/", ":dict/:string", "NSStringLocalizedFormatKey",
        "plural.", "device.", "width.", "gender.", "substitutions.", "one", "other", "target-language=\"ru\"", "<!--",
        "-->", "<![CDATA[", "]]>", "/>", "&lt;", ";q=", ",", "zh-Hant-HK", "q=1.000",
    ]

    func run(_ input: [UInt8]) throws -> Int {
        var signature = Signature()
        for tag in LanguageNegotiation.preferences(acceptLanguage: String(decoding: input.prefix(256), as: UTF8.self)) {
            let chain = LanguageNegotiation.chain(for: tag)
            guard chain.first == tag, chain.count <= 16 else { throw Finding("the chain of \(tag) is \(chain)") }
            signature.add(chain.count)
        }
        for isFresh in [true, false] {
            var document = CatalogDocument(sourceLanguage: "en")
            if !isFresh { document.entries = [.init(key: "a"), .init(key: "t")] }
            guard let files = try? XLIFFFile.read(input) else { return signature.value &+ 1 }
            for file in files {
                guard let losses = try? document.importXLIFF(file, createsEntries: isFresh) else { continue }
                signature.add(size: losses.count)
            }
            signature.add(size: document.entries.count)
            try CatalogProperties.checkWriting(document)
        }
        return signature.value
    }
}
