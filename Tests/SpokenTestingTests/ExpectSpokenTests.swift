import SpokenElements
import SpokenFixtures
import SpokenModel
import SpokenTesting
import Testing

struct ExpectSpokenTests {
    let price = AccessibleText(visibleText: "29\u{00A0}₽", accessibleText: "29 рублей")

    @Test func equalPairsPass() {
        expectSpoken(price, visible: "29 ₽", accessible: "29 рублей")
        expectSpoken(price, AccessibleText(visibleText: "29\u{00A0}₽", accessibleText: "29 рублей"))
        expectSpoken(price.accessibleText, "29 рублей")
        expectSpoken(price, matches: "price", language: .russian, record: .never)
    }

    @Test func aDifferenceIsMarkedInBothHalves() {
        let line = #line + 2
        withKnownIssue {
            expectSpoken(price, visible: "29 ₽", accessible: "29 рубля", language: .russian)
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            #expect(issue.sourceLocation?.line == line)
            return text.contains("language ru") && text.contains("- spoken  | 29 рубля\n+ spoken  | 29 рублей\n")
                && text.contains("^ first difference") && text.contains("visible | 29")
        }
    }

    @Test func aGoldenDifferenceTellsTheCommand() {
        withKnownIssue {
            expectSpoken(
                AccessibleText(visibleText: "29\u{00A0}₽", accessibleText: "29 рубля"), matches: "price",
                language: .russian, record: .never)
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return text.contains("'price', language ru: differs from") && text.contains("price.golden.txt:6")
                && text.contains("SPOKENTEXT_RECORD=failed swift test") && text.contains("- 29\\u{00A0}₽ | 29 рублей")
        }
    }

    @Test func aMissingGoldenIsAFailureWhenNothingIsRecorded() {
        withKnownIssue {
            expectSpoken(price, matches: "not-there", language: .russian, record: .never)
        } matching: {
            $0.comments.map(\.rawValue).joined().contains("no golden text in")
        }
    }

    @Test(arguments: ["../../../outside", "/tmp"])
    func aFolderOutsideOfThePackageIsRefused(_ directory: String) {
        withKnownIssue {
            expectSpoken(price, matches: "price", language: .russian, in: directory, record: .all)
        } matching: {
            $0.comments.map(\.rawValue).joined().contains("lies outside of")
        }
    }

    @Test func transcripts() throws {
        let screen = SpokenScreen(
            "Добавки", language: .russian,
            elements: [
                SpokenElement("Добавить в пиццу", traits: .header),
                SpokenElement("Моцарелла, \(price)", traits: [.button, .selected]),
            ])
        expectTranscript(of: screen, matches: "toppings", record: .never)
        expectTranscript(of: screen, matches: "toppings", profile: .talkBack, record: .never)
        withKnownIssue {
            expectTranscript(of: screen, matches: "toppings", profile: .nvda, record: .never)
        } matching: {
            $0.comments.map(\.rawValue).joined().contains("language ru, profile nvda")
        }
    }

    @Test(.recording(.never)) func theTraitSetsTheMode() {
        withKnownIssue {
            expectSpoken(price, matches: "never-written", language: .russian)
        } matching: {
            $0.comments.map(\.rawValue).joined().contains("no golden text in")
        }
    }
}
