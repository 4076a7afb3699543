import SpokenModel

/// The bytes of compiled rules, one behind the other: numbers in groups of seven bits, texts with their length before them.
enum RowImage {
    static let magic: UInt64 = 0x5242

    static func bytes(_ rules: [RowRule]) -> [UInt8] {
        var writer = Writer()
        writer.add(magic)
        writer.add(UInt64(rules.count))
        for rule in rules {
            writer.add(rule.name)
            writer.add(rule.semioticClass)
            writer.add(UInt64(rule.confidence.rawValue))
            writer.add(UInt64(rule.styles.rawValue))
            writer.add(rule.isGeneral)
            writer.add(rule.isCapital)
            writer.add(rule.over) { $0.add($1) }
            writer.add(rule.patterns) { writer, pattern in
                for elements in [pattern.left, pattern.core, pattern.right] {
                    writer.add(elements) { $0.add($1) }
                }
            }
            writer.add(rule.items) { $0.add($1) }
        }
        return writer.bytes
    }

    /// nil when the bytes are no rules.
    static func rules(_ bytes: UnsafeRawBufferPointer) -> [RowRule]? {
        var reader = Reader(bytes: bytes)
        guard reader.number() == magic else { return nil }
        return reader.list { reader in
            var rule = RowRule(name: reader.text(), place: RowPlace(file: "", line: 0, column: 0))
            rule.semioticClass = reader.text()
            rule.confidence = RowRule.Confidence(rawValue: reader.byte()) ?? .guess
            rule.styles = RowRule.Styles(rawValue: reader.byte())
            rule.isGeneral = reader.flag()
            rule.isCapital = reader.flag()
            rule.over = reader.list { $0.text() }
            rule.patterns = reader.list { reader in
                let left = reader.list { $0.element() }
                let core = reader.list { $0.element() }
                return RowPattern(left: left, core: core, right: reader.list { $0.element() })
            }
            rule.items = reader.list { $0.item() }
            return rule
        }
    }

    struct Writer {
        var bytes: [UInt8] = []

        mutating func add(_ number: UInt64) {
            var number = number
            while number > 0x7F {
                bytes.append(UInt8(number & 0x7F) | 0x80)
                number >>= 7
            }
            bytes.append(UInt8(number))
        }

        mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

        mutating func add(_ text: String) {
            add(UInt64(text.utf8.count))
            bytes += Array(text.utf8)
        }

        mutating func add<Part>(_ list: [Part], _ body: (inout Writer, Part) -> Void) {
            add(UInt64(list.count))
            for part in list { body(&self, part) }
        }

        mutating func add(_ element: RowElement) {
            add(UInt64(element.kind.rawValue))
            add(UInt64(element.joint.rawValue))
            add(UInt64(element.capture))
            add(element.isOptional)
            add(element.isNegated)
            add(UInt64(element.features.rawValue))
            add(element.classes.low)
            add(element.classes.high)
            add(element.lower)
            add(element.upper)
            add(UInt64(element.above))
            add(UInt64(element.leastDigits))
            add(UInt64(element.mostDigits))
            add(UInt64(element.cases))
            add(element.literals) { $0.add($1) }
            add(element.contexts) { $0.add($1) }
        }

        mutating func add(_ item: RowItem) {
            add(UInt64(item.kind.rawValue))
            add(item.captures) { $0.add(UInt64($1)) }
            add(UInt64(item.government.rawValue))
            add(UInt64(item.with))
            add(UInt64(item.ending))
            add(UInt64(item.noun))
            add(UInt64(WordCells.cases.firstIndex(of: item.grammaticalCase) ?? 0))
            add(UInt64(RowImage.genders.firstIndex(of: item.gender) ?? 0))
            add(item.isPlural)
            add(item.isEach)
            add(item.isSingular)
            add(item.isGlued)
            add(item.isRegional)
            add(item.isAfternoon)
            add(item.text)
        }
    }

    static let genders: [GrammaticalGender?] = [nil, .masculine, .feminine, .neuter, .common]

    struct Reader {
        let bytes: UnsafeRawBufferPointer
        var place = 0

        mutating func byte() -> UInt8 {
            guard place < bytes.count else { return 0 }
            defer { place += 1 }
            return bytes[place]
        }

        mutating func flag() -> Bool { byte() != 0 }

        mutating func number() -> UInt64 {
            var (number, shift): (UInt64, UInt64) = (0, 0)
            while shift < 64 {
                let byte = byte()
                number |= UInt64(byte & 0x7F) << shift
                if byte & 0x80 == 0 { break }
                shift += 7
            }
            return number
        }

        mutating func text() -> String {
            let count = Int(min(number(), UInt64(bytes.count - place)))
            defer { place += count }
            return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[place..<place + count]), as: UTF8.self)
        }

        mutating func list<Part>(_ body: (inout Reader) -> Part) -> [Part] {
            let count = Int(min(number(), UInt64(bytes.count - place)))
            return (0..<count).map { _ in body(&self) }
        }

        mutating func element() -> RowElement {
            var element = RowElement(kind: RowElement.Kind(rawValue: byte()) ?? .word)
            element.joint = RowElement.Joint(rawValue: byte()) ?? .space
            element.capture = byte()
            element.isOptional = flag()
            element.isNegated = flag()
            element.features = RowElement.Features(rawValue: UInt32(truncatingIfNeeded: number()))
            let low = number()
            element.classes = WordClasses(low: low, high: number())
            element.lower = number()
            element.upper = number()
            element.above = byte()
            element.leastDigits = byte()
            element.mostDigits = byte()
            element.cases = byte()
            element.literals = list { $0.text() }
            element.contexts = list { $0.text() }
            return element
        }

        mutating func item() -> RowItem {
            var item = RowItem(kind: RowItem.Kind(rawValue: byte()) ?? .copy)
            item.captures = list { $0.byte() }
            item.government = RowItem.Government(rawValue: byte()) ?? .named
            item.with = byte()
            item.ending = byte()
            item.noun = byte()
            let index = Int(byte())
            item.grammaticalCase = index < WordCells.cases.count ? WordCells.cases[index] : .nominative
            let gender = Int(byte())
            item.gender = gender < RowImage.genders.count ? RowImage.genders[gender] : nil
            item.isPlural = flag()
            item.isEach = flag()
            item.isSingular = flag()
            item.isGlued = flag()
            item.isRegional = flag()
            item.isAfternoon = flag()
            item.text = text()
            return item
        }
    }
}
