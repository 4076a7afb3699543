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
}
