import SpokenCatalogs
import SpokenMessages
import SpokenModel

/// A string of a catalog with all that chooses its form; what is nil comes from the formatter's options.
package struct StringRequest: Sendable, Hashable {
    package var key: String
    package var arguments: [SpokenContent]
    package var table: String
    package var width: Int?
    package var textSize: TextSizeCategory?
    package var style: TextStyle?
    /// How much larger than normal letters are, where the request says it by a number.
    package var scale: Double?
    package var device: CatalogDevice?

    package func context(_ options: SpokenTextOptions) -> MessageContext {
        let scale =
            if let scale {
                scale
            } else if textSize == nil, style == nil {
                options.scale
            } else {
                (style ?? options.textStyle).scale(at: textSize ?? options.textSize)
            }
        return MessageContext(width: width ?? options.width, device: device ?? options.device, scale: scale)
    }
}
