import Foundation
import SpokenModel
import Testing

/// The types of other clients have the names that `AccessibleText` encodes.
@Suite struct ClientFilesTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples/Clients")

    private var names: Set<String> {
        get throws {
            let data = try JSONEncoder().encode(AccessibleText(visibleText: "21 ₽", accessibleText: "21 рубль"))
            return Set(try #require(JSONSerialization.jsonObject(with: data) as? [String: String]).keys)
        }
    }

    @Test func theSchemaHasTheNames() throws {
        let data = try Data(contentsOf: Self.folder.appendingPathComponent("AccessibleText.schema.json"))
        let schema = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(Set(try #require(schema["required"] as? [String])) == (try names))
        #expect(Set(try #require(schema["properties"] as? [String: Any]).keys) == (try names))
    }

    @Test(arguments: [("AccessibleText.kt", "val ", ": String,"), ("AccessibleText.ts", "readonly ", ": string;")])
    func theTypesHaveTheNames(file: String, before: String, behind: String) throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
        let fields = text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter {
            $0.hasPrefix(before) && $0.hasSuffix(behind)
        }
        #expect(Set(fields.map { String($0.dropFirst(before.count).dropLast(behind.count)) }) == (try names))
    }
}
