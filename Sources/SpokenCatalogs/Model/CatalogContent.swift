import SpokenDiagnostics

/// A string, or a choice between strings.
public enum CatalogContent: Sendable, Hashable {
    case unit(CatalogUnit)
    case variations(CatalogVariations)
    /// A `stringSet`: several strings of equal rank (App Shortcut phrases).
    case set([CatalogUnit])
    /// Nothing that can be shown: an empty localization or a value of a wrong type, already reported.
    case empty

    /// Every string in it, in the order of the file, with the path of selectors that leads to it.
    public var units: [CatalogUnit] {
        switch self {
        case .unit(let unit): [unit]
        case .set(let units): units
        case .variations(let variations): variations.cases.flatMap(\.content.units)
        case .empty: []
        }
    }
}

/// One string of a catalog.
public struct CatalogUnit: Sendable, Hashable {
    public let value: CatalogText
    /// `translated`, `needs_review`, `new`, `stale` in String Catalogs; nil elsewhere or where it is left out.
    public let state: CatalogText?

    init(value: CatalogText, state: CatalogText? = nil) {
        self.value = value
        self.state = state
    }
}

/// A choice by one axis.
public struct CatalogVariations: Sendable, Hashable {
    public let axis: CatalogAxis
    public let span: SourceSpan
    /// In the order of the file, with duplicates.
    public let cases: [CatalogVariation]
}

/// One branch of a choice.
public struct CatalogVariation: Sendable, Hashable {
    /// `few`, `iphone`, `320`, as written.
    public let selector: CatalogText
    public let content: CatalogContent
    /// From the selector to the end of its value.
    public let span: SourceSpan
    public let axis: CatalogAxis
    /// What the selector means on its axis; -1 for nothing.
    package let code: Int32
    /// The number of a form in a file that numbers them by a rule of its own; -1 elsewhere.
    package let form: Int32
    /// Of a numbered form: all categories that it serves, as bits in CLDR's order.
    package let served: UInt8
    /// The one number that a form is for, whatever its category; -1 for none: `=0` of a message.
    package let exact: Int32

    /// A form of a message: `=1`, `few`, `album`.
    ///
    /// - Parameter code: the place of its category in CLDR's order; -1 for none.
    init(
        selector: CatalogText, content: CatalogContent, span: SourceSpan, axis: CatalogAxis, code: Int32, exact: Int32
    ) {
        self.selector = selector
        self.content = content
        self.span = span
        self.axis = axis
        self.code = code
        self.exact = exact
        form = -1
        served = 0
    }

    /// A form that is numbered: what it serves is known from the rule of its file.
    ///
    /// - Parameter code: the place of its category in CLDR's order; -1 for none.
    init(selector: CatalogText, content: CatalogContent, span: SourceSpan, form: Int32, code: Int32, served: UInt8) {
        self.selector = selector
        self.content = content
        self.span = span
        axis = .plural
        self.code = code
        self.form = form
        self.served = served
        exact = -1
    }

    init(selector: CatalogText, content: CatalogContent, span: SourceSpan, axis: CatalogAxis, source: CatalogSource) {
        form = -1
        served = 0
        exact = -1
        self.selector = selector
        self.content = content
        self.span = span
        self.axis = axis
        code = Self.code(selector, axis, source)
    }
}

/// What a choice depends on.
public enum CatalogAxis: String, Sendable, Hashable, Codable, CaseIterable {
    case plural, gender, device, width
    /// By a word that the program passes: `{kind, select, album {…} other {…}}`.
    case select
    /// By the ending of an ordinal number: 1st, 2nd.
    case ordinal
}
