import CLibYAML

/// What libyaml reads, event by event. The only place that knows its types.
package final class YAMLEvents {
    package enum Style: Sendable {
        case plain, quoted, block
    }

    package enum Event {
        case scalar(String, anchor: String?, style: Style)
        case sequence(anchor: String?)
        case mapping(anchor: String?)
        /// Of a sequence or a mapping.
        case end
        case alias(String)
        case document
        case endOfDocument
        case endOfFile
    }

    // The parser keeps pointers into the bytes and into itself: both have one place in memory until the end.
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let bytes: UnsafeMutableBufferPointer<UInt8>

    package init(_ bytes: [UInt8]) throws(YAMLError) {
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        guard yaml_parser_initialize(parser) == 1 else {
            parser.deallocate()
            throw YAMLError(mark: YAMLMark(line: 1, column: 1), problem: "there is no memory left to read it")
        }
        self.parser = parser
        self.bytes = .allocate(capacity: bytes.count)
        _ = self.bytes.initialize(from: bytes)
        yaml_parser_set_input_string(parser, self.bytes.baseAddress, bytes.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        bytes.deallocate()
    }

    /// The next event and where it begins. Behind the end of the file nothing more may be asked.
    package func next() throws(YAMLError) -> (event: Event, mark: YAMLMark, end: YAMLMark) {
        while true {
            var event = yaml_event_t()
            guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
            defer { yaml_event_delete(&event) }
            if let known = Self.event(event) { return (known, YAMLMark(event.start_mark), YAMLMark(event.end_mark)) }
        }
    }

    /// Nil for what says nothing: the start of the stream.
    private static func event(_ event: yaml_event_t) -> Event? {
        switch event.type {
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            return .scalar(text, anchor: name(scalar.anchor), style: style(scalar.style))
        case YAML_SEQUENCE_START_EVENT: return .sequence(anchor: name(event.data.sequence_start.anchor))
        case YAML_MAPPING_START_EVENT: return .mapping(anchor: name(event.data.mapping_start.anchor))
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .end
        case YAML_ALIAS_EVENT: return .alias(name(event.data.alias.anchor) ?? "")
        case YAML_DOCUMENT_START_EVENT: return .document
        case YAML_DOCUMENT_END_EVENT: return .endOfDocument
        case YAML_STREAM_END_EVENT: return .endOfFile
        default: return nil
        }
    }

    private static func style(_ style: yaml_scalar_style_t) -> Style {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: .quoted
        case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
        default: .plain
        }
    }

    private static func name(_ text: UnsafePointer<UInt8>?) -> String? { text.map { String(cString: $0) } }

    private func failure() -> YAMLError {
        let parser = parser.pointee
        let problem = "this is no YAML: \(parser.problem.map { String(cString: $0) } ?? "it cannot be read")"
        switch parser.error {
        case YAML_MEMORY_ERROR:
            return YAMLError(mark: YAMLMark(parser.mark), problem: "there is no memory left to read it")
        // What is no text at all has an offset in the file, and no line yet.
        case YAML_READER_ERROR: return YAMLError(mark: mark(at: Int(clamping: parser.problem_offset)), problem: problem)
        default: return YAMLError(mark: YAMLMark(parser.problem_mark), problem: problem)
        }
    }

    private func mark(at offset: Int) -> YAMLMark {
        let before = bytes[..<min(max(offset, 0), bytes.count)]
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
        // Characters, not bytes: those that go on with one are not counted.
        let column = before[lineStart...].reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
        return YAMLMark(line: line, column: column)
    }
}

extension YAMLMark {
    fileprivate init(_ mark: yaml_mark_t) {
        // libyaml counts both from 0, and never as far as the largest integer.
        self.init(line: Int(clamping: mark.line) &+ 1, column: Int(clamping: mark.column) &+ 1)
    }
}
