extension CatalogDocument.Localization {
    /// The variable of a format that is one plural variable of argument 1 and nothing else (`%#@days@`): its forms can
    /// stand for the whole string, as String Catalogs and XLIFF prefer. nil for other strings.
    var wholePlural: CatalogDocument.Variable? {
        guard case .text(let format, _) = content, variables.count == 1, let variable = variables.first,
            !variable.isGender, format == "%#@\(variable.name)@", variable.argumentNumber ?? 1 == 1
        else { return nil }
        if case .empty = variable.content { return variable }
        guard case .variations(.plural, let forms) = variable.content, forms.allSatisfy(Self.hasOneImplicit),
            CatalogDocument.numericSpecifier(forms).argument == 1
        else { return nil }
        return variable
    }

    /// The state of the string itself.
    var state: String? {
        if case .text(_, let state) = content { state } else { nil }
    }

    /// In a form of a whole string implicit specifiers are counted, in one of a variable they are all the same.
    private static func hasOneImplicit(_ variation: CatalogDocument.Variation) -> Bool {
        guard case .text(let text, _) = variation.content else { return true }
        return FormatString(text).placeholders.filter { $0.isReal && $0.position == nil }.count <= 1
    }
}
