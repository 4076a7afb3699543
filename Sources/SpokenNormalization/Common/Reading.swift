import SpokenFormatting
import SpokenModel

/// What a piece of text stands for, and how it is to be said: a quantity with the case that its place governs, or words.
struct Reading {
    enum Content {
        case quantity(Quantity, GrammaticalCase)
        case words(String)
        /// «333-00-60»: one quantity behind the other.
        case sequence([Quantity], separator: String = " ")
        /// An emoji that is not said.
        case silence
        /// The first part of «2-комнатная».
        case compound(UInt64)
        /// One behind the other.
        case joined([Content])
        /// Words, then a content, then words.
        indirect case framed(String, Content, String)
        /// Money whose decimals stay with its unit: «33,1 доллара» of a country that is named behind it.
        case undivided(Money, GrammaticalCase)
        /// In words whatever the style is: synthesizers say the point of «3.º».
        case spelled(Quantity)

        var isMoney: Bool {
            switch self {
            case .quantity(.money, _), .quantity(.range(.money, _), _): true
            default: false
            }
        }

        func prefixed(_ words: String) -> Content { .framed(words, self, "") }
        func appending(_ words: String) -> Content { .framed("", self, words) }
    }

    var start: Int
    var end: Int
    var content: Content
    var semioticClass: SemioticClass
    var confidence = NormalizationConfidence.certain
    /// The first letter is a capital in the text and stays one: «С 9 до 23».
    var isCapital = false
    /// What found it.
    var rule = RuleID.none
    /// What is not known of its case.
    var doubt = CaseDoubt.none

    /// What is meant from one place to another, as far as the words beside it can tell.
    static func likely(_ start: Int, _ end: Int, _ content: Content, _ semioticClass: SemioticClass) -> Reading {
        Reading(start: start, end: end, content: content, semioticClass: semioticClass, confidence: .likely)
    }

    /// Named after the rule that found it, unless a rule below that has signed.
    consuming func signed(_ rule: RuleID) -> Reading {
        if self.rule.isNone { self.rule = rule }
        return self
    }

    func append(_ formatter: QuantityFormatter, to buffer: inout UTF8Buffer) {
        let start = buffer.count
        append(content, formatter, to: &buffer)
        if isCapital { buffer.capitalize(from: start) }
    }

    /// Whether its digits are a name, which has wordings of its own.
    private var isCode: Bool { semioticClass == .telephone || semioticClass == .code }

    private func append(_ content: Content, _ formatter: QuantityFormatter, to buffer: inout UTF8Buffer) {
        switch content {
        case .framed(let before, let inner, let after):
            buffer.append(before)
            append(inner, formatter, to: &buffer)
            buffer.append(after)
        case .quantity(let quantity, .nominative) where isCode:
            formatter.appendCode(quantity, to: &buffer)
        case .quantity(let quantity, let grammaticalCase):
            formatter.appendSpoken(quantity, case: grammaticalCase, to: &buffer)
        case .undivided(let money, let grammaticalCase):
            (formatter.undividing ?? formatter).appendSpoken(.money(money), case: grammaticalCase, to: &buffer)
        case .spelled(let quantity):
            (formatter.spelling ?? formatter).appendSpoken(quantity, to: &buffer)
        case .words(let words):
            buffer.append(words)
        case .silence: break
        case .sequence(let quantities, let separator):
            for (index, quantity) in quantities.enumerated() {
                if index > 0 { buffer.append(separator) }
                if isCode {
                    formatter.appendCode(quantity, to: &buffer)
                } else {
                    formatter.appendSpoken(quantity, to: &buffer)
                }
            }
        case .compound(let value):
            formatter.appendFused(value, to: &buffer)
        case .joined(let parts):
            for part in parts { append(part, formatter, to: &buffer) }
        }
    }
}

extension QuantityFormatter {
    /// The same formatter for numbers in words.
    fileprivate var spelling: QuantityFormatter? {
        numbers == .words ? self : try? QuantityFormatter(language: language, numbers: .words, options: options)
    }

    /// The same formatter without names for a hundredth of a currency.
    fileprivate var undividing: QuantityFormatter? {
        var options = options
        options.minorUnits = .fraction
        return try? QuantityFormatter(language: language, numbers: numbers, options: options)
    }
}

extension UTF8Buffer {
    /// Makes the first letter from an offset on a capital.
    fileprivate mutating func capitalize(from start: Int) {
        let tail = withBytes { String(decoding: $0[start...], as: UTF8.self) }
        truncate(to: start)
        append(tail.prefix(1).uppercased() + tail.dropFirst())
    }
}
