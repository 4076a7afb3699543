import SpokenCatalogs

/// What a string chooses by, in its content and its variables.
struct StringAxes {
    /// A word, or the number of a gender, that selects a form.
    struct Word {
        /// As it is written in the file.
        var word: String
        var value: MessageArgument
        /// The position of the argument that it is passed as, from 0; -1 where that is not known.
        var argument: Int
    }

    /// In the order of the file, each once.
    private(set) var devices: [CatalogDevice] = []
    /// The narrowest first.
    private(set) var widths: [Int] = []
    private(set) var isPlural = false
    private(set) var isOrdinal = false
    /// True when the file has a form `zero`.
    private(set) var hasZero = false
    /// Numbers that have a form of their own.
    private(set) var exact: [Int] = []
    /// For each choice by word its words.
    private(set) var words: [[Word]] = []

    init(_ localization: CatalogLocalization, in file: CatalogFile) {
        walk(localization.content, argument: 0, file)
        let names = file.argumentNames(of: localization)
        for variable in localization.variables {
            let position = variable.argumentNumber.map { $0 - 1 } ?? names.firstIndex(of: file.string(variable.name))
            walk(variable.content, argument: position ?? -1, file)
        }
        widths.sort()
    }

    private mutating func walk(_ content: CatalogContent, argument: Int, _ file: CatalogFile) {
        guard case .variations(let variations) = content else { return }
        var choices: [Word] = []
        for variation in variations.cases {
            switch variations.axis {
            case .device:
                if let device = variation.device, !devices.contains(device) { devices.append(device) }
            case .width:
                if let width = variation.width, !widths.contains(width) { widths.append(width) }
            case .plural, .ordinal:
                if variations.axis == .plural { isPlural = true } else { isOrdinal = true }
                if variation.pluralCategory == .zero { hasZero = true }
                let number = Int(variation.exact)
                if number >= 0, !exact.contains(number) { exact.append(number) }
            case .select, .gender:
                let word = file.string(variation.selector)
                let value = variation.gender.map { MessageArgument($0) } ?? .string(word)
                choices.append(Word(word: word, value: value, argument: argument))
            }
            walk(variation.content, argument: argument, file)
        }
        // Two choices by one argument have one word.
        if !choices.isEmpty, !words.contains(where: { $0.first?.argument == argument }) { words.append(choices) }
    }

    /// Every combination of words, at most so many; one empty combination where nothing is chosen by word.
    func wordChoices(most: Int) -> [[Word]] {
        words.reduce([[]]) { rows, choices in
            var result: [[Word]] = []
            for row in rows {
                for choice in choices where result.count < most { result.append(row + [choice]) }
            }
            return result
        }
    }
}
