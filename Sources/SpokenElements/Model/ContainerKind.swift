/// What a container is.
public enum ContainerKind: String, Sendable, Hashable, Codable, CaseIterable {
    /// A region with a name: «Меню».
    case semanticGroup
    case list
    case landmark
    /// Its elements are tabs and say «1 из 4».
    case tabBar
    /// Its elements say «1 из 4»: a segmented control.
    case series
    case dataTable
}
