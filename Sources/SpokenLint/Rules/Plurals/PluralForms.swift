import SpokenCatalogs

/// What the rules about plurals ask in common.
enum PluralForms {
    /// False for choices that have no form, or no form with a word in it («%d/%d»): there is nothing to inflect.
    static func matter(_ choice: PluralChoice, in scope: LintScope) -> Bool {
        if isOpen(choice, in: scope) { return false }
        return choice.variations.cases.contains { variation in
            variation.content.units.contains { unit in
                let text = scope.catalog.string(unit.value)
                return hasWord(text, choice.syntax)
            }
        }
    }

    /// True when letters stand outside of the placeholders.
    static func hasWord(_ text: String) -> Bool { hasWord(text, .apple) }

    static func hasWord(_ text: String, _ syntax: PlaceholderSyntax) -> Bool {
        let placeholders = FormatString(text, syntax).placeholders
        let table = ScalarTable.shared
        var offset = 0
        for scalar in text.unicodeScalars {
            let inside = placeholders.holding(offset).map { $0.kind != .stray } ?? false
            if !inside, table.isAlphabetic(scalar) { return true }
            offset += UTF8.width(scalar)
        }
        return false
    }

    /// True when the number of every form stands behind a preposition that governs the genitive, and `other` is there.
    static func areGenitive(_ choice: PluralChoice, _ language: LintLanguage, in scope: LintScope) -> Bool {
        let words = language.prepositions.genitive
        guard !words.isEmpty, choice.selectors(in: scope.catalog).contains("other") else { return false }
        let outside = outside(choice, in: scope)
        return choice.variations.cases.allSatisfy { variation in
            variation.content.units.allSatisfy { unit in
                let format = FormatString(scope.catalog.string(unit.value), choice.syntax, inForm: true)
                guard let number = format.placeholders.first(where: \.isReal) else { return false }
                var before = Array(format.text.utf8.prefix(number.range.lowerBound))
                if before.isEmpty { before = outside }
                guard before.last == UInt8(ascii: " ") else { return false }
                let word = before.dropLast().split(separator: UInt8(ascii: " ")).last ?? before.prefix(0)
                return words.contains(String(decoding: word, as: UTF8.self).lowercased())
            }
        }
    }

    /// What stands before a choice within its message: «для {count, plural, …}».
    private static func outside(_ choice: PluralChoice, in scope: LintScope) -> [UInt8] {
        guard choice.syntax.isMessage, let span = choice.variable?.span else { return [] }
        let text = scope.catalog.source.text
        let end = min(span.start, text.count)
        return Array(text[max(0, end - 48)..<end])
    }

    /// True for “{count}+ files”: an open number takes one form everywhere.
    private static func isOpen(_ choice: PluralChoice, in scope: LintScope) -> Bool {
        guard choice.syntax.isMessage else { return false }
        return choice.variations.cases.allSatisfy { variation in
            variation.content.units.allSatisfy { unit in
                let format = FormatString(scope.catalog.string(unit.value), choice.syntax, inForm: true)
                return format.placeholders.contains {
                    $0.isReal && format.text.utf8.dropFirst($0.range.upperBound).first == UInt8(ascii: "+")
                }
            }
        }
    }

    /// True when a number stands before a noun: in a form, or right before the choice in its message. «Файлов: 2» and
    /// «Файлы сохранены» are said of every number alike.
    static func isCounted(_ choice: PluralChoice, in scope: LintScope) -> Bool {
        guard choice.syntax.isMessage || choice.syntax == .i18next && hasArgument(choice, in: scope) else {
            return true
        }
        return outside(choice, in: scope).suffix(2).elementsEqual("} ".utf8)
            || choice.variations.cases.contains { variation in
                variation.content.units.contains {
                    hasNumberBeforeWord(withNumbers(scope.catalog.string($0.value)), choice.syntax)
                }
            }
    }

    /// True when a form shows an argument: in i18next the number may stand in another text.
    private static func hasArgument(_ choice: PluralChoice, in scope: LintScope) -> Bool {
        choice.variations.cases.contains { variation in
            variation.content.units.contains { FormatString(scope.catalog.string($0.value), choice.syntax).isFormat }
        }
    }

    /// A text of Angular with an argument in the place of each element that is one: `<x id="INTERPOLATION"/>`.
    private static func withNumbers(_ text: String) -> String {
        guard text.contains("<x id=\"INTERPOLATION") else { return text }
        return text.split(separator: "<x id=\"INTERPOLATION", omittingEmptySubsequences: false).enumerated()
            .map { index, part in
                guard index > 0, let end = part.firstIndex(of: ">") else { return String(part) }
                return "{n}" + part[part.index(after: end)...]
            }.joined()
    }

    /// « in 'items'» for a variable.
    static func name(of choice: PluralChoice, in scope: LintScope) -> String {
        choice.variable.map { " in '\(scope.catalog.string($0.name))'" } ?? ""
    }

    /// The word right behind a placeholder and one space; nil when none stands there.
    static func word(behind placeholder: Placeholder, in text: String) -> String? {
        Self.text(behind: placeholder, in: text).map { String(Substring($0.prefix(while: isOfWord))) }
    }

    /// What stands behind a placeholder and one space; nil where it begins with no word.
    static func text(behind placeholder: Placeholder, in text: String) -> Substring.UnicodeScalarView? {
        let utf8 = text.utf8
        guard
            let end = utf8.index(utf8.startIndex, offsetBy: placeholder.range.upperBound, limitedBy: utf8.endIndex)
        else { return nil }
        let rest = text.unicodeScalars[end...]
        guard let space = rest.first, space == " " || space == "\u{A0}" else { return nil }
        let behind = rest.dropFirst()
        return behind.first.map(isOfWord) == true ? behind : nil
    }

    static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        ScalarTable.shared.isAlphabetic(scalar) || ScalarTable.shared.isDiacritic(scalar) || scalar == "'"
            || scalar == "’"
    }

    /// True when a word of at least three letters stands right behind a number.
    static func hasNumberBeforeWord(_ text: String, _ syntax: PlaceholderSyntax = .apple) -> Bool {
        FormatString(text, syntax, inForm: true).placeholders.contains { placeholder in
            placeholder.isReal && (word(behind: placeholder, in: text)?.count ?? 0) > 2
        }
    }

    /// A guess whether a word is a counted noun: in English a plural in -s, elsewhere any longer word.
    static func isPluralLike(_ word: String, _ language: String) -> Bool {
        guard word.count > 2, word.first?.isLowercase == true else { return false }
        guard language == "en" else { return false }
        let verbs: Set<String> = ["has", "was", "is", "does", "plus", "minus", "across", "this", "its", "as", "less"]
        return word.hasSuffix("s") && !word.hasSuffix("ss") && !verbs.contains(word)
    }
}
