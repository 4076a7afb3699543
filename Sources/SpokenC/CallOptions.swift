import CSpokenText
import SpokenFormatting
import SpokenModel
import SpokenNormalization
import SpokenText

/// `spokentext_options`, read.
struct CallOptions {
    var numbers = NumberStyle.digits
    var speech = NormalizationOptions(emoji: .drop)
    var configuration = SpokenTextConfiguration(longestText: Self.longestText)

    /// The most that offsets of Arrow's `string` count.
    private static let longestText = Int(Int32.max)

    init(_ pointer: UnsafePointer<spokentext_options>?) throws(CallFailure) {
        guard let pointer else { return }
        let options = try CallInput.structure(
            pointer, size: pointer.pointee.size, usual: spokentext_options(), "options")
        numbers = try Self.choice(options.numbers, "numbers") ?? .digits
        speech.emoji = try Self.choice(options.emoji, "emoji") ?? .drop
        if let name = try CallInput.name(options.confidence, "confidence") {
            let known = NormalizationConfidence.allCases
            guard let value = known.first(where: { $0.name == name }) else {
                throw Self.unknown(name, "confidence", known.map(\.name))
            }
            speech.minimumConfidence = value
        }
        configuration.wording.minorUnits = try Self.choice(options.minor_units, "minor_units") ?? .named
        configuration.wording.currencyStyle = try Self.choice(options.currency_style, "currency_style") ?? .symbol
        if let answer: Answer = try Self.choice(options.says_and, "says_and") {
            configuration.wording.saysAnd = answer == .yes
        }
        configuration.wording.writesYo = options.without_yo == 0
        configuration.wording.saysOneThousand = options.bare_thousand == 0
        configuration.wording.saysHalf = options.half != 0
        if options.longest_text > 0 { configuration.longestText = min(options.longest_text, Self.longestText) }
        do {
            if let rows = try CallInput.name(options.lexicon, "lexicon") {
                configuration.lexicon = try UserLexicon(tsv: rows)
            }
            if let table = try CallInput.name(options.nouns, "nouns") { configuration.nouns = try NounLexicon(table) }
        } catch let failure as CallFailure {
            throw failure
        } catch {
            throw CallFailure(SPOKENTEXT_INVALID_OPTION, "\(error)")
        }
    }

    private enum Answer: String, CaseIterable {
        case yes, no
    }

    static func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ pointer: UnsafePointer<CChar>?, _ option: String
    ) throws(CallFailure) -> Choice? {
        guard let name = try CallInput.name(pointer, option) else { return nil }
        guard let choice = Choice(rawValue: name) else {
            throw unknown(name, option, Choice.allCases.map(\.rawValue))
        }
        return choice
    }

    private static func unknown(_ name: String, _ option: String, _ known: [String]) -> CallFailure {
        CallFailure(
            SPOKENTEXT_INVALID_OPTION, "'\(name.prefix(64))' is no value of '\(option)'; write \(known.alternatives)")
    }
}

extension [String] {
    /// "a, b or c"
    var alternatives: String {
        guard let last, count > 1 else { return joined() }
        return dropLast().joined(separator: ", ") + " or " + last
    }
}
