// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

extension LocaleTables {
    static let generated: [(language: String, name: String, text: StaticString)] = [
        ("", "languages", Languages.text),
        ("en", "calendar", EnCalendar.text),
        ("en", "cells", EnCells.text),
        ("en", "currencies", EnCurrencies.text),
        ("en", "gestures", EnGestures.text),
        ("en", "numeral-nouns", EnNumeralNouns.text),
        ("en", "numerals", EnNumerals.text),
        ("en", "traits", EnTraits.text),
        ("en", "units", EnUnits.text),
        ("es", "calendar", EsCalendar.text),
        ("es", "cells", EsCells.text),
        ("es", "currencies", EsCurrencies.text),
        ("es", "gestures", EsGestures.text),
        ("es", "numeral-nouns", EsNumeralNouns.text),
        ("es", "numerals", EsNumerals.text),
        ("es", "traits", EsTraits.text),
        ("es", "units", EsUnits.text),
        ("ru", "abbreviations", RuAbbreviations.text),
        ("ru", "calendar", RuCalendar.text),
        ("ru", "cells", RuCells.text),
        ("ru", "currencies", RuCurrencies.text),
        ("ru", "governors", RuGovernors.text),
        ("ru", "calendar", RuCalendar.text),
        ("ru", "cells", RuCells.text),
        ("ru", "currencies", RuCurrencies.text),
        ("ru", "gestures", RuGestures.text),
        ("ru", "numeral-nouns", RuNumeralNouns.text),
        ("ru", "numerals", RuNumerals.text),
        ("ru", "ordinals", RuOrdinals.text),
        ("ru", "traits", RuTraits.text),
        ("ru", "units", RuUnits.text),
    ]
}
