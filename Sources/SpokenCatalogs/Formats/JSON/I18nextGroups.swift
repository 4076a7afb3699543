/// The keys of one object of i18next that are plural forms of one key.
struct I18nextGroups {
    struct Member {
        let node: Int
        /// nil for the key without an ending.
        let suffix: I18nextSuffix?
    }

    struct Group {
        var members: [Member] = []
        /// How long the key is without its ending, in bytes of the file.
        var baseLength = 0
        /// True where a form shows an argument.
        var hasArgument = false
        /// True for a key beside one with `_plural`.
        var isSimple = false
    }

    /// The group that a node belongs to.
    private(set) var byNode: [Int: Group] = [:]

    private struct Name: Hashable {
        let base: [UInt8]
        /// Categories, ordinals, numbers or `_plural`.
        let kind: Int
        /// A key that stands twice begins another group.
        let time: Int
    }

    init(_ reader: JSONCatalogReader, of object: Int) {
        var groups: [Name: Group] = [:]
        var order: [Name] = []
        var suffixes: [Name: Set<I18nextSuffix>] = [:]
        for child in reader.tree.children(of: object) where reader.tree.nodes[child].kind == .string {
            guard let key = reader.tree.nodes[child].key else { continue }
            let bytes = CatalogSource.slice(reader.bytes, key)
            guard let (suffix, length) = I18nextSuffix.find(bytes) else { continue }
            let base = Array(bytes.dropLast(length))
            let kind =
                switch suffix {
                case .category: 0
                case .ordinal: 1
                case .number: 2
                case .plural: 3
                }
            var name = Name(base: base, kind: kind, time: 0)
            while suffixes[name]?.contains(suffix) == true { name = Name(base: base, kind: kind, time: name.time + 1) }
            suffixes[name, default: []].insert(suffix)
            if groups[name] == nil {
                order.append(name)
                groups[name] = Group(baseLength: base.count)
            }
            groups[name]?.members.append(Member(node: child, suffix: suffix))
            let text = CatalogSource.slice(reader.bytes, reader.tree.nodes[child].text)
            if I18nextScanner.next(ByteReader(text), from: 0) != nil { groups[name]?.hasArgument = true }
        }
        guard !groups.isEmpty else { return }
        let bare = Self.bare(reader, object, Set(order.map(\.base)))
        for name in order {
            guard var group = groups[name] else { continue }
            let own = suffixes[name] ?? []
            let plain = name.time == 0 ? bare[name.base] : nil
            guard Self.isGroup(own, group, hasPlain: plain != nil) else { continue }
            // Beside `_plural` the key itself is the form of one; beside forms without `other` it is what is shown for
            // all others.
            let isSimple = name.kind == 3
            let isGeneral = name.kind == 0 && !own.contains(.category(.other))
            if let plain, isSimple || isGeneral {
                group.isSimple = isSimple
                group.members.append(Member(node: plain, suffix: nil))
                group.members.sort { $0.node < $1.node }
            }
            for member in group.members { byNode[member.node] = group }
        }
    }

    /// `opml_version_1` and `option_other` are keys like others: a group has an argument, or several forms.
    private static func isGroup(_ suffixes: Set<I18nextSuffix>, _ group: Group, hasPlain: Bool) -> Bool {
        switch suffixes.first {
        case .category, .ordinal:
            let isSelected = suffixes.contains { $0.category == .other || $0.category == .few || $0.category == .many }
            return group.hasArgument || isSelected && (suffixes.count > 1 || hasPlain)
        case .number: return group.hasArgument && (suffixes.count > 1 || suffixes.contains(.number(0)))
        case .plural: return hasPlain || group.hasArgument
        case nil: return false
        }
    }

    /// The nodes of the keys that have no ending where others do.
    private static func bare(
        _ reader: JSONCatalogReader, _ object: Int, _ bases: Set<[UInt8]>
    ) -> [[UInt8]: Int] {
        var result: [[UInt8]: Int] = [:]
        let lengths = Set(bases.map(\.count))
        for child in reader.tree.children(of: object) where reader.tree.nodes[child].kind == .string {
            guard let key = reader.tree.nodes[child].key, lengths.contains(key.span.end - key.span.start) else {
                continue
            }
            let bytes = Array(CatalogSource.slice(reader.bytes, key))
            if bases.contains(bytes), result[bytes] == nil { result[bytes] = child }
        }
        return result
    }
}
