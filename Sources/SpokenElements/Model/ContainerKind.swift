/// What a container is.
public enum ContainerKind: String, Sendable, Hashable, Codable, CaseIterable {
    /// A region with a name: «Меню».
    case semanticGroup
    /// A list, whose first and last elements are told.
    case list
    /// A landmark, such as the main part of a page.
    case landmark
    /// Its elements are tabs and say «1 из 4».
    case tabBar
    /// Its elements say «1 из 4»: a segmented control.
    case series
    /// A table: its cells tell rows and columns.
    case dataTable
}
