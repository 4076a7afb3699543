/// One value of a YAML document and where it begins.
package struct YAMLNode: Sendable {
    package enum Content: Sendable {
        case scalar(String)
        case sequence([YAMLNode])
        case mapping([(key: YAMLNode, value: YAMLNode)])
    }

    package let content: Content
    package let mark: YAMLMark

    package init(_ content: Content, at mark: YAMLMark) {
        self.content = content
        self.mark = mark
    }

    /// The text of a scalar: quotes, escapes and folds resolved, whatever type it looks like.
    package var scalar: String? {
        if case .scalar(let text) = content { text } else { nil }
    }

    package var sequence: [YAMLNode]? {
        if case .sequence(let items) = content { items } else { nil }
    }

    /// Keys with their values, in their order. No scalar key stands twice.
    package var mapping: [(key: YAMLNode, value: YAMLNode)]? {
        if case .mapping(let pairs) = content { pairs } else { nil }
    }
}
