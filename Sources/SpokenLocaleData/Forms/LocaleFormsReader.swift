/// Reads the image of the forms of locales.
struct LocaleFormsReader {
    private let numbers: UnsafeBufferPointer<UInt32>
    private let bytes: UnsafeRawBufferPointer
    private let lists: Int
    private let locales: Int
    private let localeCount: Int
    private let places: Int
    private let text: Int

    /// Nil when the numbers are no such image.
    init?(_ numbers: UnsafeBufferPointer<UInt32>) {
        typealias Image = LocaleFormsImage
        guard numbers.count >= Image.headerCount, numbers[0] == Image.magic else { return nil }
        self.numbers = numbers
        bytes = UnsafeRawBufferPointer(numbers)
        let counts = numbers[5..<Image.headerCount].map { Int($0) }
        lists = Image.headerCount + counts[0] * Image.formCount
        locales = lists + counts[1] * Image.listCount
        localeCount = counts[2]
        places = locales + localeCount * Image.localeCount
        text = (places + counts[3]) * 4
        guard text <= bytes.count else { return nil }
    }

    var version: String { String(decoding: bytes[4..<20].prefix { $0 != 0 }, as: UTF8.self) }

    func forms(_ tag: String) -> LocaleForms? {
        var (first, last) = (0, localeCount)
        while first < last {
            let middle = (first + last) / 2
            let entry = locales + middle * LocaleFormsImage.localeCount
            let name = string(Int(numbers[entry]), Int(numbers[entry + 1]))
            if name == tag {
                var forms = LocaleForms()
                forms.signs = list(Int(numbers[entry + 2]))
                forms.units = list(Int(numbers[entry + 3]))
                forms.dates = list(Int(numbers[entry + 4]))
                return forms
            }
            if name.utf8.lexicographicallyPrecedes(tag.utf8) { first = middle + 1 } else { last = middle }
        }
        return nil
    }

    private func list(_ index: Int) -> [LocaleForms.Form] {
        let entry = lists + index * LocaleFormsImage.listCount
        guard entry + 1 < locales else { return [] }
        let (start, count) = (Int(numbers[entry]), Int(numbers[entry + 1]))
        return (start..<start + count).compactMap { place in
            guard places + place / 2 < numbers.count else { return nil }
            let pair = numbers[places + place / 2]
            return form(Int(place % 2 == 0 ? pair & 0xFFFF : pair >> 16))
        }
    }

    private func form(_ index: Int) -> LocaleForms.Form? {
        let entry = LocaleFormsImage.headerCount + index * LocaleFormsImage.formCount
        guard entry + 1 < lists, let kind = LocaleForms.Kind(rawValue: UInt8(numbers[entry + 1] & 0xFF)) else {
            return nil
        }
        let (start, length) = (Int(numbers[entry]), Int(numbers[entry + 1] >> 8 & 0xFF))
        return LocaleForms.Form(
            kind, string(start, length), string(start + length, Int(numbers[entry + 1] >> 16 & 0xFF)))
    }

    private func string(_ start: Int, _ length: Int) -> String {
        guard text + start + length <= bytes.count else { return "" }
        return String(decoding: bytes[text + start..<text + start + length], as: UTF8.self)
    }
}
