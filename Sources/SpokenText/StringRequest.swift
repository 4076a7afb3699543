import SpokenCatalogs
import SpokenMessages

/// A string of a catalog with all that chooses its form.
package struct StringRequest: Sendable, Hashable {
    package var key: String
    package var arguments: [MessageArgument]
    package var table: String
    package var context: MessageContext
}
