import SpokenModel

/// The numbers of compiled rows of `times.tsv`: a header; where the rows of each name begin; for each row where its
/// conditions and its pieces begin; these, two numbers each; sets of regions; then the texts.
enum TimeImage {
    static let magic: UInt32 = 0x3154_4954
    /// The magic number, the switches, the count of names, and where the places of rows and the texts begin.
    static let headerCount = 5
    /// The numbers of a condition, and of a piece of a text.
    static let codeCount = 2
}

extension TimeCondition {
    private static let categories = PluralCategory.allCases

    /// What it is, and a value.
    var code: [UInt32] {
        switch self {
        case .style(let isDigits): [0, isDigits ? 1 : 0]
        case .value: [1, 0]
        case .nominative: [2, 0]
        case .regional: [3, 0]
        case .twelve: [4, 0]
        case .trait(let traits): [5, UInt32(traits.rawValue)]
        case .category(let category): [6, UInt32(Self.categories.firstIndex(of: category) ?? 0)]
        case .regions(let set): [7 | UInt32(set.count) << 8, UInt32(set.lowerBound)]
        case .field(let field, let ofEnd, let range):
            [
                8 | UInt32(field.rawValue) << 8 | (ofEnd ? 1 << 16 : 0),
                UInt32(UInt16(bitPattern: range.lowerBound)) | UInt32(UInt16(bitPattern: range.upperBound)) << 16,
            ]
        }
    }

    init(code: UInt32, _ value: UInt32) {
        let middle = UInt8(truncatingIfNeeded: code >> 8)
        switch code & 0xFF {
        case 0: self = .style(isDigits: value != 0)
        case 1: self = .value
        case 2: self = .nominative
        case 3: self = .regional
        case 4: self = .twelve
        case 5: self = .trait(TimeTraits(rawValue: UInt16(truncatingIfNeeded: value)))
        case 6:
            let index = Int(value)
            self = .category(index < Self.categories.count ? Self.categories[index] : .other)
        case 7: self = .regions(Int(value)..<Int(value) + Int(code >> 8))
        default:
            let low = Int16(truncatingIfNeeded: value)
            let high = Int16(truncatingIfNeeded: value >> 16)
            self = .field(TimeField(rawValue: middle) ?? .hour, ofEnd: code >> 16 != 0, low...max(low, high))
        }
    }
}

extension TimePart {
    /// What it is, and its values.
    ///
    /// - Parameter texts: gets the bytes of a text.
    func code(_ texts: inout [UInt8]) -> [UInt32] {
        switch self {
        case .text(let word):
            defer { texts += Array(word.bytes) }
            return [UInt32(word.count) << 8, UInt32(texts.count)]
        case .space(let isNarrow): return [1, isNarrow ? 1 : 0]
        case .quantity(let place): return [2, UInt32(place.code)]
        case .number(let number):
            return [
                Self.packed(3, number.field.rawValue, number.ofEnd ? 1 : 0, number.place.code),
                Self.packed(
                    number.reading.rawValue, Self.index(number.gender, Self.genders), number.number == .plural ? 1 : 0,
                    0),
            ]
        case .noun(let noun):
            return [
                Self.packed(4, noun.name.rawValue, noun.ofEnd ? 1 : 0, noun.place.code), UInt32(noun.form.rawValue),
            ]
        case .row(let name, let side, let place):
            return [Self.packed(5, Self.index(side, Side.allCases), place.code, 0), UInt32(name)]
        }
    }

    init(code: UInt32, _ value: UInt32, texts: UnsafePointer<UInt8>) {
        func byte(_ number: UInt32, _ index: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: number >> (index * 8)) }
        switch code & 0xFF {
        case 0: self = .text(LocaleWord(start: texts + Int(value), length: code >> 8))
        case 1: self = .space(isNarrow: value != 0)
        case 2: self = .quantity(TimeCase(code: byte(value, 0)))
        case 3:
            var number = TimeNumber(field: TimeField(rawValue: byte(code, 1)) ?? .hour)
            number.ofEnd = byte(code, 2) != 0
            number.place = TimeCase(code: byte(code, 3))
            number.reading = TimeNumber.Reading(rawValue: byte(value, 0)) ?? .cardinal
            let gender = Int(byte(value, 1))
            if gender < Self.genders.count { number.gender = Self.genders[gender] }
            if byte(value, 2) != 0 { number.number = .plural }
            self = .number(number)
        case 4:
            var noun = TimeNoun(name: TimeNoun.Name(rawValue: byte(code, 1)) ?? .month)
            noun.ofEnd = byte(code, 2) != 0
            noun.place = TimeCase(code: byte(code, 3))
            noun.form = TimeNoun.Form(rawValue: byte(value, 0)) ?? .singular
            self = .noun(noun)
        default:
            let side: Side =
                switch byte(code, 1) {
                case 1: .start
                case 2: .end
                case 3: .half
                default: .whole
                }
            self = .row(Int(value), of: side, TimeCase(code: byte(code, 2)))
        }
    }

    private static let genders = GrammaticalGender.allCases

    private static func index<Value: Equatable>(_ value: Value, _ all: [Value]) -> UInt8 {
        UInt8(truncatingIfNeeded: all.firstIndex(of: value) ?? 0)
    }

    private static func packed(_ bytes: UInt8...) -> UInt32 { bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) } }
}

extension TimeCase {
    private static let cases = GrammaticalCase.allCases

    /// 0 where another row is asked; then the case from 1, and 16 more where the place may govern another one.
    var code: UInt8 {
        func number(_ place: GrammaticalCase) -> UInt8 {
            UInt8(truncatingIfNeeded: (Self.cases.firstIndex(of: place) ?? 0) + 1)
        }
        return switch self {
        case .kept: 0
        case .fixed(let place): number(place)
        case .governed(let place): number(place) + 16
        }
    }

    init(code: UInt8) {
        let index = Int(code & 15) - 1
        guard index >= 0, index < Self.cases.count else {
            self = .kept
            return
        }
        self = code < 16 ? .fixed(Self.cases[index]) : .governed(otherwise: Self.cases[index])
    }
}
