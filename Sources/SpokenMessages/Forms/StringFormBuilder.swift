import SpokenCatalogs
import SpokenModel

/// Tells every text that a string of one file and language may become.
///
/// - `cart.items` in Russian: «1 товар» (one), «2 товара» (few), «5 товаров» (many), «1,5 товара» (other)
package struct StringFormBuilder: Sendable {
    private let place: MessagePlace
    private let samples: PluralSamples

    package init(file: LoadedFile, language: LanguageTag, samples: PluralSamples) {
        let candidate = CatalogCandidate(
            file: file, languagePosition: nil, language: language, quality: .exact,
            plurals: CatalogPluralRules(language))
        place = MessagePlace(candidate, language: .shared(language, numbers: .digits, options: .init()))
        self.samples = samples
    }

    /// The forms of a string, at most so many.
    package func forms(of localization: CatalogLocalization, key: String, most: Int = 64) -> [StringForm] {
        // Nearly every string is one text without arguments.
        if case .unit = localization.content, localization.variables.isEmpty {
            let (text, problems) = render(localization, key, [], .init())
            if problems.isEmpty { return [StringForm(selectors: [], number: nil, visible: text, full: text)] }
        }
        let axes = StringAxes(localization, in: place.file.file)
        let numbers = numbers(axes)
        let base = arguments(localization, key, axes, number: numbers.first?.number ?? 5)
        var result: [StringForm] = []
        for words in axes.wordChoices(most: most) {
            for device in axes.devices.isEmpty ? [nil] : axes.devices.map(\.self) {
                for (name, number) in numbers {
                    for width in axes.widths.isEmpty ? [nil] : axes.widths.map(\.self) {
                        guard result.count < most else { return result }
                        var selectors = words.map(\.word)
                        if let device { selectors.append(device.rawValue) }
                        if let name { selectors.append(name) }
                        if let width { selectors.append(String(width)) }
                        let values = Self.filled(base, number, words)
                        let context = MessageContext(width: width, device: device)
                        let visible = render(localization, key, values, context).text
                        let full =
                            width == nil
                            ? visible : render(localization, key, values, MessageContext(device: device)).text
                        result.append(StringForm(selectors: selectors, number: number, visible: visible, full: full))
                    }
                }
            }
        }
        return result
    }

    /// The numbers to show, each with the name of its form; no name where the string does not choose by number.
    private func numbers(_ axes: StringAxes) -> [(name: String?, number: DecimalNumber?)] {
        guard axes.isPlural || axes.isOrdinal else { return [(nil, nil)] }
        var result: [(name: String?, number: DecimalNumber?)] = []
        var used: Set<DecimalNumber> = []
        func add(_ name: String, _ number: DecimalNumber) {
            if used.insert(number).inserted { result.append((name, number)) }
        }
        let isExactZero = place.file.file.format.definition.zeroIsExact
        if axes.hasZero, isExactZero, let zero = DecimalNumber(exactly: 0) { add("zero", zero) }
        for exact in axes.exact { DecimalNumber(exactly: exact).map { add("=\(exact)", $0) } }
        let samples = (axes.isPlural ? samples.cardinal : []) + (axes.isOrdinal ? samples.ordinal : [])
        // A formula chooses by whole numbers: a form for fractions is none of its own.
        let isWhole = place.file.file.pluralFormula != nil
        for sample in samples where !isWhole || sample.number.isWhole { add(sample.category.rawValue, sample.number) }
        return result
    }

    private func arguments(
        _ localization: CatalogLocalization, _ key: String, _ axes: StringAxes, number: DecimalNumber
    ) -> [MessageArgument] {
        let names = place.file.file.argumentNames(of: localization)
        let text = { (position: Int) in
            names.indices.contains(position - 1) ? names[position - 1] : SampleArguments.letter(position)
        }
        // A decimal is refused where a whole number is asked for, whichever is tried.
        let whole: DecimalNumber = number.isWhole ? number : 5
        return SampleArguments.find(number: whole, text: text) { render(localization, key, $0, .init()).problems }
    }

    private static func filled(
        _ arguments: [MessageArgument], _ number: DecimalNumber?, _ words: [StringAxes.Word]
    ) -> [MessageArgument] {
        var result = arguments
        if let number {
            for index in result.indices { if case .number = result[index] { result[index] = .number(number) } }
            if !result.contains(where: { if case .number = $0 { true } else { false } }) {
                result.append(.number(number))
            }
        }
        for word in words where word.argument >= 0 && word.argument < 128 {
            while result.count <= word.argument { result.append(.string(SampleArguments.letter(result.count + 1))) }
            result[word.argument] = word.value
        }
        return result
    }

    private func render(
        _ localization: CatalogLocalization, _ key: String, _ arguments: [MessageArgument], _ context: MessageContext
    ) -> (text: String, problems: [MessageProblem]) {
        var renderer = MessageRenderer(
            key: key, place: place, localization: localization, arguments: arguments, context: context)
        var buffer = UTF8Buffer()
        renderer.render(to: &buffer)
        return (buffer.string, renderer.problems)
    }
}
