import Foundation
import Testing

@testable import SpokenYAML

struct YAMLDocumentTests {
    @Test func cases() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "Cases/documents.tsv")
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(rows.count > 20)
        for row in rows {
            let columns = row.split(separator: "\t", maxSplits: 1)
            let (text, expected) = (Self.bytes(columns[0]), Self.bytes(try #require(columns.last)))
            #expect(Self.shown(text) == String(decoding: expected, as: UTF8.self), "\(columns[0])")
        }
    }

    /// Nothing and comments are no document.
    @Test(arguments: ["", "\n", "# nothing\n", "---", "\u{FEFF}"])
    func emptyFiles(text: String) throws {
        #expect(try YAMLDocument.read(Array(text.utf8))?.scalar ?? "" == "")
    }

    /// Ten lines that stand for a billion values, 100,000 brackets, and a chain of anchors that is as deep as it is long.
    @Test func whatGrowsIsBounded() {
        let laughs = (1...9).reduce("a0: &a0 [x, x]\n") { text, level in
            let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            return text + "a\(level): &a\(level) [\(aliases)]\n"
        }
        #expect(Self.shown(Array(laughs.utf8)).hasSuffix(": it stands for more than 1000000 values"))
        let brackets = String(repeating: "[", count: 100_000)
        #expect(Self.shown(Array(brackets.utf8)) == "! 1:65: values stand in each other more than 64 times")
        let chain = (1...5000).reduce("a0: &a0 x\n") { $0 + "a\($1): &a\($1) [*a\($1 - 1)]\n" }
        #expect(Self.shown(Array(chain.utf8)).hasSuffix(": it stands for more than 1000000 values"))
    }

    /// Any bytes are read or refused with a place that the text has.
    @Test func anyBytes() {
        var random = SplitMix64(state: 7)
        let pieces = [
            "a", ": ", "- ", "[", "]", "{", "}", "\n", "  ", "\t", "\"", "'", "&a ", "*a", "|", ">", "#", "? ", "%",
            "!", "Ж", "\u{0}",
        ]
        for _ in 0..<5000 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 0..<40, using: &random) {
                if Int.random(in: 0..<20, using: &random) == 0 {
                    bytes.append(UInt8.random(in: 0...255, using: &random))
                } else {
                    bytes += Array((pieces.randomElement(using: &random) ?? "").utf8)
                }
            }
            do { _ = try YAMLDocument.read(bytes) } catch {
                let lines = bytes.count { [0x0A, 0x0D, 0x85, 0xA8, 0xA9].contains($0) } + 1
                #expect((1...lines + 1).contains(error.mark.line) && !error.problem.contains("\n"), "\(bytes)")
            }
        }
    }

    private static func shown(_ bytes: [UInt8]) -> String {
        do { return try YAMLDocument.read(bytes).map(shown) ?? "" } catch { return "! \(error)" }
    }

    private static func shown(_ node: YAMLNode) -> String {
        switch node.content {
        case .scalar(let text): "\(node.mark) \(text)"
        case .sequence(let items): "\(node.mark) [\(items.map(shown).joined(separator: ", "))]"
        case .mapping(let pairs):
            "\(node.mark) {\(pairs.map { "\(shown($0.key)): \(shown($0.value))" }.joined(separator: ", "))}"
        }
    }

    private static func bytes(_ text: Substring) -> [UInt8] {
        var result: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
                result.append(byte)
                continue
            }
            switch escape {
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "x"):
                result.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
                rest = rest.dropFirst(2)
            default: result.append(escape)
            }
        }
        return result
    }
}

/// A small generator with a fixed seed, so that a failure comes again.
private struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
