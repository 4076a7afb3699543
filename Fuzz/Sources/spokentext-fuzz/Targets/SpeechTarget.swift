import SpokenModel
import SpokenNormalization

/// Free text from tokenizer to verbalizer: whatever the text is, it is spoken, twice alike, and outside of the reported
/// spans not a byte changes.
struct SpeechTarget: FuzzTarget {
    let name: String
    private let normalizers: [TextNormalizer]

    init(_ language: LanguageTag) throws {
        name = "speech-\(language.language)"
        let options = NormalizationOptions(emoji: .drop)
        normalizers = [
            try TextNormalizer(language: language, options: options),
            try TextNormalizer(language: language, numbers: .words, options: options),
        ]
    }

    let seeds = [
        "Средняя 30 см, от 395 ₽, с 09:00 до 23:00, 21 марта 2025 г.", "г. Москва, ул. Ленина, д. 5/2, кв. 12",
        "−5…+3 °C, XIX–XX вв., 2 ч 15 мин, 1½ ч. л., 24/7", "+7 (999) 123-45-67, •• 1234, № 5, 16+, 50%-ная",
        "Mon–Fri 9 AM–5:30 p.m., $5.99, 3rd of March 2025, 5 in., 1990s",
        "del 1.º al 5 de mayo, 12,50 €, 9:00–23:00, n.º 7",
        "у XIX ст., п. 3 ст. 12 закону, о 18:30, пн–пт 9:00–18:00, 21 березня 2025 р., на 2-му поверсі",
        "1 234 567,89 руб.", "Екатерина II, глава V, 5 этаж, в 2024 году", "5\u{301}г 🍕 ２３ ٣٤ \u{202E}абв",
    ].map { Array($0.utf8) }
    let dictionary = [
        "0", "1", "2", "9", "10", "2025", "1 000", ",", ".", ":", "-", "–", "−", "+", "/", "×", "%", "№", "§", "°", "½",
        "²",
        "₽", "₴", "грн", "р.", "рр.", "ст.", "вул.", "з", "від", "у", "та", "XIX", "$", "€", "руб.", "коп.", "тыс.",
        "млн", "кг", "см", "г.", "гг.", "в.", "вв.", "ч", "мин", "с", "до", "по",
        "от",
        "в", "на", "и", "XX", "II", "й", "-го", "-летний", "мая", "пн", "д.", "ул.", "кв.", "и т. д.", "См.", "AM",
        "p.m.",
        "st", "th", "March", "de", "el", "las", "\u{A0}", "\u{202F}", "\u{301}", "\u{200D}", "🍕", "••", "(", ")", "«",
        "»",
        "~", "≈", "<", "=", "&", "#", "@", "https://", "a@b.c", "\u{0}", "\n",
    ]

    func run(_ input: [UInt8]) throws -> Int {
        let text = String(decoding: input, as: UTF8.self)
        var signature = Signature()
        for normalizer in normalizers {
            let result = normalizer.normalize(text)
            guard result.accessibleText == normalizer.speak(text) else {
                throw Finding(
                    "\(normalizer.language) \(normalizer.numbers): spans change the speech of \(text.debugDescription)")
            }
            let again = normalizer.speak(result.accessibleText)
            guard again == result.accessibleText else {
                throw Finding(
                    "\(normalizer.language) \(normalizer.numbers): \(text.debugDescription) is said "
                        + "\(result.accessibleText.debugDescription), then \(again.debugDescription)")
            }
            try checkSpans(result, Array(text.utf8), Array(result.accessibleText.utf8))
            for span in result.spans {
                signature.add(span.semioticClass.rawValue.utf8.reduce(0) { $0 &* 31 &+ Int($1) })
            }
        }
        return signature.value
    }

    private func checkSpans(_ result: NormalizedText, _ visible: [UInt8], _ spoken: [UInt8]) throws {
        var (left, right) = (0, 0)
        for span in result.spans {
            guard span.visible.lowerBound >= left, span.spoken.lowerBound >= right,
                span.visible.upperBound <= visible.count, span.spoken.upperBound <= spoken.count,
                visible[left..<span.visible.lowerBound].elementsEqual(spoken[right..<span.spoken.lowerBound])
            else { throw Finding("spans of \(result.visibleText.debugDescription) overlap or hide a change") }
            (left, right) = (span.visible.upperBound, span.spoken.upperBound)
        }
        guard visible[left...].elementsEqual(spoken[right...]) else {
            throw Finding("behind the last span of \(result.visibleText.debugDescription) something changes")
        }
    }
}
