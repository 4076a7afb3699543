import SpokenDiagnostics
import SpokenModel

/// Reads the messages, terms and attributes of a Fluent file (Project Fluent, syntax 1.0) with the variants of their
/// selectors. What begins no entry is told, and reading goes on at the next.
struct FluentParser {
    private let reader: ByteReader
    private var offset: Int
    private var records = CatalogRecords()
    private var comment: CatalogText?
    /// The selectors of the pattern at hand.
    private var variables: [CatalogVariable] = []
    /// Why the entry at hand cannot be read.
    private var failure: (offset: Int, message: String)?

    /// Placeables and selectors within each other; no sentence needs more.
    static let maximumDepth = 32

    static func parse(_ bytes: UnsafeBufferPointer<UInt8>, start: Int) -> CatalogRecords {
        var parser = FluentParser(bytes, start: start)
        parser.document()
        return parser.records
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int) {
        reader = ByteReader(bytes)
        offset = start
    }

    private mutating func document() {
        var leading = offset
        while offset < reader.count {
            switch reader[offset] {
            case 0x0A, 0x0D:
                offset += 1
                // A comment belongs to what stands right below it.
                if reader[offset] == 0x0A || reader[offset] == 0x0D { comment = nil }
            case UInt8(ascii: "#"): readComment()
            default:
                let start = offset
                entry(leading: leading)
                if offset <= start { offset = reader.firstIndex(of: 0x0A, from: start) }
                leading = offset
                comment = nil
            }
        }
    }

    /// `# note`; those of a group or of the file belong to no message.
    private mutating func readComment() {
        let end = lineEnd(offset)
        let isGroup = reader[offset + 1] == UInt8(ascii: "#")
        let start = min(offset + 1 + (reader[offset + 1] == 0x20 ? 1 : 0), end)
        comment = isGroup ? nil : CatalogText(start, end, .verbatim)
        offset = end
    }

    private func lineEnd(_ start: Int) -> Int {
        let end = reader.firstIndex(of: 0x0A, from: start)
        return end > start && reader[end - 1] == 0x0D ? end - 1 : end
    }

    private mutating func entry(leading: Int) {
        let start = offset
        let isTerm = reader[offset] == UInt8(ascii: "-")
        if isTerm { offset += 1 }
        let name = identifier()
        skipBlanks()
        guard let name, reader[offset] == UInt8(ascii: "=") else {
            fail(start, "no message, term or comment begins here")
            skipEntry()
            return
        }
        offset += 1
        let key = CatalogText(start, name.upperBound, .verbatim)
        let id = Array(reader.slice(start, name.upperBound))
        value(key, start: start, leading: leading, isTerm: isTerm)
        while failure == nil, let attribute = attributeStart() {
            offset = attribute + 1
            let first = offset
            let name = identifier()
            skipBlanks()
            guard let name, reader[offset] == UInt8(ascii: "=") else {
                fail(attribute, "an attribute has a name and an equals sign behind its point")
                break
            }
            offset += 1
            records.stored.add(id + [UInt8(ascii: ".")] + Array(reader.slice(first, name.upperBound)), at: first)
            value(
                CatalogText(first, name.upperBound, .stored), start: first, leading: first, isTerm: isTerm)
        }
        if let failure {
            records.problems.append(.syntax(failure.offset, min(failure.offset + 1, reader.count), failure.message))
            self.failure = nil
            skipEntry()
        }
    }

    private mutating func fail(_ offset: Int, _ message: String) {
        if failure == nil { failure = (offset, message) }
    }

    /// To the next line that may begin an entry; what cannot be read is told once.
    private mutating func skipEntry() {
        if let failure {
            records.problems.append(.syntax(failure.offset, min(failure.offset + 1, reader.count), failure.message))
            self.failure = nil
        }
        while offset < reader.count {
            offset = min(reader.firstIndex(of: 0x0A, from: offset) + 1, reader.count)
            if beginsEntry(offset) { return }
        }
        offset = reader.count
    }

    /// True at a line that may begin an entry: all others stand in.
    private func beginsEntry(_ line: Int) -> Bool {
        let byte = reader[line]
        return (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "#")
    }

    private mutating func identifier() -> Range<Int>? {
        let start = offset
        guard (reader[offset] | 0x20) &- 0x61 < 26 else { return nil }
        while Self.isName(reader[offset]) { offset += 1 }
        return start..<offset
    }

    private static func isName(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }

    private mutating func skipBlanks() { while reader[offset] == 0x20 { offset += 1 } }

    /// The point of an attribute on the next line.
    private func attributeStart() -> Int? {
        guard let line = nextLine(offset), line.indent > 0, reader[line.start] == UInt8(ascii: ".") else { return nil }
        return line.start
    }

