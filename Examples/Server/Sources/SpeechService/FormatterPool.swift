import Hummingbird
import NIOConcurrencyHelpers
import SpokenTextFoundation

/// Formatters by language and style of numbers, made once each.
final class FormatterPool: Sendable {
    private struct Key: Hashable {
        let language: String
        let numbers: NumberStyle
    }

    /// Tags with extensions are without number: what is beyond this many is made for its request alone.
    private static let most = 256
    private let known = NIOLockedValueBox<[Key: SpokenTextFormatter]>([:])

    /// - Throws: 400 for what is no tag, and for a language that cannot be said.
    func formatter(_ language: String, _ numbers: NumberStyle?) throws(HTTPError) -> SpokenTextFormatter {
        let key = Key(language: language, numbers: numbers ?? .digits)
        if let formatter = known.withLockedValue({ $0[key] }) { return formatter }
        do {
            let formatter = try SpokenTextFormatter(language: language, numbers: key.numbers)
            known.withLockedValue { if $0.count < Self.most { $0[key] = formatter } }
            return formatter
        } catch {
            throw HTTPError(.badRequest, message: "language: \(error)")
        }
    }
}
