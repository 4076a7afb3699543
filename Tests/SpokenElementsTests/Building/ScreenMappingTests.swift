import SpokenElements
import SpokenModel
import Testing

struct ScreenMappingTests {
    @Test func everyTextOfAScreenIsReached() throws {
        var element = SpokenElement(
            "Cart", value: "3 items", hint: "Opens it", traits: .button, actions: ["Empty"],
            customContent: [CustomContent("Weight", "2 kg")], announcement: "Emptied")
        element.placeholder = "Name"
        element.error = "Wrong"
        element.adjustment = Adjustment(["One", "Two"], current: 0)
        element.cell = TableCell(row: 1, rowHeaders: ["Row"], columnHeaders: ["Column"])
        let container = SpokenContainer("Menu", items: [.element(element)])
        let screen = SpokenScreen("Screen", items: [.container(container)])
        var texts: [String] = []
        _ = screen.mapTexts {
            texts.append($0.accessibleText)
            return $0
        }
        #expect(
            texts == [
                "Screen", "Menu", "Cart", "3 items", "Opens it", "Wrong", "Name", "One", "Two", "Empty", "Weight",
                "2 kg", "Row", "Column", "Emptied",
            ])
        let pseudo = screen.mapTexts(PseudoLanguage.text)
        #expect(pseudo.elements.first?.label?.visibleText == "[Çàŕţ one]")
        #expect(pseudo.elements.first?.traits == .button)
    }
}
