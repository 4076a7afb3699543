import Foundation
import SpokenFixtures
import SpokenModel
import Testing

struct FixtureExportTests {
    let files = [
        GoldenFile(
            "cart-button", columns: ["visible", "spoken"],
            sections: [
                GoldenSection(
                    .russian, profile: "voiceOver", rows: [GoldenRow(["29\u{00A0}₽, «A & \"B\"»", "it's\n<b>"])])
            ])
    ]

    @Test func json() throws {
        let text = FixtureExport.json.text(files)
        let decoded = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
        #expect(decoded?.first?["case"] as? String == "cart-button")
        let rows = decoded?.first?["rows"] as? [[String: String]]
        #expect(rows == [["visible": "29\u{00A0}₽, «A & \"B\"»", "spoken": "it's\n<b>"]])
        #expect(FixtureExport.json.text([]) == "[]\n")
    }

    @Test func androidXML() {
        let text = FixtureExport.androidXML.text(files)
        #expect(text.contains("<string-array name=\"cart_button_ru_voiceOver_visible\" translatable=\"false\">"))
        #expect(text.contains("<item>29\\u00A0₽, «A &amp; \\\"B\\\"»</item>"))
        #expect(text.contains("<item>it\\'s\\n&lt;b&gt;</item>"))
    }

    @Test func csv() {
        #expect(
            FixtureExport.csv.text(files)
                == "case,language,profile,visible,spoken\r\n"
                + "cart-button,ru,voiceOver,\"29\u{00A0}₽, «A & \"\"B\"\"»\",\"it's\n<b>\"\r\n")
    }

    /// aapt refuses a name twice and takes spaces away.
    @Test func androidNamesAndSpaces() throws {
        let section = GoldenSection(.russian, rows: [GoldenRow([" а  б"])])
        let files = ["a-b", "a_b", "1"].map { GoldenFile($0, columns: ["spoken"], sections: [section]) }
        let text = FixtureExport.androidXML.text(files)
        for name in ["a_b_ru_spoken", "a_b_ru_spoken_2", "case_1_ru_spoken"] {
            #expect(text.contains("<string-array name=\"\(name)\""), "\(text)")
        }
        #expect(text.contains("<item>\" а  б\"</item>"))
    }
}
