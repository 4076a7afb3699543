import SpokenDiagnostics
import SpokenModel

/// Reads `<string>`, `<plurals>` and `<string-array>` of an Android resource file; all other resources are passed over.
struct AndroidReader {
    private var reader: XMLReader
    private let source: CatalogSource
    private let place: CatalogPath
    private let form: CatalogText.Form
    private var records = CatalogRecords()
    /// The last comment since the last resource.
    private var comment: CatalogText?
    /// The end of the resource before.
    private var leading = 0

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, start: Int, source: CatalogSource, place: CatalogPath
    ) -> CatalogRecords {
        var reader = AndroidReader(
            reader: XMLReader(bytes, start: start, allowsDeclaredEntities: true), source: source, place: place)
        reader.document()
        reader.records.problems = reader.reader.problems
        return reader.records
    }

    private init(reader: XMLReader, source: CatalogSource, place: CatalogPath) {
        self.reader = reader
        self.source = source
        self.place = place
        form = place.dialect == .compose ? .compose : .android
    }

    private mutating func document() {
        let start = reader.offset
        guard let root = nextTag() else {
            reader.fail(start, start, "the file has no <resources>; write it around the strings")
            return
        }
        guard reader.isName(root.name, "resources") else {
            reader.fail(
                root.name.lowerBound - 1, root.name.upperBound,
                "the root of a string file is <resources>, not <\(reader.name(root.name))>")
            return
        }
        leading = reader.offset
        guard !root.isEmpty else { return }
        while let tag = nextTag() {
            resource(tag)
            comment = nil
            leading = reader.offset
        }
        if nextTag() != nil {
            reader.fail(
                reader.eventRange.lowerBound, reader.eventRange.upperBound, "a file has one <resources>; remove this")
        }
    }

    /// The next tag before the current element ends.
    private mutating func nextTag() -> XMLTag? {
        while true {
            switch reader.next() {
            case .start(let tag): return tag
            case .end, .finished: return nil
            case .text(_, isBlank: true), .instruction, .documentType: continue
            case .text, .data:
                let range = reader.textRange
                // Gradle merges the files and loses it on the way.
                reader.report(
                    .structure(
                        range.lowerBound, range.upperBound,
                        "text stands outside of an element and is lost; remove it, or put it into <string>",
                        severity: .warning))
            case .comment(let range): comment = CatalogText(range.lowerBound, range.upperBound, .verbatim)
            }
        }
    }

    /// What the attributes of a resource say.
    private struct Attributes {
        var name: CatalogText?
        var type: CatalogText?
        var comment: CatalogText?
        var shouldTranslate = true
        var ignored: [String] = []
    }

    private mutating func attributes(_ tag: XMLTag) -> Attributes {
        var result = Attributes()
        result.shouldTranslate = place.isTranslated
        for attribute in XMLAttributes(tag, in: reader.bytes) {
            let text = reader.text(of: attribute)
            if reader.isName(attribute.name, "name") {
                result.name = text
            } else if reader.isName(attribute.name, "translatable") || reader.isName(attribute.name, "translate") {
                if source.isEqual(text, "false") || source.isEqual(text, "no") { result.shouldTranslate = false }
            } else if reader.isName(attribute.name, "formatted") {
                if source.isEqual(text, "false") { result.ignored.append("formatted") }
            } else if reader.isName(attribute.name, "tools:ignore") {
                result.ignored += source.string(text).split(separator: ",").map { part in
                    String(part.filter { $0 != " " })
                }
            } else if reader.isName(attribute.name, "comment") || reader.isName(attribute.name, "description") {
                result.comment = text
            } else if reader.isName(attribute.name, "type") {
                result.type = text
            }
        }
        return result
    }

    private mutating func resource(_ tag: XMLTag) {
        let isItem = reader.isName(tag.name, "item")
        if reader.isName(tag.name, "string") || isItem {
            string(tag, isItem: isItem)
        } else if reader.isName(tag.name, "plurals") {
            plurals(tag)
        } else if reader.isName(tag.name, "string-array") || reader.isName(tag.name, "array") {
            array(tag)
        } else if !tag.isEmpty {
            reader.skipElement()
        }
    }

    private mutating func string(_ tag: XMLTag, isItem: Bool) {
        let attributes = attributes(tag)
        if isItem, attributes.type.map({ source.isEqual($0, "string") }) != true {
            if !tag.isEmpty { reader.skipElement() }
            return
        }
        let value = value(tag)
        add(tag, attributes, .unit(CatalogUnit(value: value)), isText: !isReference(value))
    }

    private mutating func plurals(_ tag: XMLTag) {
        let attributes = attributes(tag)
        var cases: [CatalogVariation] = []
        while !tag.isEmpty, let item = nextTag() {
            let start = item.name.lowerBound - 1
            guard reader.isName(item.name, "item") else {
                unexpected(item, "<plurals> holds <item quantity=\"…\"> only")
                continue
            }
            var quantity: CatalogText?
            for attribute in XMLAttributes(item, in: reader.bytes) where reader.isName(attribute.name, "quantity") {
                quantity = reader.text(of: attribute)
            }
            let value = value(item)
            guard let quantity else {
                reader.report(
                    .structure(start, item.name.upperBound, "this item has no quantity; add quantity=\"other\""))
                continue
            }
            cases.append(
                CatalogVariation(
                    selector: quantity, content: .unit(CatalogUnit(value: value)),
                    span: SourceSpan(start, reader.offset), axis: .plural, source: source))
        }
        let span = SourceSpan(tag.name.lowerBound - 1, reader.offset)
        add(tag, attributes, .variations(CatalogVariations(axis: .plural, span: span, cases: cases)), isText: true)
    }

    private mutating func array(_ tag: XMLTag) {
        let attributes = attributes(tag)
        var units: [CatalogUnit] = []
        while !tag.isEmpty, let item = nextTag() {
            guard reader.isName(item.name, "item") else {
                unexpected(item, "<\(reader.name(tag.name))> holds <item> only")
                continue
            }
            let value = value(item)
            units.append(CatalogUnit(value: value))
        }
        let isText = units.contains { !isReference($0.value) }
        // An array of other resources says nothing.
        guard isText || units.isEmpty || reader.isName(tag.name, "string-array") else { return }
        add(tag, attributes, .set(units), isText: isText)
    }

    private mutating func unexpected(_ tag: XMLTag, _ message: String) {
        reader.report(.structure(tag.name.lowerBound - 1, tag.name.upperBound, message))
        if !tag.isEmpty { reader.skipElement() }
    }

    /// The text up to the end of the element, with the tags in it.
    private mutating func value(_ tag: XMLTag) -> CatalogText {
        let start = reader.offset
        guard !tag.isEmpty else { return CatalogText(start, start, .verbatim) }
        reader.skipElement()
        let end = reader.hasFailed ? start : reader.eventRange.lowerBound
        let bytes = reader.bytes.slice(start, end)
        if place.dialect == .usual, let problem = AndroidText.problem(ByteReader(bytes)) {
            reader.report(
                .syntax(start + problem.range.lowerBound, start + problem.range.upperBound, problem.message))
        }
        // A text of Compose keeps its form, by which it is written as it is read.
        return CatalogText(start, end, form == .android && AndroidText.isVerbatim(bytes) ? .verbatim : form)
    }

    private func isReference(_ value: CatalogText) -> Bool {
        AndroidText.isReference(reader.bytes.slice(Int(value.start), Int(value.end)))
    }

    private mutating func add(_ tag: XMLTag, _ attributes: Attributes, _ content: CatalogContent, isText: Bool) {
        let start = tag.name.lowerBound - 1
        guard !reader.hasFailed else { return }
        guard let name = attributes.name else {
            reader.report(
                .structure(start, tag.name.upperBound, "<\(reader.name(tag.name))> has no name; add name=\"…\""))
            return
        }
        let span = SourceSpan(start, reader.offset)
        let position = records.localizations.count
        records.add(
            CatalogEntry(
                key: name, span: span, leading: SourceSpan(min(leading, start), start),
                comment: attributes.comment ?? comment, shouldTranslate: attributes.shouldTranslate && isText,
                ignored: attributes.ignored, localizations: position..<(position + 1)),
            CatalogLocalization(language: nil, placeholders: .java, span: span, content: content, variables: []))
    }
}

extension XMLReader {
    /// The value of an attribute.
    func text(of attribute: XMLAttributes.Attribute) -> CatalogText {
        let value = attribute.value
        let isVerbatim = bytes.slice(value.lowerBound, value.upperBound)
            .allSatisfy { $0 != UInt8(ascii: "&") && $0 != 0x0D }
        return CatalogText(value.lowerBound, value.upperBound, isVerbatim ? .verbatim : .xml)
    }
}
