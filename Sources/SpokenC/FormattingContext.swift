import SpokenFormatting
import SpokenText

/// What a value is read for: the language decides the separator of its number and the words that it may have.
struct FormattingContext {
    let formatter: SpokenTextFormatter
    let longestText: Int
    let times: () throws -> TimeFormatter
}

extension Speaker {
    var context: FormattingContext {
        FormattingContext(formatter: formatter, longestText: longestText, times: timeFormatter)
    }
}
