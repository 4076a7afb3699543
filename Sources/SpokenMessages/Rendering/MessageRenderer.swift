import SpokenCatalogs
import SpokenModel

/// Writes the visible text of one localization with its arguments, and remembers where pairs and quantities stand.
///
/// One pass over the bytes of the string, without an intermediate tree. It stops for good at a reference beyond the
/// arguments, as Apple's formatter does, and at endless recursion. Never copied: a copy of its references would cost
/// more than the work of a short string.
struct MessageRenderer: ~Copyable {
    /// Where an argument with an accessible half of its own stands in the visible text.
    struct Piece {
        var start: Int
        var end: Int
        var argument: Int
    }

    static let maximumDepth = 16
    static let maximumSteps = 4096
    /// Characters that fill widths, in all of a message: `%1000d` a thousand times is no text for people.
    static let maximumPadding = 16_384

    let key: String
    let place: MessagePlace
    let localization: CatalogLocalization
    let arguments: [MessageArgument]
    let context: MessageContext
    /// The text of the catalog is accented, bracketed and lengthened; arguments stay as they are.
    let isPseudo: Bool

    var pieces: [Piece] = []
    var problems: [MessageProblem] = []
    /// True once a choice by width was made.
    var hasWidths = false
    /// How many arguments were looked at: the position of the last one.
    var usedArguments = 0
    private var nextImplicit = 0
    /// The names of the arguments in their order; nil until one is asked for.
    private var names: [String]?
    private var isStopped = false
    /// What `%arg` stands for in the variable that is being written, where that shows decimals: `%.1f`.
    var selectedSpecifier: Placeholder?
    private var steps = 0
    private var paddingLeft = Self.maximumPadding

    init(
        key: String, place: MessagePlace, localization: CatalogLocalization, arguments: [MessageArgument],
        context: MessageContext, isPseudo: Bool = false
    ) {
        self.key = key
        self.place = place
        self.localization = localization
        self.arguments = arguments
        self.context = context
        self.isPseudo = isPseudo
    }

    mutating func render(to buffer: inout UTF8Buffer) {
        guard isPseudo else {
            render(localization.content, selected: nil, depth: 0, to: &buffer)
            return
        }
        let start = buffer.count
        buffer.append(byte: UInt8(ascii: "["))
        render(localization.content, selected: nil, depth: 0, to: &buffer)
        let count = buffer.withBytes { String(decoding: $0.dropFirst(start + 1), as: UTF8.self).count }
        buffer.append(PseudoLanguage.padding(for: count) + "]")
    }

    private func append(literal bytes: UnsafeBufferPointer<UInt8>, to buffer: inout UTF8Buffer) {
        guard isPseudo, !bytes.isEmpty else { return buffer.append(bytes: bytes) }
        buffer.append(PseudoLanguage.accented(String(decoding: bytes, as: UTF8.self)[...]))
    }

    private mutating func render(
        _ content: CatalogContent, selected: Int?, depth: Int, to buffer: inout UTF8Buffer
    ) {
        guard depth < Self.maximumDepth else {
            stop(.nestedTooDeep(key: key))
            return
        }
        switch content {
        case .unit(let unit): render(unit.value, selected: selected, depth: depth, to: &buffer)
        case .set(let units):
            if let first = units.first { render(first.value, selected: selected, depth: depth, to: &buffer) }
        case .empty: break
        case .variations(let variations):
            guard let index = choose(variations, selected: selected), variations.cases.indices.contains(index) else {
                return
            }
            render(variations.cases[index].content, selected: selected, depth: depth + 1, to: &buffer)
        }
    }

    private mutating func stop(_ problem: MessageProblem) {
        isStopped = true
        problems.append(problem)
    }