    /// The first character of the next line that is not blank, and how far it stands in.
    private func nextLine(_ end: Int) -> (start: Int, indent: Int)? {
        var index = end
        if reader[index] == 0x0D { index += 1 }
        guard reader[index] == 0x0A else { return nil }
        while index < reader.count, reader[index] == 0x0A {
            let first = index + 1
            index = first
            while reader[index] == 0x20 || reader[index] == 0x0D { index += 1 }
            if reader[index] != 0x0A, index < reader.count { return (index, index - first) }
        }
        return nil
    }

    private mutating func value(_ key: CatalogText, start: Int, leading: Int, isTerm: Bool) {
        variables = []
        let text = pattern(inVariant: false, depth: 0)
        guard failure == nil else { return }
        // A message may have attributes alone.
        guard let text, !text.isEmpty else { return }
        let span = SourceSpan(start, text.span.end)
        records.add(
            CatalogEntry(
                key: key, span: span, leading: SourceSpan(min(leading, start), start), comment: comment,
                localizations: records.localizations.count..<(records.localizations.count + 1)),
            CatalogLocalization(
                // Terms take arguments of their own, by which a language asks for a case.
                language: nil, placeholders: isTerm ? .none : .fluent, span: span,
                content: .unit(CatalogUnit(value: text)), variables: variables))
    }

