import Foundation
import SpokenCatalogs
import SpokenElements
import SpokenFormatting
import SpokenModel
import SpokenNormalization
import SpokenText

/// An error whose `localizedDescription` is its description: one line that says what is wrong and what would be right.
public protocol DescribedError: LocalizedError, CustomStringConvertible {}

extension DescribedError {
    /// The description.
    public var errorDescription: String? { description }
}

extension CatalogFileError: DescribedError {}
extension DecimalNumberError: DescribedError {}
extension ElementError: DescribedError {}
extension LanguageTagError: DescribedError {}
extension LocalMomentError: DescribedError {}
extension NounLexiconError: DescribedError {}
extension OpeningHoursError: DescribedError {}
extension QuantityError: DescribedError {}
extension QuantityFormatterError: DescribedError {}
extension SpokenContentError: DescribedError {}
extension SpokenTextFormatterError: DescribedError {}
extension SpokenTextProblem: DescribedError {}
extension SpokenTextStoreError: DescribedError {}
extension TextNormalizerError: DescribedError {}
