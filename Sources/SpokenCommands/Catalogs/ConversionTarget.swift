import ArgumentParser

/// A format that `convert` writes.
enum ConversionTarget: String, CaseIterable, ExpressibleByArgument {
    /// A .strings and a .stringsdict for each language, in folders such as `ru.lproj`.
    case strings
    /// A String Catalog of Xcode.
    case xcstrings
    /// XLIFF 1.2 for one language.
    case xliff
    /// A `strings.xml` of Android for each language, in folders such as `values-ru`.
    case android
    /// A PO file of gettext for each language, and a template.
    case po

    /// The endings of the files that are read and written.
    static let endings = ["strings", "stringsdict", "xcstrings", "xliff", "xlf", "po", "pot", "xml"]
}
