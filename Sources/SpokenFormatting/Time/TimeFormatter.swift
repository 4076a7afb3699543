import SpokenModel

/// Says and shows what belongs to time in one language: week schedules, whether something is open, durations and
/// relative days.
///
/// ```swift
/// let formatter = try TimeFormatter(language: .russian)
/// let hours = try OpeningHours("Mo-Fr 09:00-21:00; Sa,Su 10:00-20:00; PH off")
/// formatter.format(hours).visibleText     // «пн–пт 09:00–21:00, сб, вс 10:00–20:00, праздники закрыто»
/// formatter.format(hours).accessibleText
/// // «с понедельника по пятницу с 9 до 21, в субботу и воскресенье с 10 до 20, в праздники закрыто»
/// ```
public struct TimeFormatter: Sendable {
    /// Says the numbers, and what has nothing to do with time.
    public let quantities: QuantityFormatter
    private let grammar: any TimeGrammar

    /// - Throws: `.unsupportedLanguage` when neither tables nor ICU know the language.
    public init(
        language: LanguageTag, numbers: NumberStyle = .digits, options: FormattingOptions = .init()
    ) throws(QuantityFormatterError) {
        quantities = try QuantityFormatter(language: language, numbers: numbers, options: options)
        guard let grammar = TimeGrammars.grammar(for: language, numbers: numbers, isOfText: options.isOfText) else {
            throw .unsupportedLanguage(language.description)
        }
        self.grammar = grammar
    }

    /// A week: «с понедельника по пятницу с 9 до 21, в субботу и воскресенье с 10 до 20, в праздники закрыто».
    public func format(_ hours: OpeningHours) -> AccessibleText {
        func write(_ grammar: some TimeGrammar, _ numerals: some NumeralGrammar) -> AccessibleText {
            let writer = ScheduleWriter(grammar: grammar, numerals: numerals)
            return pair {
                writer.appendVisible(hours, to: &$0)
            } spoken: {
                writer.appendSpoken(hours, to: &$0)
            }
        }
        return write(grammar, numerals)
    }

    /// «сейчас открыто, до 23», «сейчас закрыто, откроется завтра в 9»
    public func format(_ status: OpeningStatus) -> AccessibleText {
        func write(_ grammar: some TimeGrammar, _ numerals: some NumeralGrammar) -> AccessibleText {
            pair {
                grammar.appendVisibleStatus(status, numerals, to: &$0)
            } spoken: {
                grammar.appendStatus(status, numerals, to: &$0)
            }
        }
        return write(grammar, numerals)
    }

    /// Throws what the language has no words for: "closed" and holidays where only CLDR knows it, and the words style there.
    ///
    /// ```swift
    /// try TimeFormatter(language: LanguageTag("cy")).validate(OpeningHours("Su off"))  // 'cy' cannot say 'closed'
    /// ```
    public func validate(_ hours: OpeningHours) throws(QuantityError) { try grammar.validate(hours) }

    /// Throws where the language has no words for whether a place is open: signs stand for them then, «≤ 21:00».
    public func validate(_ status: OpeningStatus) throws(QuantityError) { try grammar.validate(status) }

    /// Throws where CLDR has no words for the distance, and in the words style where it has no word for the very day.
    ///
    /// - Parameter days: from today; negative for the past.
    public func validate(relativeDay days: Int) throws(QuantityError) { try grammar.validate(relativeDay: days) }

    /// «сегодня», «завтра», «через 3 дня», «2 дня назад»
    /// - Parameter days: from today; negative for the past.
    public func relativeDay(_ days: Int) -> AccessibleText {
        func write(_ grammar: some TimeGrammar, _ numerals: some NumeralGrammar) -> AccessibleText {
            pair {
                grammar.inDigits.appendRelativeDay(days, numerals, to: &$0)
            } spoken: {
                grammar.appendRelativeDay(days, numerals, to: &$0)
            }
        }
        return write(grammar, numerals)
    }

    /// «2 часа 15 минут», «3 дня 4 часа», «45 секунд»: the largest unit and the next two that are not zero.
    ///
    /// - Parameters:
    ///   - seconds: 0 or more.
    ///   - grammaticalCase: the case that the place governs; nil takes the nominative.
    /// - Throws: `.negative`.
    public func duration(
        seconds: Int64, case grammaticalCase: GrammaticalCase? = nil
    ) throws(QuantityError) -> AccessibleText {
        guard seconds >= 0 else { throw .negative("\(seconds)") }
        let parts: [(Int64, MeasureUnit)] = [
            (seconds / 86_400, .day), (seconds % 86_400 / 3600, .hour), (seconds % 3600 / 60, .minute),
            (seconds % 60, .second),
        ]
        let shown = parts.filter { $0.0 > 0 }.prefix(3)
        let measures = shown.compactMap { value, unit in DecimalNumber(exactly: value).map { Measure($0, unit) } }
        let quantity: Quantity = measures.isEmpty ? .measure(Measure(0, .second)) : .mixed(measures)
        try quantities.validate(quantity, case: grammaticalCase ?? .nominative)
        return quantities.format(quantity, case: grammaticalCase)
    }

    private var numerals: any NumeralGrammar { quantities.grammar.numeralsOfTime }

    private func pair(
        visible: (inout UTF8Buffer) -> Void, spoken: (inout UTF8Buffer) -> Void
    ) -> AccessibleText {
        var buffer = UTF8Buffer()
        visible(&buffer)
        let visibleText = buffer.string
        buffer.removeAll()
        spoken(&buffer)
        if !quantities.options.writesYo { buffer.replaceYo(from: 0) }
        return AccessibleText(visibleText: visibleText, accessibleText: buffer.string)
    }
}

extension TimeGrammar {
    /// What is said, with the numbers in digits.
    func appendVisibleStatus(
        _ status: OpeningStatus, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer
    ) {
        inDigits.appendStatus(status, numerals, to: &buffer)
    }
}
