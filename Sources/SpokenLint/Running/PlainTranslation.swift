/// The translation of one text by one text, as places in its document.
struct PlainTranslation {
    /// What is to be translated, into which language.
    struct Wanted: Hashable {
        /// The first place of its words among the texts of the source language.
        let source: Int
        /// The place of the language in the document's list.
        let language: Int
    }

    let message: Int
    let text: Int
    let wanted: Wanted
}
