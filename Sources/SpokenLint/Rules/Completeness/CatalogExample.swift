/// Builds the examples of rules that only String Catalogs have.
enum CatalogExample {
    static func xcstrings(state: String, text: String = "Меню") -> String {
        "--- Shop.xcstrings\n{\"sourceLanguage\": \"en\", \"strings\": {\n  \"Menu\": {\"localizations\": {\"ru\": "
            + "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(text)\"}}}}\n}, \"version\": \"1.0\"}\n"
    }
}