    /// Reads a text from behind its sign to its end, which stands before a line break, and makes one of its lines.
    private mutating func pattern(inVariant: Bool, depth: Int) -> CatalogText? {
        skipBlanks()
        var start: Int?
        var end = offset
        // The pieces of text, a line each, with how far each stands in.
        var lines: [(range: Range<Int>, indent: Int, blanks: Int)] = []
        var lineStart = offset
        var indent = 0
        var blanks = 0
        func isEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D && reader[offset + 1] == 0x0A }
        while offset < reader.count, failure == nil {
            let byte = reader[offset]
            if isEnd(byte) {
                if end > lineStart { lines.append((lineStart..<end, indent, blanks)) }
                guard let line = nextLine(offset), line.indent > 0 else { break }
                let first = reader[line.start]
                if first == UInt8(ascii: "}") || first == UInt8(ascii: "[") || first == UInt8(ascii: "*")
                    || first == UInt8(ascii: ".")
                {
                    break
                }
                blanks = reader.slice(offset, line.start).reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
                indent = line.indent
                lineStart = line.start
                offset = line.start
                end = offset
            } else if byte == UInt8(ascii: "{") {
                if start == nil { start = offset }
                placeable(depth: depth)
                end = offset
            } else if byte == UInt8(ascii: "}") {
                if inVariant { break }
                fail(offset, "a closing brace has no partner; write { \"}\" } for one in a text")
            } else {
                if byte != 0x20 {
                    if start == nil { start = offset }
                    end = offset + 1
                }
                offset &+= 1
            }
        }
        if end > lineStart, lines.last?.range.lowerBound != lineStart {
            lines.append((lineStart..<end, indent, blanks))
        }
        guard failure == nil, let start, let last = lines.last else { return nil }
        guard lines.count > 1 || lines.first?.range.lowerBound != start else {
            return CatalogText(start, last.range.upperBound, .verbatim)
        }
        store(lines, at: start)
        return CatalogText(start, last.range.upperBound, .stored)
    }

    /// The lines of a text without what all of them stand in.
    private mutating func store(_ lines: [(range: Range<Int>, indent: Int, blanks: Int)], at start: Int) {
        let common = lines.filter { $0.indent > 0 }.map(\.indent).min() ?? 0
        var text: [UInt8] = []
        for line in lines {
            if !text.isEmpty { text += [UInt8](repeating: 0x0A, count: max(1, line.blanks)) }
            text += [UInt8](repeating: 0x20, count: max(0, line.indent - common))
            text += reader.slice(line.range.lowerBound, line.range.upperBound)
        }
        records.stored.add(text, at: start)
    }

    /// Reads from a brace to behind its partner.
    private mutating func placeable(depth: Int) {
        let start = offset
        guard depth < Self.maximumDepth else {
            fail(offset, "braces stand in each other more than \(Self.maximumDepth) times")
            return
        }
        offset += 1
        var name: Range<Int>?
        var isOrdinal = false
        while offset < reader.count, failure == nil {
            switch reader[offset] {
            case UInt8(ascii: "}"):
                offset += 1
                return
            case UInt8(ascii: "{"): placeable(depth: depth + 1)
            case 0x0A where beginsEntry(offset + 1):
                fail(start, "this brace is never closed")
                return
            case UInt8(ascii: "\""):
                let first = offset + 1
                offset = first
                while offset < reader.count, reader[offset] != UInt8(ascii: "\""), reader[offset] != 0x0A {
                    offset += reader[offset] == UInt8(ascii: "\\") ? 2 : 1
                }
                guard reader[offset] == UInt8(ascii: "\"") else {
                    fail(first - 1, "this text in quotes is never closed")
                    return
                }
                if reader.slice(first, offset).elementsEqual("ordinal".utf8) { isOrdinal = true }
                offset += 1
            case UInt8(ascii: "$"):
                offset += 1
                let found = identifier()
                if name == nil { name = found }
            case UInt8(ascii: "-") where reader[offset + 1] == UInt8(ascii: ">"):
                offset += 2
                variants(from: start, name, isOrdinal, depth: depth + 1)
                return
            default: offset &+= 1
            }
        }
        fail(start, "this brace is never closed")
    }

    private mutating func variants(from start: Int, _ name: Range<Int>?, _ isOrdinal: Bool, depth: Int) {
        let place = variables.count
        var found: [(key: Range<Int>, text: CatalogText?, end: Int, isDefault: Bool)] = []
        let open =
            name.map { CatalogText($0.lowerBound, $0.upperBound, .verbatim) } ?? CatalogText(start, start, .verbatim)
        // Its place is before those of the selectors within.
        variables.append(
            CatalogVariable(
                name: open, ruleType: nil, valueType: nil, argumentNumber: nil, content: .empty, span: SourceSpan(0, 0))
        )
        while failure == nil {
            while offset < reader.count, reader[offset] <= 0x20 { offset += 1 }
            guard offset < reader.count else {
                fail(start, "this brace is never closed")
                return
            }
            if reader[offset] == UInt8(ascii: "}") {
                offset += 1
                break
            }
            let isDefault = reader[offset] == UInt8(ascii: "*")
            if isDefault { offset += 1 }
            guard reader[offset] == UInt8(ascii: "[") else {
                fail(offset, "a variant begins with its key in brackets, such as [one]")
                return
            }
            offset += 1
            skipBlanks()
            let first = offset
            while offset < reader.count, Self.isName(reader[offset]) || reader[offset] == UInt8(ascii: ".") {
                offset += 1
            }
            let key = first..<offset
            skipBlanks()
            guard reader[offset] == UInt8(ascii: "]"), !key.isEmpty else {
                fail(first, "the key of a variant is a word or a number, in brackets")
                return
            }
            offset += 1
            let text = pattern(inVariant: true, depth: depth)
            found.append((key, text, offset, isDefault))
        }
        guard failure == nil else { return }
        if !found.contains(where: \.isDefault) {
            records.problems.append(
                .structure(start, start + 1, "this choice has no default; put * before the bracket of one variant"))
        }
        let isPlural =
            found.allSatisfy {
                Self.category(reader.slice($0.key.lowerBound, $0.key.upperBound)) != nil
                    || reader[$0.key.lowerBound].isDigit
            }
            && found.contains { !reader[$0.key.lowerBound].isDigit }
        let axis: CatalogAxis = !isPlural ? .select : isOrdinal ? .ordinal : .plural
        // The default stands for all that has no variant, whatever its name: the last of the cases is taken then.
        if axis == .select, let general = found.firstIndex(where: \.isDefault) {
            found.append(found.remove(at: general))
        }
        let span = SourceSpan(start, offset)
        variables[place] = CatalogVariable(
            name: open, ruleType: nil, valueType: nil, argumentNumber: nil,
            content: .variations(
                CatalogVariations(axis: axis, span: span, cases: found.map { variation($0, axis) })), span: span)
    }

    private static func category(_ key: UnsafeBufferPointer<UInt8>) -> PluralCategory? {
        PluralCategory.allCases.first { key.elementsEqual($0.rawValue.utf8) }
    }

    private func variation(
        _ found: (key: Range<Int>, text: CatalogText?, end: Int, isDefault: Bool), _ axis: CatalogAxis
    ) -> CatalogVariation {
        let selector = CatalogText(found.key.lowerBound, found.key.upperBound, .verbatim)
        let key = reader.slice(found.key.lowerBound, found.key.upperBound)
        let value = found.text ?? CatalogText(found.end, found.end, .verbatim)
        let content = CatalogContent.unit(CatalogUnit(value: value))
        let span = SourceSpan(found.key.lowerBound, found.end)
        let category = axis == .select ? nil : Self.category(key)
        if found.isDefault, axis == .plural, let category {
            // The default is shown for all that have no variant.
            let code = CatalogVariation.code(of: category)
            return CatalogVariation(
                selector: selector, content: content, span: span, form: -1, code: code,
                served: 1 << UInt8(code) | 1 << UInt8(CatalogVariation.code(of: .other)))
        }
        var exact: Int32 = -1
        if axis != .select, category == nil, key.count < 9, key.allSatisfy(\.isDigit) {
            exact = key.reduce(0) { $0 &* 10 &+ Int32($1 &- 0x30) }
        }
        return CatalogVariation(
            selector: selector, content: content, span: span, axis: axis,
            code: category.map { CatalogVariation.code(of: $0) } ?? -1, exact: exact)
    }
}
