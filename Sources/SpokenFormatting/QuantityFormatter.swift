import SpokenLocaleData
import SpokenModel

/// Says and shows quantities in one language: «21 ₽» and «от 21 рубля».
///
/// ```swift
/// let formatter = try QuantityFormatter(language: .russian)
/// formatter.format(.money(Money(21, .RUB)), role: .from)
/// // visible «от 21 ₽», accessible «от 21 рубля»
/// ```
/// Make it once and keep it: it reads the tables of its language. It may be used from many threads at once.
public struct QuantityFormatter: Sendable {
    /// The language that was asked for, with its region.
    public let language: LanguageTag
    /// Digits for screen readers, words for plain synthesizers.
    public let numbers: NumberStyle
    /// The wording of values.
    public let options: FormattingOptions
    package let grammar: any LanguageGrammar
    /// The same object as `grammar` when the language is Russian: a direct call is faster than one through a protocol.
    /// Not counted, since `grammar` keeps it alive and counting costs as much as a word.
    private let russian: Unmanaged<RussianGrammar>?
    /// Plain prices in the usual wording; nil for other languages and wordings.
    @usableFromInline let prices: PriceWriter?
    /// Spoken prices in digits.
    @usableFromInline let spokenPrices: PriceWriter?
    private let priceTable: PriceTable?

    /// - Throws: `.unsupportedLanguage` when neither tables nor ICU know the language.
    public init(
        language: LanguageTag, numbers: NumberStyle = .digits, options: FormattingOptions = .init()
    ) throws(QuantityFormatterError) {
        let grammar = try LanguageGrammars.grammar(for: language, numbers: numbers, options: options)
        self.init(language: language, numbers: numbers, options: options, grammar: grammar)
    }

    /// A formatter that also knows units of the caller's own, which win over the compiled-in ones.
    ///
    /// ```swift
    /// let units = """
    ///     identifier\tsymbol\tnominative\tgenitive\tplural-nominative\tplural-genitive
    ///     verst\tвст\tверста\tверсты\tвёрсты\tвёрст
    ///     """
    /// let formatter = try QuantityFormatter(language: .russian, units: units)
    /// ```
    ///
    /// - Parameters:
    ///   - language: one of CLDR, with or without a region.
    ///   - numbers: digits or words in the accessible half.
    ///   - options: the wording.
    ///   - units: a table like `Resources/Locales/<language>/units.tsv`; its columns stand in `Resources/README.md`.
    /// - Throws: `.badUnits` with the line of the mistake, and what the other initializer throws.
    public init(
        language: LanguageTag, numbers: NumberStyle = .digits, options: FormattingOptions = .init(), units: String
    ) throws(QuantityFormatterError) {
        let table: NounTable
        do {
            table = try NounTable(LocaleTable(units))
        } catch {
            throw .badUnits(error.description)
        }
        let grammar = try LanguageGrammars.grammar(
            for: language, numbers: numbers, options: options, ownUnits: table)
        self.init(language: language, numbers: numbers, options: options, grammar: grammar)
    }

    /// Takes a grammar that was made with other tables than the compiled-in ones.
    package init(
        language: LanguageTag, numbers: NumberStyle, options: FormattingOptions, grammar: any LanguageGrammar
    ) {
        self.language = language
        self.numbers = numbers
        self.options = options
        self.grammar = grammar
        russian = grammar.russian
        let isUsual = options.currencyStyle == .symbol && options.minorUnits == .named && options.writesYo
        priceTable = isUsual ? grammar.prices : nil
        // A region that writes prices in its own way says them as all do.
        prices = RegionalNumbers.isHome(language) ? priceTable?.writer : nil
        spokenPrices = numbers == .digits && !grammar.namesHomeMoney ? priceTable?.writer : nil
    }

    /// Appends what is said, in the given case, by the conventions of accessible text: plain spaces only.
    ///
    /// A range in the nominative stands by itself («от 500 до 700 рублей»); in any other case it stands behind a
    /// preposition («за 30–40 минут»).
    @inlinable
    public func appendSpoken(
        _ quantity: Quantity, case grammaticalCase: GrammaticalCase = .nominative, to buffer: inout UTF8Buffer
    ) {
        if grammaticalCase == .nominative, let spokenPrices, let money = quantity.plainMoney,
            spokenPrices.appendSpoken(money.amount, money.currency, to: &buffer)
        {
            return
        }
        appendAnySpoken(quantity, case: grammaticalCase, to: &buffer)
    }

    @usableFromInline @inline(never)
    func appendAnySpoken(_ quantity: Quantity, case grammaticalCase: GrammaticalCase, to buffer: inout UTF8Buffer) {
        let governed = grammaticalCase == .nominative ? nil : grammaticalCase
        if quantity.isTooDeep { return appendAnySpoken(quantity.firstPlain, case: grammaticalCase, to: &buffer) }
        let quantity = worded(quantity)
        if let russian {
            russian._withUnsafeGuaranteedRef {
                $0.appendSpoken(quantity, role: .plain, case: governed, to: &buffer)
            }
        } else {
            grammar.appendSpoken(quantity, role: .plain, case: governed, to: &buffer)
        }
    }

