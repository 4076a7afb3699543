import SpokenDiagnostics
import SpokenModel
import Testing

@testable import SpokenCatalogs

@Suite struct XMLReaderTests {
    @Test func readsEveryCase() throws {
        for row in try CaseTable.rows("xml.tsv", columns: 4) {
            let (events, problems) = read(Array(row[1].utf8))
            #expect(events == row[2], "\(row[0]): \(row[1])")
            #expect(problems == row[3], "\(row[0]): \(row[1])")
        }
    }

    /// Cutting a document at every byte must give events and problems, never a trap.
    @Test func everyPrefixIsRead() throws {
        for row in try CaseTable.rows("xml.tsv", columns: 4) {
            for count in 0...row[1].utf8.count { _ = read(Array(row[1].utf8.prefix(count))) }
        }
    }

    @Test func theEventsCoverEveryByte() throws {
        for row in try CaseTable.rows("xml.tsv", columns: 4) {
            let bytes = Array(row[1].utf8)
            bytes.withUnsafeBufferPointer { buffer in
                var reader = XMLReader(buffer, start: 0)
                var offset = 0
                while true {
                    if case .finished = reader.next() { break }
                    #expect(reader.eventRange.lowerBound == offset)
                    #expect(reader.eventRange.upperBound > offset)
                    offset = reader.eventRange.upperBound
                }
                #expect(offset == bytes.count || reader.hasFailed, "\(row[0])")
            }
        }
    }

    @Test func nestingIsLimited() {
        let depth = XMLReader.maximumDepth
        #expect(read(Array(String(repeating: "<a>", count: depth).utf8)).problems.hasSuffix("<a> is never closed"))
        let (_, problems) = read(Array(String(repeating: "<a>", count: depth + 1).utf8))
        #expect(problems == "1:\(depth * 3 + 1) elements are nested deeper than \(depth) levels")
    }

    @Test func declaredEntitiesStayAsTheyAre() {
        let bytes = Array("<!DOCTYPE a [<!ENTITY app \"X\">]><a>&app;&ap;</a>".utf8)
        bytes.withUnsafeBufferPointer { buffer in
            var reader = XMLReader(buffer, start: 0, allowsDeclaredEntities: true)
            while true {
                if case .finished = reader.next() { break }
            }
            #expect(reader.problems.map(\.start) == [40])
        }
    }

    @Test func anElementIsSkipped() {
        let bytes = Array("<a><b><b>x</b><c/></b><d/></a>".utf8)
        bytes.withUnsafeBufferPointer { buffer in
            var reader = XMLReader(buffer, start: 0)
            _ = reader.next()
            _ = reader.next()
            reader.skipElement()
            guard case .start(let tag) = reader.next() else {
                Issue.record("no tag")
                return
            }
            #expect(reader.name(tag.name) == "d")
        }
    }

    /// The pieces of a document as one line, and its problems with their places.
    private func read(_ bytes: [UInt8]) -> (events: String, problems: String) {
        bytes.withUnsafeBufferPointer { buffer in
            var reader = XMLReader(buffer, start: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
            var events: [String] = []
            func text(_ range: Range<Int>, _ form: CatalogText.Form) -> String {
                var result = UTF8Buffer()
                CatalogTextDecoder.append(reader.bytes.slice(range.lowerBound, range.upperBound), form, to: &result)
                return result.string
            }
            loop: while true {
                switch reader.next() {
                case .start(let tag):
                    let attributes = XMLAttributes(tag, in: reader.bytes).map {
                        text($0.name, .verbatim) + "=" + text($0.value, .xml)
                    }
                    let list = attributes.isEmpty ? "" : "[\(attributes.joined(separator: " "))]"
                    events.append(text(tag.name, .verbatim) + list + (tag.isEmpty ? "/" : ""))
                case .end(let name): events.append("/" + text(name, .verbatim))
                case .text(_, isBlank: true): events.append("\" \"")
                case .text: events.append("\"\(text(reader.eventRange, .xml))\"")
                case .data(let range): events.append("data(\(text(range, .verbatim)))")
                case .comment(let range): events.append("comment(\(text(range, .verbatim)))")
                case .instruction: events.append("?")
                case .documentType: events.append("!")
                case .finished: break loop
                }
            }
            let lines = LineTable(bytes)
            let problems = reader.problems.map { problem in
                let place = lines.location(of: problem.start)
                return "\(place.line):\(place.column) \(problem.message)"
            }
            return (events.joined(separator: " "), problems.joined(separator: "; "))
        }
    }
}
