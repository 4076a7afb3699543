import SpokenCatalogs
import SpokenMessages
import SpokenModel
import SpokenNormalization

/// Says the texts of a file, with values for their arguments.
final class TextReader {
    private let file: CatalogFile
    private let languages: [String]
    private let catalog: StringCatalog
    private var formatters: [String: MessageFormatter] = [:]
    private var normalizers: [String: TextNormalizer] = [:]
    private var samples: [String: PluralSamples] = [:]
    private let isCatalog: Bool

    /// - Parameters:
    ///   - languages: the tag of each localization.
    ///   - isCatalog: false for elements and golden files, whose texts have no arguments.
    init(_ file: CatalogFile, languages: [String], isCatalog: Bool) {
        self.file = file
        self.languages = languages
        self.isCatalog = isCatalog
        let own = languages.first { !$0.isEmpty }.flatMap { try? LanguageTag($0) }
        catalog = StringCatalog(files: [file], sourceLanguage: file.language == nil ? own : nil)
    }

    func language(of localization: Int) -> LanguageTag? {
        languages.indices.contains(localization) ? try? LanguageTag(languages[localization]) : nil
    }

    /// A number of each category of a language.
    func samples(_ language: LanguageTag) -> PluralSamples {
        if let known = samples[language.description] { return known }
        let made = PluralSamples(language)
        samples[language.description] = made
        return made
    }

    /// A number of the category that a form is for.
    func number(of form: CatalogVariation, _ language: LanguageTag) -> DecimalNumber? {
        let samples = samples(language)
        return (form.axis == .ordinal ? samples.ordinal : samples.cardinal)
            .first { $0.category == form.pluralCategory }?.number
    }

    /// The pair of a text for a number of its form, in its width, on its device; nil where nothing is known of its language.
    func pair(of place: TextPlace, _ numbers: NumberStyle) -> AccessibleText? {
        guard let language = language(of: place.index) else { return nil }
        let text = file.string(place.unit.value)
        guard isCatalog, file.meaning(ofState: place.unit.state) != .draft, !place.localization.isSource else {
            return spoken(text, language, numbers)
        }
        var context = MessageContext()
        var count: DecimalNumber?
        var word: String?
        for step in place.path {
            switch step.axis {
            case .width: context.width = step.width ?? context.width
            case .device: context.device = step.device ?? context.device
            case .plural, .ordinal:
                count =
                    step.exact >= 0 ? DecimalNumber(exactly: Int(step.exact)) : number(of: step, language)
            case .select: word = file.string(step.selector)
            case .gender: break
            }
        }
        return pair(of: file.string(place.entry.key), language, numbers, count: count, word: word, context: context)
    }

    /// The pair of a key.
    ///
    /// - Parameters:
    ///   - count: what each number is; 5 where nothing else is asked.
    ///   - word: what each text is; «…» where nothing else is asked.
    func pair(
        of key: String, _ language: LanguageTag, _ numbers: NumberStyle, count: DecimalNumber?, word: String? = nil,
        context: MessageContext = .init()
    ) -> AccessibleText {
        let formatter = formatter(language, numbers)
        let number = count ?? 5
        func say(_ arguments: [MessageArgument]) -> MessageResult {
            formatter.format(key, arguments, context: context, table: file.table)
        }
        // A decimal is refused where a whole number is asked for, whichever is tried.
        let arguments = SampleArguments.find(number: number.isWhole ? number : 5, text: { _ in word ?? "…" }) {
            say($0).problems
        }
        return say(
            arguments.map { argument in
                if case .number = argument { .number(number) } else { argument }
            }
        ).text
    }

    private func formatter(_ language: LanguageTag, _ numbers: NumberStyle) -> MessageFormatter {
        let name = "\(language) \(numbers.rawValue)"
        if let known = formatters[name] { return known }
        let made = MessageFormatter(catalog: catalog, language: language, numbers: numbers)
        formatters[name] = made
        return made
    }

    private func spoken(_ text: String, _ language: LanguageTag, _ numbers: NumberStyle) -> AccessibleText? {
        let name = "\(language) \(numbers.rawValue)"
        let normalizer = normalizers[name] ?? (try? TextNormalizer(language: language, numbers: numbers))
        normalizers[name] = normalizer
        return normalizer.map { AccessibleText(visibleText: text, accessibleText: $0.speak(text)) }
    }
}
