import SpokenCatalogs

/// Which objects, such as names, the plural forms of a message show.
enum FormObjects {
    /// The positions that all plural forms but `zero` have in common; empty for texts without forms.
    static func shared(by texts: ArraySlice<LintText>) -> Set<Int> {
        var result: Set<Int>?
        for text in texts where text.pluralCategory != nil && text.pluralCategory != "zero" {
            guard let shown = shown(by: text)?.objects else { return [] }
            result = result?.intersection(shown) ?? shown
        }
        return result ?? []
    }

    /// The positions of a form, of objects and of all kinds; nil where it puts in a variable, which may show any.
    static func shown(by text: LintText) -> (objects: Set<Int>, all: Set<Int>)? {
        var objects = Set<Int>()
        var all = Set<Int>()
        var next = 1
        for placeholder in text.placeholders where placeholder.isReal && !placeholder.isNamed {
            guard placeholder.kind == .argument else {
                if placeholder.kind == .selected { continue }
                return nil
            }
            let position = placeholder.position ?? next
            if placeholder.position == nil { next += 1 }
            // In the form of a variable a specifier without a position is the number that selects the form.
            guard placeholder.position != nil || text.variable == nil else { continue }
            all.insert(position)
            if placeholder.argumentType == .object { objects.insert(position) }
        }
        return (objects, all)
    }
}
