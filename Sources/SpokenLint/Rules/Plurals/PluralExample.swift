/// Builds the examples of the rules about plurals.
enum PluralExample {
    /// A file with one variable `items`; `marked` puts 1️⃣ before its name.
    static func stringsdict(
        marked: Bool = false, key: String = "cart.items", format: String = "%#@items@", type: String = "d",
        rule: String = "NSStringPluralRuleType",
        _ forms: KeyValuePairs<String, String>
    ) -> String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
                <key>\(key)</key>
                <dict>
                    <key>NSStringLocalizedFormatKey</key>
                    <string>\(format)</string>
                    <key>\(marked ? "1️⃣" : "")items</key>
                    <dict>
                        <key>NSStringFormatSpecTypeKey</key>
                        <string>\(rule)</string>
                        <key>NSStringFormatValueTypeKey</key>
                        <string>\(type)</string>

            """
        for (category, form) in forms {
            text += "            <key>\(category)</key>\n            <string>\(form)</string>\n"
        }
        return text + "        </dict>\n    </dict>\n</dict>\n</plist>\n"
    }
}
