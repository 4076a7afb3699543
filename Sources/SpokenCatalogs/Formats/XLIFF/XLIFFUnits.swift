import SpokenDiagnostics

/// The units of an XLIFF document with their places: `trans-unit` of 1.2, `unit` with segments of 2.0 and 2.1.
struct XLIFFUnits {
    /// One `<file>`.
    struct File {
        var original: CatalogText?
        /// Of 2.x.
        var id: CatalogText?
        var sourceLanguage: CatalogText?
        var targetLanguage: CatalogText?
        /// `plaintext`, `html`, `x-…`
        var dataType: CatalogText?
        /// `com.apple.dt.xcode` in what Xcode exports.
        var tool: CatalogText?
        var units: [Unit] = []
    }

    struct Unit {
        var id: CatalogText
        /// In 1.2 always one; in 2.x one for each segment.
        var segments: [Segment] = []
        var notes: [CatalogText] = []
        var shouldTranslate = true
        /// From the first byte of its tag to the last of its closing tag.
        var span: SourceSpan
        /// The end of the unit before.
        var leading: Int
    }

    /// A source, and its translation where there is one.
    struct Segment {
        var source: CatalogText?
        var target: CatalogText?
        /// Of the target in 1.2, of the segment in 2.x.
        var state: CatalogText?
        /// True for what stands between two segments of 2.x.
        var isIgnorable = false
    }

    private(set) var files: [File] = []
    private(set) var problems: [ParseProblem] = []
    /// True behind an error that ended the reading.
    private(set) var isBroken = false

    private var reader: XMLReader
    private var unit: Unit?
    private var leading = 0
    /// `srcLang` and `trgLang` of 2.x.
    private var languages: (source: CatalogText?, target: CatalogText?)
    /// How many elements were open around the one that says that nothing in it is to be translated.
    private var fixedDepth: Int?

