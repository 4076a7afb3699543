/// Builds the examples of the rules about speech.
enum SpokenExample {
    static func label(_ text: String, key: String = "cart.accessibilityLabel", language: String = "ru") -> String {
        "--- \(language).lproj/Shop.strings\n\"\(key)\" = \"\(text)\";\n"
    }
}
