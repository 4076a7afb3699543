import Foundation
import SpokenElements
import Testing

/// The schema names the same keys and words as the model.
struct ElementSchemaTests {
    @Test func traitsAndKinds() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let data = try Data(contentsOf: root.appending(path: "Resources/Schemas/element.schema.json"))
        let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
        let traits = try #require(definitions["trait"]?["enum"] as? [String])
        for name in ElementTraits.named.map(\.name) { #expect(traits.contains(name), "\(name)") }
        for name in traits { #expect(throws: Never.self) { _ = try ElementTraits(name: name) } }
        let container = try #require(definitions["container"]?["properties"] as? [String: [String: Any]])
        #expect(container["kind"]?["enum"] as? [String] == ContainerKind.allCases.map(\.rawValue))
        let element = try #require(definitions["element"]?["properties"] as? [String: Any])
        for key in element.keys.sorted() {
            // A key of the schema is a key of the model: the value is wrong, not the key.
            let error = #expect(throws: ElementDocumentError.self) {
                _ = try ElementDocument(Array("{\"\(key)\": [[0]]}".utf8), path: "x")
            }
            #expect(error?.message.contains("is no key") == false, "\(key): \(error?.message ?? "")")
        }
    }
}
