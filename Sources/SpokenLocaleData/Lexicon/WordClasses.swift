import SpokenModel

/// A set of classes.
package typealias WordClasses = KindSet<WordClass>

extension WordClasses {
    /// The classes of a field, with bars between their names.
    init(_ field: LexiconField, file: String) throws(LexiconError) {
        self = []
        for name in field.text.split(separator: "|") {
            guard let found = WordClass(name: name) else {
                let names = WordClass.allCases.map(\.name)
                let hint =
                    NearestName.nearest(to: String(name), in: names).map { "did you mean '\($0)'?" }
                    ?? "there are \(names.joined(separator: ", "))"
                throw field.error(file, "no class '\(name)'; \(hint)")
            }
            insert(found)
        }
        if isEmpty { throw field.error(file, "no class; write one, such as goods or person") }
    }
}
