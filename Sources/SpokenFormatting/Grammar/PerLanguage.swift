import SpokenModel

/// What is read of a language once, when it is first asked for, and shared by all who ask. Languages are those of ICU: a
/// hundred at most have anything.
final class PerLanguage<Value: Sendable>: Sendable {
    private let known = Guarded<[String: Value?]>([:])
    private let read: @Sendable (String) -> Value?

    /// - Parameter read: nil for a language that has nothing.
    init(_ read: @escaping @Sendable (String) -> Value?) { self.read = read }

    subscript(language: String) -> Value? {
        known.withLock { known in
            if let found = known[language] { return found }
            let value = read(language)
            known[language] = .some(value)
            return value
        }
    }
}
