public import SpokenModel

/// Where an element stands when the focus comes to it.
public struct ElementContext: Sendable, Hashable {
    /// A place that is told with the element.
    public enum Place: Sendable, Hashable {
        /// One of some in a row: «1 из 4».
        case series(ElementPosition)
        /// One of the tabs: «вкладка, 1 из 4».
        case tab(ElementPosition)
        /// The first element of a list.
        case listStart
        /// The last element of a list.
        case listEnd
        /// The first element of a landmark.
        case landmarkStart
        /// The last element of a landmark.
        case landmarkEnd
    }

    /// A container that the focus enters or leaves with this element.
    public struct Entry: Sendable, Hashable {
        /// The name of the container; nil when it has none.
        public var label: AccessibleText?
        /// What the container is.
        public var kind: ContainerKind

        /// A container with its name.
        public init(_ label: AccessibleText?, _ kind: ContainerKind = .semanticGroup) {
            self.label = label
            self.kind = kind
        }
    }

    /// The containers that are entered, the outermost first.
    public var entered: [Entry]
    /// The containers that were left since the element before, the innermost first.
    public var left: [Entry]
    /// Where the element stands in its list; nil outside of one.
    public var place: Place?

    /// What changed on the way to the element; nothing by default.
    public init(entered: [Entry] = [], left: [Entry] = [], place: Place? = nil) {
        self.entered = entered
        self.left = left
        self.place = place
    }

    /// An element by itself.
    public static let none = ElementContext()
}
