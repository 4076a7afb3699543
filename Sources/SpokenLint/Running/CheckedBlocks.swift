import SpokenCatalogs
import SpokenDiagnostics

/// What was found in the messages of a file, block by block, so that a change of one of them is a check of one block.
struct CheckedBlocks: Sendable {
    struct Block: Sendable {
        var messages: Range<Int>
        /// Nil until it is checked.
        var findings: [Diagnostic]?
    }

    /// Large enough that its overhead does not count, small enough that it is checked in no time.
    private static let size = 64

    private let document: LintDocument
    private let table: LintTable
    var blocks: [Block]

    /// Blocks of a file of which nothing is known.
    init(_ document: LintDocument, _ table: LintTable) {
        self.document = document
        self.table = table
        blocks = Self.blocks(0..<document.messages.count)
    }

    private static func blocks(_ range: Range<Int>) -> [Block] {
        stride(from: range.lowerBound, to: range.upperBound, by: size).map { start in
            Block(messages: start..<min(start + size, range.upperBound), findings: nil)
        }
    }

    /// The blocks of a file with what is known of those that nothing has changed in.
    ///
    /// A message keeps its findings when it and its comments stand in bytes that are the same as before, when all else that
    /// rules on messages see is the same (its key, its languages, the other files, the visible half of a spoken text) and
    /// when all messages of its block do. Rules on a whole file or table are not asked here.
    init(_ document: LintDocument, _ table: LintTable, after old: CheckedBlocks) {
        self.init(document, table)
        guard Self.haveSameSurroundings(self, old) else { return }
        let change = Change(old.document.catalog.source.text, document.catalog.source.text)
        let delta = document.messages.count - old.document.messages.count
        // Messages before the change and behind it, by their places in the old file.
        let head = old.document.messages.prefix { change.isBefore(old.document.entry(of: $0)) }.count
        var tail = old.document.messages.count
        while tail > head, change.isBehind(old.document.entry(of: old.document.messages[tail - 1])) { tail -= 1 }
        // What is left must be at the same places of the new file.
        guard head <= document.messages.count, tail + delta >= head, head < tail || delta == 0 else { return }
        let isSame = Self.sameness(old.document, document, head: head, tail: tail, delta: delta)
        var kept: [Block] = []
        var next = 0
        for block in old.blocks {
            let isHead = block.messages.upperBound <= head
            guard isHead || block.messages.lowerBound >= tail, block.messages.allSatisfy(isSame),
                var findings = block.findings
            else { continue }
            var messages = block.messages
            if !isHead {
                messages = (messages.lowerBound + delta)..<(messages.upperBound + delta)
                for index in findings.indices { findings[index].move(by: change.delta, document.lineTable) }
            }
            kept += Self.blocks(next..<messages.lowerBound)
            kept.append(Block(messages: messages, findings: findings))
            next = messages.upperBound
        }
        kept += Self.blocks(next..<document.messages.count)
        // Blocks become smaller with each key that is added; at some time they are made anew.
        if kept.count <= document.messages.count / Self.size * 2 + 8 { blocks = kept }
    }

    private static func haveSameSurroundings(_ new: CheckedBlocks, _ old: CheckedBlocks) -> Bool {
        let (one, two) = (old.document, new.document)
        let others = { (blocks: CheckedBlocks) in blocks.table.documents.filter { $0 !== blocks.document } }
        return one.kind == two.kind && one.catalog.path == two.catalog.path && one.languageTags == two.languageTags
            && one.catalog.source.encoding == two.catalog.source.encoding
            && one.catalog.pluralFormula == two.catalog.pluralFormula
            && one.catalog.isBase == two.catalog.isBase && one.suppressions.hideSameOfFile(as: two.suppressions)
            && old.table.sourceLanguage == new.table.sourceLanguage
            && old.table.folderLanguages == new.table.folderLanguages
            && others(old).elementsEqual(others(new), by: ===)
            && !one.isBinary && one.catalog.source.encoding != .binary
    }

    /// Tells of a message of the old file whether rules see the same of it in the new one.
    private static func sameness(
        _ old: LintDocument, _ new: LintDocument, head: Int, tail: Int, delta: Int
    ) -> (Int) -> Bool {
        var touched = Set<String>()
        for message in old.messages[head..<tail] { touched.insert(message.key) }
        for message in new.messages[head..<(tail + delta)] { touched.insert(message.key) }
        return { index in
            let place = index < head ? index : index + delta
            guard new.messages.indices.contains(place) else { return false }
            let (one, two) = (old.messages[index], new.messages[place])
            guard one.key == two.key, one.language == two.language, one.tableKey == two.tableKey, one.use == two.use,
                one.spoken == two.spoken, one.shouldTranslate == two.shouldTranslate, one.traits == two.traits,
                one.texts.count == two.texts.count, !touched.contains(one.key)
            else { return false }
            return !SpokenPair.partners(of: one.key).contains(where: touched.contains)
        }
    }

    /// What differs between two texts: all but their longest common beginning and end.
    private struct Change {
        let start: Int
        /// In the old text.
        let end: Int
        /// How much longer the new text is.
        let delta: Int

        init(_ old: [UInt8], _ new: [UInt8]) {
            let most = min(old.count, new.count)
            var (head, tail) = (0, 0)
            old.withUnsafeBufferPointer { old in
                new.withUnsafeBufferPointer { new in
                    while head < most, old[head] == new[head] { head += 1 }
                    while tail < most - head, old[old.count - tail - 1] == new[new.count - tail - 1] { tail += 1 }
                }
            }
            start = head
            end = old.count - tail
            delta = new.count - old.count
        }

        /// True for an entry that stands before the change with all of its comments.
        func isBefore(_ entry: CatalogEntry) -> Bool {
            entry.span.end < start && entry.leading.end <= start && (entry.comment?.span.end ?? 0) < start
        }

        /// The same for one that stands behind it.
        func isBehind(_ entry: CatalogEntry) -> Bool {
            entry.span.start > end && entry.leading.start > end && (entry.comment?.span.start ?? .max) > end
        }
    }
}

extension Diagnostic {
    /// The same finding in a text that is longer before it.
    fileprivate mutating func move(by delta: Int, _ lines: LineTable) {
        span = SourceSpan(span.start + delta, span.end + delta)
        start = lines.location(of: span.start)
        end = lines.location(of: span.end)
        guard delta != 0, var moved = fix else { return }
        for index in moved.edits.indices {
            let span = moved.edits[index].span
            moved.edits[index].span = SourceSpan(span.start + delta, span.end + delta)
        }
        fix = moved
    }
}
