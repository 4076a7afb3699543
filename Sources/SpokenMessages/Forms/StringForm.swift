import SpokenModel

/// One of the texts that a string may become: the plural form of a number, the variant of a device or a width.
package struct StringForm: Sendable, Hashable {
    /// What selects it, in words: `few`, `iphone`, `375`; empty for a string without a choice.
    package var selectors: [String]
    /// The number that it is shown with; nil where none is asked for.
    package var number: DecimalNumber?
    /// What is seen, with sample values in the places of arguments.
    package var visible: String
    /// What speech is made of: the variant of the widest room, since shorter ones are cut for the eye only.
    package var full: String
}
