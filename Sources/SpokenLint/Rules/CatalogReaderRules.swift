import SpokenDiagnostics

extension RuleRegistry {
    /// What the reader of catalogs reports while it reads; described here, since it does not know of rules.
    static let catalogRules: [RuleDescription] = [
        RuleDescription(
            id: "syntax-error", group: .files, severity: .error,
            summary: "The file breaks the grammar of its format.",
            rationale: "The strings behind the place, or all of them, are missing at run time and the keys are shown.",
            example: "--- ru.lproj/Shop.strings\n\"cart\" = \"Корзина1️⃣\"\n\"menu\" = \"Меню\";\n",
            repaired: "--- ru.lproj/Shop.strings\n\"cart\" = \"Корзина\";\n\"menu\" = \"Меню\";\n"),
        RuleDescription(
            id: "invalid-encoding", group: .files, severity: .error,
            summary: "The bytes of the file are no text in its encoding.",
            rationale: "Readers give up or show replacement characters.",
            example: "A file in Windows-1251.", repaired: "The same file saved as UTF-8."),
        RuleDescription(
            id: "unexpected-structure", group: .files, severity: .error,
            summary: "The file is well formed but not what its format expects at a place.",
            rationale: "The system skips what it does not expect, and the string is missing.",
            example: "--- ru.lproj/Shop.strings\n<plist version=\"1.0\">\n<dict>\n    <key>a</key>\n    1️⃣<array/>\n"
                + "</dict>\n</plist>\n",
            repaired: "--- ru.lproj/Shop.strings\n<plist version=\"1.0\">\n<dict>\n    <key>a</key>\n"
                + "    <string>Б</string>\n</dict>\n</plist>\n"),
        RuleDescription(
            id: "unknown-key", group: .files, severity: .warning,
            summary: "A file has a name that its format does not know.",
            rationale:
                "A misspelt name is as if it were not there: the form, state or comment behind it is not read, and "
                + "Xcode drops it when it writes the file.",
            example: "--- Shop.xcstrings\n{\"sourceLanguage\": \"en\", \"strings\": {\"Menu\": {\"1️⃣coment\": "
                + "\"The title\"}}, \"version\": \"1.0\"}\n",
            repaired: "--- Shop.xcstrings\n{\"sourceLanguage\": \"en\", \"strings\": {\"Menu\": {\"comment\": "
                + "\"The title\"}}, \"version\": \"1.0\"}\n"),
        RuleDescription(
            id: "plural-formula", group: .plurals, severity: .error,
            summary: "The rule by which a file numbers its plural forms cannot be read.",
            rationale: "gettext then takes the first form for 1 and the second for all else, whatever the language.",
            example: "--- ru.po\nmsgid \"\"\nmsgstr \"\"\n\"Language: ru\\n\"\n"
                + "\"Plural-Forms: 1️⃣nplurals=2; plural=n ==;\\n\"\n",
            repaired: "--- ru.po\nmsgid \"\"\nmsgstr \"\"\n\"Language: ru\\n\"\n"
                + "\"Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 "
                + "|| n%100>=20) ? 1 : 2);\\n\"\n"),
        RuleDescription(
            id: "message-syntax", group: .placeholders, severity: .error,
            summary: "ICU cannot read a message.",
            rationale: "The build stops, or users see the braces.",
            example: "--- app_ru.arb\n{\"@@locale\": \"ru\", \"cups\": \"1️⃣{count, plural, one{чашка}}\"}\n",
            repaired: "--- app_ru.arb\n{\"@@locale\": \"ru\", \"cups\": \"{count, plural, one{{count} чашка} "
                + "few{{count} чашки} many{{count} чашек} other{{count} чашки}}\"}\n"),
        RuleDescription(
            id: "file-too-large", group: .files, severity: .error,
            summary: "The file is larger than 256 MB.",
            rationale: "No string file of an app is; something else lies in its place.",
            example: "A disk image named Shop.strings.", repaired: "A string file."),
    ]
}
