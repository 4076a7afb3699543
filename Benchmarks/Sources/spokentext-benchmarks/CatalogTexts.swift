/// Catalogs of any size, with the proportions of real ones: keys with points, comments, Latin and Cyrillic values, a few
/// escapes, plural forms.
enum CatalogTexts {
    private static let words = [
        ("Add to cart for %@", "В корзину за %@"), ("Delivery from %@ to %@", "Доставка от %1$@ до %2$@"),
        ("Your order is on its way", "Ваш заказ уже в пути"), ("%d cm, traditional dough", "%d см, традиционное тесто"),
        ("Not enough for free delivery: %@", "До бесплатной доставки не хватает %@"), ("Sold out", "Закончилась"),
        ("It is \\\"fresh\\\"\\nand hot", "Она «свежая»\\nи горячая"), ("Pay", "Оплатить"),
    ]

    static func key(_ index: Int) -> String { "shop.section\(index % 37).item\(index).title" }

    static func strings(count: Int) -> String {
        var text = ""
        for index in 0..<count {
            let value = index % 2 == 0 ? words[index % words.count].1 : words[index % words.count].0
            text += "/* The title of item \(index) in its section */\n\"\(key(index))\" = \"\(value)\";\n\n"
        }
        return text
    }

    /// - Parameter format: with the variable `items`; the second argument is a text.
    static func stringsdict(count: Int, format: String = "%#@items@ в городе %2$@") -> String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>

            """
        for index in 0..<count {
            text += """
                \t<key>\(key(index))</key>
                \t<dict>
                \t\t<key>NSStringLocalizedFormatKey</key>
                \t\t<string>\(format)</string>
                \t\t<key>items</key>
                \t\t<dict>
                \t\t\t<key>NSStringFormatSpecTypeKey</key>
                \t\t\t<string>NSStringPluralRuleType</string>
                \t\t\t<key>NSStringFormatValueTypeKey</key>
                \t\t\t<string>d</string>
                \t\t\t<key>one</key>
                \t\t\t<string>%d заказ &amp; чек</string>
                \t\t\t<key>few</key>
                \t\t\t<string>%d заказа</string>
                \t\t\t<key>many</key>
                \t\t\t<string>%d заказов</string>
                \t\t\t<key>other</key>
                \t\t\t<string>%d заказа</string>
                \t\t</dict>
                \t</dict>

                """
        }
        return text + "</dict>\n</plist>\n"
    }

    /// Four languages for each key, every fourth key with plural forms.
    static func xcstrings(count: Int) -> String {
        var text = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"
        for index in 0..<count {
            text += "    \"\(key(index))\" : {\n      \"comment\" : \"The title of item \(index)\",\n"
            text += "      \"localizations\" : {\n"
            for (place, language) in ["de", "en", "es", "ru"].enumerated() {
                let pair = words[index % words.count]
                let value = language == "ru" ? pair.1 : pair.0
                text += "        \"\(language)\" : {\n"
                if index % 4 == 0 {
                    text += "          \"variations\" : {\n            \"plural\" : {\n"
                    for (form, category) in ["many", "one", "other"].enumerated() {
                        text += "              \"\(category)\" : {\n\(unit("%lld " + value, indent: 16))"
                        text += "              }\(form < 2 ? "," : "")\n"
                    }
                    text += "            }\n          }\n"
                } else {
                    text += unit(value, indent: 10)
                }
                text += "        }\(place < 3 ? "," : "")\n"
            }
            text += "      }\n    }\(index + 1 < count ? "," : "")\n"
        }
        return text + "  },\n  \"version\" : \"1.0\"\n}"
    }

    private static func unit(_ value: String, indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        return "\(margin)\"stringUnit\" : {\n\(margin)  \"state\" : \"translated\",\n"
            + "\(margin)  \"value\" : \"\(value)\"\n\(margin)}\n"
    }
}
