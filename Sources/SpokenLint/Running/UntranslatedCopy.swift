import SpokenCatalogs

/// Tells texts that were copied from the source language and never translated from those that are the same in both, such
/// as names and “%d km”.
enum UntranslatedCopy {
    static func isOne(_ message: LintMessage, in scope: LintScope) -> Bool {
        let texts = scope.document.texts(of: message)
        guard scope.document.kind == .catalog, message.shouldTranslate, !texts.isEmpty,
            !scope.isInSourceLanguage(message),
            let source = scope.source(of: message), let language = scope.language(of: message),
            texts.allSatisfy({ text in source.texts.contains(text.string) })
                || message.hasChoices && !language.hasLatinScript && isInLatinLetters(texts),
            !texts.contains(where: { isSame($0.string, scope.configuration) })
        else { return false }
        return texts.contains { Words($0.string).isSentence }
            || (!language.hasLatinScript && texts.contains { isForeign($0, hasForms: message.hasChoices) })
            || (message.hasChoices && lacksForms(message, language, in: scope))
    }

    /// True for a choice that nobody translated within a message that somebody did:
    /// «{n, plural, one {user} other {users}} добавлено».
    static func isOne(_ choice: PluralChoice, of message: LintMessage, in scope: LintScope) -> Bool {
        guard choice.variable != nil, !scope.isInSourceLanguage(message), let source = scope.source(of: message),
            let language = scope.language(of: message),
            !language.hasLatinScript || lacksForms(choice, language, in: scope)
        else { return false }
        let texts = choice.variations.cases.flatMap(\.content.units).map { scope.catalog.string($0.value) }
        return texts.allSatisfy { source.texts.contains($0) } && texts.contains { Words($0).longSmallCount > 0 }
            && !texts.contains { isSame($0, scope.configuration) }
    }

    /// Forms that nobody translated may differ from the source by a capital or a number: no letter of the language's own
    /// script is in them, and words of Latin letters are.
    private static func isInLatinLetters(_ texts: ArraySlice<LintText>) -> Bool {
        texts.allSatisfy { text in text.string.unicodeScalars.allSatisfy { $0.isASCII || !$0.properties.isAlphabetic } }
            && texts.contains { Words($0.string).longSmallCount > 1 || Words($0.string).isSentence }
    }

    /// True for texts with a word that the project keeps in every language.
    private static func isSame(_ text: String, _ configuration: LintConfiguration) -> Bool {
        configuration.sameInAllLanguages.contains { text.contains($0) }
    }

    /// Latin words in small letters among those of another script: a counted noun, or more than one word.
    private static func isForeign(_ text: LintText, hasForms: Bool) -> Bool {
        let words = Words(text.string)
        return words.longSmallCount > 0 && (hasForms || words.count > 1)
    }

    /// True when the text lacks a plural form that its language needs: nobody who translated it would have left it out.
    private static func lacksForms(_ message: LintMessage, _ language: LintLanguage, in scope: LintScope) -> Bool {
        scope.pluralChoices(of: message).contains { lacksForms($0, language, in: scope) }
    }

    private static func lacksForms(_ choice: PluralChoice, _ language: LintLanguage, in scope: LintScope) -> Bool {
        guard let categories = language.categories else { return false }
        let present = choice.selectors(in: scope.catalog)
        return PluralForms.matter(choice, in: scope)
            && categories.contains {
                !["zero", "one", "other"].contains($0.rawValue) && !present.contains($0.rawValue)
                    && !language.isOptional($0)
            }
    }

    /// The words of letters alone in a text, without placeholders.
    private struct Words {
        private(set) var count = 0
        private(set) var smallCount = 0
        /// In small letters of ASCII, four or more.
        private(set) var longSmallCount = 0

        init(_ text: String) {
            for word in text.split(whereSeparator: { $0 == " " || $0 == "\u{A0}" || $0 == "\n" }) {
                let core = word.utf8.last.map { ",.:;!?".utf8.contains($0) } == true ? word.dropLast() : word
                guard !core.isEmpty, core.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic }) else { continue }
                count += 1
                guard core.first?.isLowercase == true else { continue }
                smallCount += 1
                if core.utf8.count >= 4, core.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) { longSmallCount += 1 }
            }
        }

        /// Three words, two of which begin with a small letter: titles of products have capitals.
        var isSentence: Bool { count >= 3 && smallCount >= 2 }
    }
}
