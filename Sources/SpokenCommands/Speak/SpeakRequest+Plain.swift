import SpokenFormatting
import SpokenModel
import SpokenNormalization

extension SpeakRequest {
    /// The request of arguments that are written out: each option at most once, by its whole name, with its value behind
    /// it or behind `=`. Nil for all else (help, mistakes), which the argument parser reads and tells about.
    ///
    /// `speak` is called for single lines; the argument parser takes three times as long as to say one, since it looks
    /// through all types of the program for what each option can do. A test holds the two to the same readings.
    init?(plain arguments: some Sequence<String>) {
        self.init()
        var seen = Set<String>()
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            guard argument.utf8.first == UInt8(ascii: "-") else {
                if argument.isEmpty || argument == "help" { return nil }
                files.append(argument)
                continue
            }
            let parts =
                argument.hasPrefix("--")
                ? argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) : [argument[...]]
            guard let name = parts.first.map(String.init), seen.insert(name).inserted else { return nil }
            switch parts.count == 1 ? name : "" {
            case "--json": output = .json
            case "--mark-languages": markLanguages = true
            case "--table": table = true
            case "--explain": explain = true
            case "--strict": strict = true
            case "--yo": wording.writesYo = true
            case "--no-yo": wording.writesYo = false
            case "--and": wording.saysAnd = true
            case "--no-and": wording.saysAnd = false
            case "--bare-thousand": wording.saysOneThousand = false
            case "--half": wording.saysHalf = true
            case "--time-units": wording.saysTimeUnits = true
            case "--oh": wording.saysOh = true
            default:
                guard let value = parts.count > 1 ? String(parts[1]) : rest.next(), !value.isEmpty,
                    value.utf8.first != UInt8(ascii: "-"), read(name, value)
                else { return nil }
            }
        }
        // Two ways to say the same are weighed by the argument parser.
        let same = [["-l", "--language"], ["--json", "--output"], ["--yo", "--no-yo"], ["--and", "--no-and"]]
        let isTwice = same.contains { seen.isSuperset(of: $0) }
        if isTwice || conflict != nil { return nil }
    }

    /// False for a name or a value that is not known.
    private mutating func read(_ name: String, _ value: String) -> Bool {
        func set<Value>(_ target: inout Value, _ value: Value?) -> Bool {
            guard let value else { return false }
            target = value
            return true
        }
        switch name {
        case "-l", "--language": return set(&language, try? LanguageTag(value))
        case "--numbers": return set(&numbers, NumberStyle(rawValue: value))
        case "--output": return set(&output, SpeakOutput(rawValue: value))
        case "--profile": return set(&profile, SpeechProfile(rawValue: value))
        case "--offsets": return set(&offsets, SpanOffsets(rawValue: value))
        case "--lexicon": return set(&lexicon, value)
        case "--emoji": return set(&emoji, NormalizationOptions.Emoji(rawValue: value))
        case "--confidence":
            confidence = SpeechConfidence(rawValue: value)
            return confidence != nil
        case "--minor-units": return set(&wording.minorUnits, FormattingOptions.MinorUnits(rawValue: value))
        case "--years": return set(&wording.years, FormattingOptions.Years(rawValue: value))
        case "--decimals":
            wording.decimals = FormattingOptions.Decimals(rawValue: value)
            return wording.decimals != nil
        case "--codes": return set(&wording.codes, FormattingOptions.Codes(rawValue: value))
        case "--jobs": return set(&jobs, Int(value))
        default: return false
        }
    }
}
