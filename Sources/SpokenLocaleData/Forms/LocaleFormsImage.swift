/// The forms of all locales, compiled in: to gather them from ICU costs milliseconds, and the first amount of a text waits.
///
/// Numbers of four bytes, the smallest byte first: a header, the forms, the lists of forms that locales share, the locales
/// by their tags, the lists as places of two bytes, then the text. The image names the version of ICU it was made with.
package enum LocaleFormsImage {
    static let magic: UInt32 = 0x3246_5053
    /// The magic number, 16 bytes of the version, then the counts of forms, lists and locales and of the places in lists.
    static let headerCount = 9
    /// Of a form: where its text starts, and its kind, its length and that of its meaning, which stands behind it.
    static let formCount = 2
    /// Of a list: its first place and its count.
    static let listCount = 2
    /// Of a locale: where its tag starts, its length, and the lists of its signs, units and dates.
    static let localeCount = 5

    /// - Parameter locales: by tag, in any order.
    package static func bytes(_ locales: [(tag: String, forms: LocaleForms)], version: String) -> [UInt8] {
        var text: [UInt8] = []
        var forms: [UInt32] = []
        var known: [LocaleForms.Form: UInt16] = [:]
        var lists: [UInt32] = []
        var knownLists: [[LocaleForms.Form]: UInt32] = [:]
        var places: [UInt16] = []
        func place(_ form: LocaleForms.Form) -> UInt16 {
            if let place = known[form] { return place }
            let place = UInt16(truncatingIfNeeded: forms.count / formCount)
            known[form] = place
            let (length, meaning) = (min(form.text.utf8.count, 0xFF), min(form.meaning.utf8.count, 0xFF))
            forms += [UInt32(text.count), UInt32(form.kind.rawValue) | UInt32(length) << 8 | UInt32(meaning) << 16]
            text += form.text.utf8.prefix(length)
            text += form.meaning.utf8.prefix(meaning)
            return place
        }
        func list(_ forms: [LocaleForms.Form]) -> UInt32 {
            if let list = knownLists[forms] { return list }
            let list = UInt32(lists.count / listCount)
            knownLists[forms] = list
            lists += [UInt32(places.count), UInt32(forms.count)]
            places += forms.map(place)
            return list
        }
        var tags: [UInt32] = []
        for (tag, forms) in locales.sorted(by: { $0.tag.utf8.lexicographicallyPrecedes($1.tag.utf8) }) {
            // The texts of new forms go before the tag.
            let own = [list(forms.signs), list(forms.units), list(forms.dates)]
            tags += [UInt32(text.count), UInt32(tag.utf8.count)] + own
            text += tag.utf8
        }
        if places.count % 2 != 0 { places.append(0) }
        var name = Array(version.utf8.prefix(16))
        name += [UInt8](repeating: 0, count: 16 - name.count)
        let numbers =
            [magic] + pairs(name, of: 4)
            + [
                UInt32(forms.count / formCount), UInt32(lists.count / listCount), UInt32(locales.count),
                UInt32(places.count / 2),
            ] + forms + lists + tags
            + stride(from: 0, to: places.count, by: 2).map { UInt32(places[$0]) | UInt32(places[$0 + 1]) << 16 }
        while text.count % 4 != 0 { text.append(0) }
        return numbers.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 >> 16 & 0xFF), UInt8($0 >> 24)] }
            + text
    }

    private static func pairs(_ bytes: [UInt8], of count: Int) -> [UInt32] {
        stride(from: 0, to: bytes.count, by: count).map { start in
            bytes[start..<start + count].reversed().reduce(0) { $0 << 8 | UInt32($1) }
        }
    }

    /// The forms of a locale; nil for one that is not compiled in, and where another ICU than that of the image runs.
    package static func forms(_ tag: String, version: String) -> LocaleForms? {
        guard let reader = LocaleFormsReader(CompiledImages.forms), reader.version == version else { return nil }
        return reader.forms(tag)
    }

    /// The version of ICU that the compiled image was made with; empty without an image.
    package static var version: String { LocaleFormsReader(CompiledImages.forms)?.version ?? "" }
}
