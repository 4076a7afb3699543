import SpokenElements
import SpokenModel
import Testing

struct ElementProblemsTests {
    @Test(arguments: [
        "icClose", "ic_cart", "icCart24", "btn-info", "img_pizza", "close@2x.png", "close.png", "close_button",
        "IC_CLOSE",
        "icon-close",
    ])
    func fileNames(_ label: String) {
        #expect(SpokenElement(AccessibleText(label), traits: .button).problems == [.labelIsFileName(label)])
    }

    @Test(arguments: [
        "Ice cream", "Icon", "ice", "image", "Images", "btn", "iPhone", "В корзину", "icon", "100.50", "a@b.de", "OK",
        "ID",
        "E-mail", "iCloud", "Buttons", "IKEA",
    ])
    func names(_ label: String) {
        #expect(SpokenElement(AccessibleText(label), traits: .button).problems.isEmpty, "\(label)")
    }

    @Test func contradictions() {
        #expect(
            SpokenElement("a", traits: [.button, .link]).problems == [.contradictingTraits("button", "link")])
        #expect(
            SpokenElement("a", traits: [.secureText, .button]).problems == [
                .contradictingTraits("secureText", "button")
            ])
        #expect(SpokenElement("a", traits: [.textInput, .secureText, .isEditing]).problems.isEmpty)
        #expect(SpokenElement("a", traits: [.button, .selected, .notEnabled, .header]).problems.isEmpty)
    }

    @Test func silence() {
        #expect(SpokenElement(traits: .button).problems == [.nothingToSay(traits: ["button"])])
        #expect(SpokenElement(" ", traits: .link).problems == [.nothingToSay(traits: ["link"])])
        #expect(SpokenElement(value: "5", traits: .adjustable).problems.isEmpty)
        #expect(SpokenElement(traits: .staticText).problems.isEmpty)
    }
}