    private mutating func render(_ text: CatalogText, selected: Int?, depth: Int, to buffer: inout UTF8Buffer) {
        place.source.withBytes(text) { bytes in
            var offset = 0
            while !isStopped,
                let placeholder = PlaceholderScanner.next(
                    in: bytes, from: offset, localization.placeholders, allowsSelected: selected != nil)
            {
                append(literal: slice(bytes, offset, placeholder.range.lowerBound), to: &buffer)
                offset = placeholder.range.upperBound
                steps += 1
                guard steps < Self.maximumSteps else {
                    stop(.nestedTooDeep(key: key))
                    return
                }
                switch placeholder.kind {
                case .percent, .stray: buffer.append(byte: UInt8(ascii: "%"))
                case .literal: placeholder.forEachLiteralPiece(of: bytes) { append(literal: $0, to: &buffer) }
                case .invalid:
                    let specifier = slice(bytes, placeholder.range.lowerBound, placeholder.range.upperBound)
                    stop(.invalidSpecifier(key: key, specifier: String(decoding: specifier, as: UTF8.self)))
                case .selected:
                    if let selected {
                        append(selected, selectedSpecifier ?? placeholder, selected: selected, to: &buffer)
                    }
                case .variable:
                    let name = slice(bytes, placeholder.nameRange.lowerBound, placeholder.nameRange.upperBound)
                    append(variable: name, placeholder, of: text, selected: selected, depth: depth, to: &buffer)
                case .argument where placeholder.isNamed:
                    let name = slice(bytes, placeholder.nameRange.lowerBound, placeholder.nameRange.upperBound)
                    append(
                        index(ofName: String(decoding: name, as: UTF8.self)), placeholder, selected: nil, to: &buffer)
                case .argument:
                    if placeholder.isDoubtful {
                        let literal = slice(bytes, placeholder.range.lowerBound, placeholder.range.upperBound)
                        buffer.append(bytes: literal)
                    } else {
                        append(nil, placeholder, selected: selected, to: &buffer)
                    }
                }
            }
            if !isStopped { append(literal: slice(bytes, offset, bytes.count), to: &buffer) }
        }
    }

    private func slice(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
        guard start >= 0, start < end, end <= bytes.count else { return UnsafeBufferPointer(start: nil, count: 0) }
        return UnsafeBufferPointer(rebasing: bytes[start..<end])
    }

    private mutating func append(
        variable name: UnsafeBufferPointer<UInt8>, _ placeholder: Placeholder, of text: CatalogText, selected: Int?,
        depth: Int,
        to buffer: inout UTF8Buffer
    ) {
        if localization.placeholders == .i18next {
            // `$t(key)`: another text of the file, with the same arguments.
            if let entry = place.file.entry(name), let nested = place.file.localization(of: entry, language: nil) {
                render(nested.content, selected: nil, depth: depth + 1, to: &buffer)
            } else {
                append(literal: name, to: &buffer)
            }
            return
        }
        guard let found = variable(named: name, placeholder, of: text) else {
            problems.append(.unknownVariable(key: key, name: String(decoding: name, as: UTF8.self)))
            // The implicit argument counts as taken, so that those behind it keep their places.
            _ = index(of: placeholder, selected: selected)
            return
        }
        let argument: Int
        if placeholder.position == nil, let number = localization.variables[found].argumentNumber, number > 0 {
            argument = number - 1
        } else if localization.placeholders.isMessage {
            argument = index(ofName: String(decoding: name, as: UTF8.self))
        } else {
            argument = index(of: placeholder, selected: selected)
        }
        guard arguments.indices.contains(argument) else {
            stop(.missingArgument(key: key, position: argument + 1, count: arguments.count))
            return
        }
        usedArguments = max(usedArguments, argument + 1)
        let outer = selectedSpecifier
        selectedSpecifier = decimalSpecifier(of: localization.variables[found].valueType)
        render(localization.variables[found].content, selected: argument, depth: depth + 1, to: &buffer)
        selectedSpecifier = outer
    }

    /// The position of a variable; of two with one name the later one counts, in a message that which stands there.
    private func variable(
        named name: UnsafeBufferPointer<UInt8>, _ placeholder: Placeholder, of text: CatalogText
    ) -> Int? {
        if localization.placeholders.isMessage {
            let start = place.source.span(ofUTF8: placeholder.range, in: text).start
            if let index = localization.variables.firstIndex(where: { $0.span.start == start }) { return index }
        }
        var index = localization.variables.count
        while index > 0 {
            index &-= 1
            if place.source.isEqual(localization.variables[index].name, name) { return index }
        }
        return nil
    }

