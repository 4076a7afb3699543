import SpokenLocaleData
import SpokenNormalization

/// Fills the parts of patterns with texts that stand for them.
struct RuleFiller {
    private let audit: RowAudit
    /// The texts that parts are filled with.
    private let pool: [String]
    private var fitting: [RowElement: Set<Int>] = [:]

    init(_ rules: [RowRule], _ audit: RowAudit) {
        self.audit = audit
        var texts: Set<String> = ["-", "–", "—", "."]
        for rule in rules {
            for pattern in rule.patterns {
                for part in pattern.left + pattern.core + pattern.right { texts.formUnion(part.literals) }
            }
            for example in rule.examples { texts.formUnion(Self.pieces(example.text)) }
        }
        pool = texts.filter { !$0.isEmpty }.sorted()
    }

    /// A text in which both patterns may stand at one place; nil where none was found.
    mutating func text(_ first: RowPattern, _ second: RowPattern) -> String? {
        guard first.core.count == second.core.count,
            let core = row(first.core, second.core, isWhole: true),
            let left = row(first.left.reversed(), second.left.reversed(), isWhole: false),
            let right = row(first.right, second.right, isWhole: false)
        else { return nil }
        var text = ""
        // From the farthest part on: what stands between a part and the next one is said by the next one.
        var joints = [core.first?.joint ?? .space] + left.map(\.joint)
        joints.removeLast()
        for (part, joint) in zip(left, joints).reversed() { text += part.text + Self.space(joint) }
        for (index, part) in core.enumerated() { text += (index > 0 ? Self.space(part.joint) : "") + part.text }
        for part in right { text += Self.space(part.joint) + part.text }
        return text
    }

    private static func space(_ joint: RowElement.Joint) -> String { joint == .space ? " " : "" }

    /// The parts of two rows, each with a text that stands for both; the rest of the longer row by itself.
    private mutating func row(
        _ first: [RowElement], _ second: [RowElement], isWhole: Bool
    ) -> [(text: String, joint: RowElement.Joint)]? {
        var result: [(text: String, joint: RowElement.Joint)] = []
        for index in 0..<max(first.count, second.count) {
            let parts = [first, second].compactMap { index < $0.count ? $0[index] : nil }
            let asked = parts.filter { !$0.isNegated && !$0.isOptional }
            guard asked.count == parts.count || !isWhole else { return nil }
            let joints = Set(asked.map(\.joint)).subtracting([.either])
            guard joints.count < 2 else { return nil }
            let texts = asked.filter { $0.kind != .start && $0.kind != .end }.map { fitting($0) }
            guard let one = texts.first else { continue }
            guard let text = texts.dropFirst().reduce(one, { $0.intersection($1) }).min() else { return nil }
            result.append((pool[text], joints.first ?? .glued))
        }
        return result
    }

    private mutating func fitting(_ element: RowElement) -> Set<Int> {
        var plain = element
        (plain.joint, plain.capture, plain.source) = (.space, 0, "")
        if let found = fitting[plain] { return found }
        let found = Set(audit.whole(pool, plain))
        fitting[plain] = found
        return found
    }

    /// The words, numbers and signs of a text, and pieces of two words.
    static func pieces(_ text: String) -> [String] {
        let words = text.split(separator: " ").map(String.init)
        let pairs = zip(words, words.dropFirst()).map { $0 + " " + $1 }
        var runs: [String] = []
        for word in words {
            var run = ""
            for letter in word {
                if let last = run.last, last.isLetter != letter.isLetter || last.isNumber != letter.isNumber {
                    runs.append(run)
                    run = ""
                }
                run.append(letter)
            }
            runs.append(run)
        }
        return words + pairs + runs
    }
}
