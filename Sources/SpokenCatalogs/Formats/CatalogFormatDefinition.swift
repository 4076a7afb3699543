import SpokenDiagnostics
import SpokenModel

/// What a format must tell, so that every command reads, checks, shows, converts and writes it: one type for each
/// format, named in `FormatRegistry`. All that differs between formats is asked here and nowhere else.
package protocol CatalogFormatDefinition: SendableMetatype {
    static var format: CatalogFormat { get }

    /// The ends of file names in small letters, without the point; the first is the usual one.
    static var endings: [String] { get }

    /// True when a path with one of the endings is of this format. Asked for every file of a folder: no file is opened.
    static func claims(path: String) -> Bool

    /// True when a text from a pipe, or in a file of a name that says little, looks like this format.
    ///
    /// - Parameter start: the text from its first character that is no white space, some kilobytes at most.
    static func claims(content start: ArraySlice<UInt8>) -> Bool

    /// The name of a file that belongs to one of this name and is not told by its own: that of the source language, which
    /// names none.
    static func base(of name: String) -> String?

    /// Table, language and companions of a file, as far as its path tells.
    static func place(of path: String) -> CatalogPath

    /// Reads a text with positions. Never fails: what is not understood is a problem in the records.
    ///
    /// - Parameter start: the offset behind a byte order mark.
    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, start: Int, source: CatalogSource, place: CatalogPath
    ) -> CatalogRecords

    /// A text as it is written between the borders of a value of this file.
    static func escaped(_ text: String, for value: CatalogText, in source: CatalogSource) -> String

    /// What is written where, so that a value says another text.
    static func edit(_ text: CatalogText, to replacement: String, in file: CatalogFile) -> (SourceSpan, String)

    /// A text as a comment on a line before a key; nil where a file has none.
    static func comment(_ text: String, in source: CatalogSource) -> String?

    /// What the word that a file has for the state of a translation means.
    static func meaning(ofState state: String) -> CatalogState

    /// What a file holds beside texts, states, comments and forms, and no other format does; nothing for most.
    static func losses(of file: CatalogFile) -> [ConversionLoss]

    /// True when a file holds texts of several languages, or the source beside its translation.
    static var holdsLanguages: Bool { get }

    /// True for files that are sent to translators: beside catalogs of other formats they are copies of them.
    static var isExchange: Bool { get }

    /// True when the file that names no language holds the texts of the source language.
    static var baseIsSource: Bool { get }

    /// True when the key is the text of the source language where that has none of its own.
    static var keysAreTexts: Bool { get }

    /// True when a choice by number without a form `other` shows nothing, or fails.
    static var needsOther: Bool { get }

    /// True when whole numbers alone select plural forms: `other` of Russian, which is for fractions, is shown for none.
    static var countsWhole: Bool { get }

    /// True when a form `zero` is taken by exactly 0 in every language, not only where CLDR has the category.
    static var zeroIsExact: Bool { get }

    /// False for a format that is read and checked alone.
    static var isWritable: Bool { get }

    /// True when bytes that are no UTF-8 are ISO-8859-1.
    static var fallsBackToLatin1: Bool { get }

    /// The bytes of a file of ISO-8859-1 with escapes in the place of all that is not ASCII.
    static func withoutLetters(_ bytes: [UInt8]) -> [UInt8]

    /// The order of formats for one key of one language: the smallest is shown.
    static var rank: Int { get }
}

extension CatalogFormatDefinition {
    package static func claims(path: String) -> Bool { true }
    package static func base(of name: String) -> String? { nil }
    package static func claims(content start: ArraySlice<UInt8>) -> Bool { false }
    package static func edit(
        _ text: CatalogText, to replacement: String, in file: CatalogFile
    ) -> (SourceSpan, String) {
        (text.span, escaped(replacement, for: text, in: file.source))
    }
    package static func comment(_ text: String, in source: CatalogSource) -> String? { nil }
    package static func meaning(ofState state: String) -> CatalogState { .translated }
    package static func losses(of file: CatalogFile) -> [ConversionLoss] { [] }
    package static var holdsLanguages: Bool { false }
    package static var isExchange: Bool { false }
    package static var baseIsSource: Bool { false }
    package static var keysAreTexts: Bool { false }
    package static var needsOther: Bool { true }
    package static var countsWhole: Bool { false }
    package static var zeroIsExact: Bool { true }
    package static var isWritable: Bool { true }
    package static var fallsBackToLatin1: Bool { false }
    package static func withoutLetters(_ bytes: [UInt8]) -> [UInt8] { bytes }
    package static var rank: Int { 1 }
}
