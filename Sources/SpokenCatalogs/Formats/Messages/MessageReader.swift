import SpokenDiagnostics
import SpokenICU
import SpokenModel

/// Lays the choices of a message of ICU out as variables of its text, each form a span of the file.
struct MessageReader {
    private let source: CatalogSource
    private let text: CatalogText
    private(set) var problems: [ParseProblem] = []
    private var variables: [CatalogVariable] = []
    private var parts: [ICUMessagePattern.Part] = []
    /// The offsets in the file of those in the decoded text; empty where both differ by the start alone.
    private var offsets: [Int] = []

    /// Whether too many choices within choices have been told of.
    private var isTooDeep = false

    /// Choices within choices; no sentence needs more.
    static let maximumDepth = 16
    private static let maximumBraces = 256

    private let syntax: PlaceholderSyntax
    /// `=1` and `one` are one form.
    private let isFlutter: Bool
    /// True where no other number takes the form of 1: `=1` is it then.
    private let isOneAlone: Bool

    /// - Parameter syntax: `message`, `icu` or `messageFormat`.
    init(
        source: CatalogSource, text: CatalogText, syntax: PlaceholderSyntax, isOneAlone: Bool = false,
        isFlutter: Bool = false
    ) {
        self.isFlutter = isFlutter
        self.source = source
        self.text = text
        self.syntax = syntax
        self.isOneAlone = isOneAlone
    }

    /// True where 1 is the only number of the form `one`: in English, not in Russian or French.
    static func isOneAlone(in language: LanguageTag?) -> Bool {
        guard let language else { return false }
        let rules = CatalogPluralRules(language)
        return rules.category(of: 1) == .one && rules.category(of: 0) != .one && rules.category(of: 21) != .one
    }

    private var apostrophes: ICUMessagePattern.Apostrophes {
        switch syntax {
        case .icu: .quoteBraces
        case .messageFormat: .quoteAll
        default: .literal
        }
    }

    /// True for a text with a choice of ICU: `{VAR_PLURAL, plural, …}`.
    static func holdsChoice(_ content: CatalogContent, in source: CatalogSource) -> Bool {
        guard case .unit(let unit) = content else { return false }
        return source.withBytes(unit.value) { bytes in
            guard bytes.first == UInt8(ascii: "{") || CatalogSource.offset(of: UInt8(ascii: "{"), in: bytes) != nil
            else {
                return false
            }
            let reader = ByteReader(bytes)
            return reader.firstRange(of: ", plural,", from: 0) != nil
                || reader.firstRange(of: ", select,", from: 0) != nil
        }
    }

    /// - Parameter masksTags: true where elements stand in the text, whose attributes may hold braces.
    mutating func read(masksTags: Bool = false) -> (content: CatalogContent, variables: [CatalogVariable]) {
        let whole = CatalogContent.unit(CatalogUnit(value: text))
        // ICU reads choices within choices on the stack.
        if let start = source.withBytes(text, { Self.tooDeep($0) }) {
            reportDepth(at: source.span(ofUTF8: start..<(start + 1), in: text))
            return (whole, [])
        }
        let parsed = source.withBytes(text) {
            bytes -> Result<[ICUMessagePattern.Part], ICUMessagePattern.SyntaxError>? in
            // Most messages have no argument.
            guard
                CatalogSource.offset(of: UInt8(ascii: "{"), in: bytes) != nil
                    || CatalogSource.offset(of: UInt8(ascii: "}"), in: bytes) != nil
            else { return nil }
            do throws(ICUMessagePattern.SyntaxError) {
                guard masksTags else { return .success(try ICUMessagePattern(bytes, apostrophes).parts) }
                let masked = Self.withoutTags(bytes)
                return .success(
                    try masked.withUnsafeBufferPointer { bytes throws(ICUMessagePattern.SyntaxError) in
                        try ICUMessagePattern(bytes, apostrophes).parts
                    })
            } catch {
                return .failure(error)
            }
        }
        switch parsed {
        case nil: return (whole, [])
        case .failure(let error):
            let span = source.span(ofUTF8: error.offset..<(error.offset + 1), in: text)
            let what =
                error.isWithoutOther
                ? "a choice of this message has no form 'other'; add it" : "the message cannot be read from here on"
            report(error.isWithoutOther ? text.span : span, what)
            return (whole, [])
        case .success(let parts):
            self.parts = parts
        }
        guard parts.contains(where: { $0.kind == .argumentStart && Self.isChoice($0.argument) }) else {
            return (whole, [])
        }
        if !text.isVerbatim { offsets = source.offsets(of: text) }
        var index = 0
        message(&index, depth: 0)
        return (whole, variables)
    }

