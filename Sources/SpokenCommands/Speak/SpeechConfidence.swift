import ArgumentParser
import SpokenNormalization

/// The confidences of a reading by the names that a person types.
enum SpeechConfidence: String, CaseIterable, ExpressibleByArgument {
    case guess, likely, certain

    var value: NormalizationConfidence {
        switch self {
        case .guess: .guess
        case .likely: .likely
        case .certain: .certain
        }
    }
}