    /// The specifier of a variable of a floating-point type; whole numbers and objects are shown as they are.
    private func decimalSpecifier(of type: CatalogText?) -> Placeholder? {
        guard let type else { return nil }
        return place.source.withBytes(type) { bytes in
            guard let last = bytes.last, Self.isDecimal(last) else { return nil }
            let text = (bytes.first == UInt8(ascii: "%") ? [] : [UInt8(ascii: "%")]) + Array(bytes)
            let specifier = text.withUnsafeBufferPointer { FormatScanner.next(in: $0, from: 0) }
            return specifier?.argumentType == .double && specifier?.position == nil ? specifier : nil
        }
    }

    private static func isDecimal(_ conversion: UInt8) -> Bool {
        switch conversion | 0x20 {
        case UInt8(ascii: "f"), UInt8(ascii: "e"), UInt8(ascii: "g"), UInt8(ascii: "a"): true
        default: false
        }
    }

    /// Named arguments are passed in the order of the text that was translated.
    mutating func index(ofName name: String) -> Int {
        let known = names ?? place.file.file.argumentNames(of: localization)
        names = known
        return known.firstIndex(of: name) ?? known.count
    }

    private mutating func index(of placeholder: Placeholder, selected: Int?) -> Int {
        if let position = placeholder.position { return position - 1 }
        if let selected { return selected }
        nextImplicit += 1
        return nextImplicit - 1
    }

    /// Appends an argument as a specifier asks.
    private mutating func append(
        _ fixed: Int?, _ placeholder: Placeholder, selected: Int?, to buffer: inout UTF8Buffer
    ) {
        let width = resolve(placeholder.width)
        let precision = resolve(placeholder.precision)
        let index = fixed ?? index(of: placeholder, selected: selected)
        guard !isStopped else { return }
        guard arguments.indices.contains(index) else {
            stop(.missingArgument(key: key, position: index + 1, count: arguments.count))
            return
        }
        usedArguments = max(usedArguments, index + 1)
        let start = buffer.count
        let isIsolated = place.language.isRightToLeft && Isolation.isNeeded(arguments[index], behind: buffer)
        if isIsolated { buffer.append(Isolation.start) }
        let inner = buffer.count
        let writer = ArgumentWriter(placeholder: placeholder, precision: precision, language: place.language)
        let isRight = writer.append(arguments[index], to: &buffer)
        if !isRight {
            problems.append(
                .wrongArgument(key: key, position: index + 1, expected: ArgumentWriter.expectation(placeholder)))
        }
        if let width, width != 0 {
            paddingLeft -= ArgumentWriter.pad(
                from: inner, width: width, placeholder, atMost: paddingLeft, to: &buffer)
        }
        if isIsolated { buffer.append(Isolation.end) }
        if arguments[index].hasOwnSpeech {
            pieces.append(Piece(start: start, end: buffer.count, argument: index))
        }
    }

    /// A width or precision; `*` takes an argument.
    private mutating func resolve(_ number: Placeholder.Number?) -> Int? {
        switch number {
        case nil: return nil
        case .fixed(let value): return value
        case .argument(let position):
            let index = position.map { $0 - 1 } ?? nextImplicit
            if position == nil { nextImplicit += 1 }
            guard arguments.indices.contains(index) else {
                stop(.missingArgument(key: key, position: index + 1, count: arguments.count))
                return nil
            }
            usedArguments = max(usedArguments, index + 1)
            guard case .number(let value) = arguments[index], value.isWhole else {
                problems.append(.wrongArgument(key: key, position: index + 1, expected: "a whole number"))
                return nil
            }
            let magnitude = Int(min(value.integer, 1000))
            return value.isNegative ? -magnitude : magnitude
        }
    }
}