    /// The place of a brace that more stand around than any message has, in quotes or not.
    private static func tooDeep(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard bytes.count > maximumBraces else { return nil }
        var open = 0
        for (offset, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "{") { open += 1 }
            if byte == UInt8(ascii: "}") { open -= 1 }
            if open > maximumBraces { return offset }
        }
        return nil
    }

    /// Blanks in the place of tags.
    private static func withoutTags(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var result = Array(bytes)
        var isTag = false
        for index in result.indices {
            if result[index] == UInt8(ascii: "<") { isTag = true }
            let isEnd = result[index] == UInt8(ascii: ">")
            if isTag { result[index] = 0x20 }
            if isEnd { isTag = false }
        }
        return result
    }

    private static func isChoice(_ argument: ICUMessagePattern.Argument) -> Bool {
        switch argument {
        case .plural, .select, .selectOrdinal, .choice: true
        case .none, .simple: false
        }
    }

    private mutating func report(_ span: SourceSpan, _ message: String) {
        problems.append(
            ParseProblem(
                rule: "message-syntax", severity: .error, start: span.start, end: max(span.end, span.start),
                message: message))
    }

    private func span(_ range: Range<Int>) -> SourceSpan {
        SourceSpan(offset(range.lowerBound), offset(range.upperBound))
    }

    private func offset(_ offset: Int) -> Int {
        guard !offsets.isEmpty else { return min(text.span.start + offset, text.span.end) }
        return offset < offsets.count ? offsets[offset] : text.span.end
    }

    private func text(_ range: Range<Int>) -> CatalogText {
        let span = span(range)
        return CatalogText(span.start, span.end, text.form)
    }

    /// Reads from the start of a message to its limit, which the index is behind then.
    private mutating func message(_ index: inout Int, depth: Int) {
        index += 1
        while index < parts.count, parts[index].kind != .messageLimit {
            guard parts[index].kind == .argumentStart else {
                index += 1
                continue
            }
            argument(&index, depth: depth)
        }
        index += 1
    }

    private mutating func argument(_ index: inout Int, depth: Int) {
        let start = parts[index]
        let isChoice = Self.isChoice(start.argument) && depth < Self.maximumDepth
        if Self.isChoice(start.argument), !isChoice {
            if !isTooDeep { reportDepth(at: span(start.range)) }
            isTooDeep = true
            skip(&index)
            return
        }
        let place = variables.count
        var name = text(start.range)
        var cases: [CatalogVariation] = []
        // Its place is before those of the choices within.
        if isChoice { variables.append(variable(name, start.argument, [], SourceSpan(0, 0))) }
        index += 1
        while index < parts.count, parts[index].kind != .argumentLimit {
            let part = parts[index]
            switch part.kind {
            case .argumentName, .argumentNumber:
                name = text(part.range)
                index += 1
            case .selector where isChoice:
                cases.append(form(&index, start.argument, depth))
            case .messageStart: message(&index, depth: depth + 1)
            default: index += 1
            }
        }
        let end = index < parts.count ? parts[index].range.upperBound : start.range.upperBound
        index += 1
        guard isChoice else { return }
        variables[place] = variable(name, start.argument, cases, span(start.range.lowerBound..<end))
    }

    private mutating func reportDepth(at span: SourceSpan) {
        report(span, "the choices of this message are nested deeper than \(Self.maximumDepth) levels")
    }

    /// Passes over an argument and all within it.
    private func skip(_ index: inout Int) {
        var open = 0
        repeat {
            switch parts[index].kind {
            case .argumentStart: open += 1
            case .argumentLimit: open -= 1
            default: break
            }
            index += 1
        } while open > 0 && index < parts.count
    }

    private func variable(
        _ name: CatalogText, _ argument: ICUMessagePattern.Argument, _ cases: [CatalogVariation], _ span: SourceSpan
    ) -> CatalogVariable {
        CatalogVariable(
            name: name, ruleType: nil, valueType: nil, argumentNumber: nil,
            content: .variations(CatalogVariations(axis: Self.axis(argument), span: span, cases: cases)), span: span)
    }

    private static func axis(_ argument: ICUMessagePattern.Argument) -> CatalogAxis {
        switch argument {
        case .select: .select
        case .selectOrdinal: .ordinal
        default: .plural
        }
    }

    private mutating func form(
        _ index: inout Int, _ argument: ICUMessagePattern.Argument, _ depth: Int
    ) -> CatalogVariation {
        let selector = parts[index]
        let place = index
        index += 1
        // `=1` has its number behind it.
        while index < parts.count, parts[index].kind == .integer || parts[index].kind == .double { index += 1 }
        let start = index < parts.count ? parts[index].range.upperBound : selector.range.upperBound
        if index < parts.count, parts[index].kind == .messageStart { message(&index, depth: depth + 1) }
        let limit = index > 0 && index <= parts.count ? parts[index - 1].range : selector.range
        let value = text(start..<max(start, limit.lowerBound))
        let name = text(argument == .choice ? choiceLimit(selector, at: place) : selector.range)
        let axis = Self.axis(argument)
        var code: Int32 = -1
        var exact: Int32 = -1
        if argument == .choice {
            (code, exact) = ranged(name, isLast: index >= parts.count || parts[index].kind == .argumentLimit)
        } else if axis != .select {
            (code, exact) = meaning(of: name)
        }
        return CatalogVariation(
            selector: name, content: .unit(CatalogUnit(value: value)),
            span: SourceSpan(offset(selector.range.lowerBound), offset(limit.upperBound)), axis: axis, code: code,
            exact: exact)
    }

    /// The bound of a range of java.text.ChoiceFormat with its sign: `1#`, `1<`.
    private func choiceLimit(_ selector: ICUMessagePattern.Part, at index: Int) -> Range<Int> {
        guard index > 0, index <= parts.count else { return selector.range }
        let bound = parts[index - 1]
        guard bound.kind == .integer || bound.kind == .double else { return selector.range }
        return bound.range.lowerBound..<selector.range.upperBound
    }

    /// What a range is for: the last for all from its bound on, the others for their bound alone, as they are written
    /// nearly always: `0#none|1#one|1<many`.
    private func ranged(_ name: CatalogText, isLast: Bool) -> (code: Int32, exact: Int32) {
        if isLast { return (CatalogVariation.code(of: .other), -1) }
        let exact = source.withBytes(name) { bytes -> Int32 in
            let digits = bytes.dropLast()
            guard bytes.last == UInt8(ascii: "#"), (1...8).contains(digits.count), digits.allSatisfy(\.isDigit) else {
                return -1
            }
            return digits.reduce(0) { $0 &* 10 &+ Int32($1 &- 0x30) }
        }
        return (exact == 1 && isOneAlone ? CatalogVariation.code(of: .one) : -1, exact)
    }

    /// The category that a selector is for, and the one number that it is for; -1 for none.
    private func meaning(of name: CatalogText) -> (code: Int32, exact: Int32) {
        var code: Int32 = -1
        var exact: Int32 = -1
        if isFlutter {
            // Flutter takes `=0`, `=1` and `=2` for the categories of these names, and those for the numbers.
            let words: [(StaticString, StaticString, PluralCategory, Int32)] = [
                ("=0", "zero", .zero, 0), ("=1", "one", .one, 1), ("=2", "two", .two, 2),
            ]
            for (sign, word, category, number) in words where source.isEqual(name, sign) || source.isEqual(name, word) {
                code = CatalogVariation.code(of: category)
                exact = number
            }
        } else if let number = number(name) {
            exact = number
            if number == 1, isOneAlone { code = CatalogVariation.code(of: .one) }
            return (code, exact)
        }
        return (code < 0 ? CatalogVariation.code(name, .plural, source) : code, exact)
    }

    /// The number of `=1`; nil for words and large numbers.
    private func number(_ name: CatalogText) -> Int32? {
        source.withBytes(name) { bytes in
            guard bytes.first == UInt8(ascii: "="), (2...9).contains(bytes.count) else { return nil }
            var value: Int32 = 0
            for byte in bytes.dropFirst() {
                guard byte.isDigit else { return nil }
                value = value &* 10 &+ Int32(byte &- 0x30)
            }
            return value
        }
    }
}
