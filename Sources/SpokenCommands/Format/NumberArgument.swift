import SpokenModel
import SpokenText

/// A number as a person of the language types it: with a point or with the language's own decimal separator.
enum NumberArgument {
    static func parse(_ text: String, for formatter: SpokenTextFormatter) throws(DecimalNumberError) -> DecimalNumber {
        try DecimalNumber(text, decimalSeparator: formatter.decimalSeparator)
    }
}
