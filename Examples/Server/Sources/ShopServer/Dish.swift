import Foundation
import SpokenTextFoundation

/// A dish as a database has it: values, no texts.
public struct Dish: Codable, Sendable {
    public let id: String
    public let size: Measure
    public let price: Money

    /// Its name with the size, from the strings: «Маргарита, 30 см» / «Маргарита, 30 сантиметров».
    var name: SpokenContent { .string("dish.\(id)", [.quantity(.measure(size))]) }

    /// The menu of a JSON file.
    public static func menu(path: String) throws -> [Dish] {
        try JSONDecoder().decode([Dish].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }
}