    /// Appends what is shown, by the typography of the language: «1 299 ₽».
    @inlinable
    public func appendVisible(_ quantity: Quantity, to buffer: inout UTF8Buffer) {
        if let prices, let money = quantity.plainMoney,
            prices.appendVisible(money.amount, money.currency, to: &buffer)
        {
            return
        }
        appendAnyVisible(quantity, to: &buffer)
    }

    @usableFromInline @inline(never)
    func appendAnyVisible(_ quantity: Quantity, to buffer: inout UTF8Buffer) {
        if quantity.isTooDeep { return appendAnyVisible(quantity.firstPlain, to: &buffer) }
        if let russian {
            russian._withUnsafeGuaranteedRef { $0.appendVisible(quantity, role: .plain, to: &buffer) }
        } else {
            grammar.appendVisible(quantity, role: .plain, to: &buffer)
        }
    }

    /// Appends what is said with the preposition of a role and the case that it governs: «от 21 рубля».
    public func appendSpoken(
        _ quantity: Quantity, role: QuantityRole, case grammaticalCase: GrammaticalCase? = nil,
        to buffer: inout UTF8Buffer
    ) {
        if role == .plain, grammaticalCase == nil { return appendSpoken(quantity, to: &buffer) }
        if quantity.isTooDeep {
            return appendSpoken(quantity.firstPlain, role: role, case: grammaticalCase, to: &buffer)
        }
        grammar.appendSpoken(
            role == .plain ? worded(quantity) : quantity, role: role, case: grammaticalCase, to: &buffer)
    }

    /// Appends what is shown with the preposition of a role: «от 21 ₽».
    public func appendVisible(_ quantity: Quantity, role: QuantityRole, to buffer: inout UTF8Buffer) {
        if role == .plain { return appendVisible(quantity, to: &buffer) }
        if quantity.isTooDeep { return appendVisible(quantity.firstPlain, role: role, to: &buffer) }
        grammar.appendVisible(quantity, role: role, to: &buffer)
    }

    /// The pair, with the role's preposition and the case that it governs: «от 21 ₽» / «от 21 рубля». What `validate`
    /// refuses is said as plainly as possible: of values that stand in each other too deep the first one.
    ///
    /// - Parameters:
    ///   - quantity: what is shown and said.
    ///   - role: its preposition, such as `.from`.
    ///   - grammaticalCase: the case that the place governs; nil takes the role's own.
    public func format(
        _ quantity: Quantity, role: QuantityRole = .plain, case grammaticalCase: GrammaticalCase? = nil
    ) -> AccessibleText {
        var buffer = UTF8Buffer(capacity: 160)
        appendVisible(quantity, role: role, to: &buffer)
        let visible = buffer.string
        buffer.removeAll()
        appendSpoken(quantity, role: role, case: grammaticalCase, to: &buffer)
        return AccessibleText(visibleText: visible, accessibleText: buffer.string)
    }

    /// Throws what cannot be said in this language: an unknown unit or currency, a case or a preposition that it lacks, …
    /// A price with more decimals than its currency has is refused too; one per unit («1,799 €/л») may have more.
    ///
    /// ```swift
    /// try formatter.validate(.money(Money(5, .RUB)), case: .vocative)  // 'ru' has no vocative; use nominative, …
    /// ```
    public func validate(
        _ quantity: Quantity, role: QuantityRole = .plain, case grammaticalCase: GrammaticalCase = .nominative
    ) throws(QuantityError) {
        guard !quantity.isTooDeep else { throw .tooDeep(limit: Quantity.nestingLimit) }
        try grammar.validate(quantity, case: grammaticalCase)
        if role != .plain { try grammar.validate(role, before: quantity) }
        try MoneyPrecision.validate(quantity)
    }

    /// Whether the language has the words for a quantity that somebody else has written, whatever it is worth.
    package func hasWords(for quantity: Quantity, case grammaticalCase: GrammaticalCase = .nominative) -> Bool {
        !quantity.isTooDeep && (try? grammar.validate(quantity, case: grammaticalCase)) != nil
    }

    /// The plural category of a number by its digits (CLDR, plural rules): in Russian `.one` for 21, `.other` for 1.0.
    public func pluralCategory(of number: DecimalNumber) -> PluralCategory {
        if let russian { return russian._withUnsafeGuaranteedRef { $0.pluralCategory(of: number) } }
        return grammar.pluralCategory(of: number)
    }

    /// The cases that the language has.
    public var cases: [GrammaticalCase] { grammar.cases }
}
