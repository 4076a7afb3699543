/// Builds the examples of the rules about width.
enum WidthExample {
    static func stringsdict(_ variants: [(String, String)]) -> String {
        var text = """
            --- ru.lproj/Shop.stringsdict
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
                <key>phone</key>
                <dict>
                    <key>NSStringVariableWidthRuleType</key>
                    <dict>

            """
        for (width, string) in variants {
            text += "            <key>\(width)</key>\n            <string>\(string)</string>\n"
        }
        return text + "        </dict>\n    </dict>\n</dict>\n</plist>\n"
    }
}
