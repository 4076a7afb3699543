import SpokenModel

/// Project Fluent: messages with selectors in one language. Read and checked.
enum FluentFormat: CatalogFormatDefinition {
    static let format = CatalogFormat.fluent
    static let endings = ["ftl"]
    static let isWritable = false
    static let countsWhole = true
    static let zeroIsExact = false
    /// A default variant of any name stands for `other`.
    static let needsOther = false

    /// `i18n/ru/shop.ftl`, `locales/ru/app/shop.ftl`, `ru.ftl`.
    static func place(of path: String) -> CatalogPath { CatalogPath(inFolderOf: path, bare: "messages") }

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, start: Int, source: CatalogSource, place: CatalogPath
    ) -> CatalogRecords {
        FluentParser.parse(bytes, start: start)
    }

    static func comment(_ text: String, in source: CatalogSource) -> String? { "# \(text)" }

    static func escaped(_ text: String, for value: CatalogText, in source: CatalogSource) -> String { text }
}