    init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int) {
        reader = XMLReader(bytes, start: start)
        while true {
            switch reader.next() {
            case .start(let tag): self.start(tag)
            case .end(let name): end(name)
            case .text, .data, .comment, .instruction, .documentType: continue
            case .finished:
                if files.isEmpty { reader.fail(start, start, "there is no <file> element") }
                problems = reader.problems
                isBroken = reader.hasFailed
                return
            }
        }
    }

    private mutating func start(_ tag: XMLTag) {
        let name = Name(tag.name, in: reader, isInUnit: unit != nil)
        switch name {
        case .container: return
        case .xliff:
            for attribute in XMLAttributes(tag, in: reader.bytes) {
                if reader.isName(attribute.name, "srcLang") {
                    languages.source = reader.text(of: attribute)
                } else if reader.isName(attribute.name, "trgLang") {
                    languages.target = reader.text(of: attribute)
                }
            }
        case .file: file(tag)
        case .group: if isFixed(tag) { fix(tag) }
        case .tool:
            for attribute in XMLAttributes(tag, in: reader.bytes) where reader.isName(attribute.name, "tool-id") {
                let text = reader.text(of: attribute)
                if !files.isEmpty { files[files.count - 1].tool = text }
            }
        case .unit: begin(tag)
        case .segment, .ignorable:
            let state = attribute("state", of: tag)
            unit?.segments.append(Segment(state: state, isIgnorable: name == .ignorable))
        case .source, .target: text(tag, isSource: name == .source)
        case .note:
            guard unit != nil else { return }
            let note = value(tag, .xml)
            unit?.notes.append(note)
        case .passed: if !tag.isEmpty { reader.skipElement() }
        }
    }

    private mutating func file(_ tag: XMLTag) {
        var file = File(sourceLanguage: languages.source, targetLanguage: languages.target)
        for attribute in XMLAttributes(tag, in: reader.bytes) {
            let text = reader.text(of: attribute)
            if reader.isName(attribute.name, "original") {
                file.original = text
            } else if reader.isName(attribute.name, "id") {
                file.id = text
            } else if reader.isName(attribute.name, "source-language") {
                file.sourceLanguage = text
            } else if reader.isName(attribute.name, "target-language") {
                file.targetLanguage = text
            } else if reader.isName(attribute.name, "datatype") {
                file.dataType = text
            }
        }
        files.append(file)
        leading = reader.offset
        if isFixed(tag) { fix(tag) }
    }

    private mutating func begin(_ tag: XMLTag) {
        let start = tag.name.lowerBound - 1
        guard let id = attribute("id", of: tag) else {
            reader.report(
                .structure(start, tag.name.upperBound, "<\(reader.name(tag.name))> has no id; add id=\"…\""))
            if !tag.isEmpty { reader.skipElement() }
            return
        }
        unit = Unit(
            id: id, shouldTranslate: fixedDepth == nil && !isFixed(tag), span: SourceSpan(start, reader.offset),
            leading: leading)
        if tag.isEmpty { finish() }
    }

    private mutating func text(_ tag: XMLTag, isSource: Bool) {
        guard unit != nil else {
            if !tag.isEmpty { reader.skipElement() }
            return
        }
        let state = isSource ? nil : attribute("state", of: tag)
        let value = value(tag, .xmlMarkup)
        if unit?.segments.isEmpty != false { unit?.segments.append(Segment()) }
        guard let last = unit?.segments.indices.last else { return }
        if isSource {
            unit?.segments[last].source = value
        } else {
            unit?.segments[last].target = value
            if let state { unit?.segments[last].state = state }
        }
    }

    private mutating func end(_ name: Range<Int>) {
        if let depth = fixedDepth, reader.open.count <= depth { fixedDepth = nil }
        if reader.isName(name, "trans-unit") || reader.isName(name, "unit") { finish() }
    }

    private mutating func finish() {
        guard var done = unit else { return }
        unit = nil
        leading = reader.offset
        done.span = SourceSpan(done.span.start, reader.offset)
        if !done.segments.contains(where: { $0.source != nil }) {
            reader.report(.structure(done.span.start, done.span.start + 1, "this unit has no <source>; add it"))
        }
        if files.isEmpty {
            reader.fail(done.span.start, done.span.start + 1, "a unit stands outside of a <file>")
        } else {
            files[files.count - 1].units.append(done)
        }
    }

    private mutating func fix(_ tag: XMLTag) {
        if !tag.isEmpty, fixedDepth == nil { fixedDepth = reader.open.count - 1 }
    }

    private func isFixed(_ tag: XMLTag) -> Bool {
        XMLAttributes(tag, in: reader.bytes).contains {
            reader.isName($0.name, "translate")
                && reader.bytes.slice($0.value.lowerBound, $0.value.upperBound).elementsEqual("no".utf8)
        }
    }

    private func attribute(_ name: StaticString, of tag: XMLTag) -> CatalogText? {
        for attribute in XMLAttributes(tag, in: reader.bytes) where reader.isName(attribute.name, name) {
            return reader.text(of: attribute)
        }
        return nil
    }

    /// The text up to the end of the element, with the elements in it.
    private mutating func value(_ tag: XMLTag, _ form: CatalogText.Form) -> CatalogText {
        let start = reader.offset
        guard !tag.isEmpty else { return CatalogText(start, start, .verbatim) }
        reader.skipElement()
        let end = reader.hasFailed ? start : reader.eventRange.lowerBound
        let isVerbatim = reader.bytes.slice(start, end)
            .allSatisfy { $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "<") && $0 != 0x0D }
        return CatalogText(start, end, isVerbatim ? .verbatim : form)
    }

    /// The elements that say something.
    private enum Name {
        case xliff, file, group, tool, unit, segment, ignorable, source, target, note
        /// What only holds others.
        case container
        /// What may hold sources and targets that are no translations: matches, glossaries, alternatives.
        case passed

        init(_ name: Range<Int>, in reader: XMLReader, isInUnit: Bool) {
            for (text, own) in Self.known where reader.isName(name, text) {
                self = own
                return
            }
            let hasPrefix = reader.bytes.slice(name.lowerBound, name.upperBound).contains(UInt8(ascii: ":"))
            self = isInUnit || hasPrefix ? .passed : .container
        }

        /// The most frequent first.
        private static let known: [(StaticString, Name)] = [
            ("source", .source), ("target", .target), ("note", .note), ("trans-unit", .unit), ("unit", .unit),
            ("segment", .segment), ("ignorable", .ignorable), ("notes", .container), ("group", .group), ("file", .file),
            ("tool", .tool),
            ("xliff", .xliff), ("bin-unit", .passed),
        ]
    }
}
