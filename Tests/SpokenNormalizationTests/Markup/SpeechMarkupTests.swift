import Foundation
import SpokenModel
import SpokenNormalization
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct SpeechMarkupTests {
    let normalizer: TextNormalizer

    init() throws {
        normalizer = try TextNormalizer(language: .russian)
    }

    /// What stands between the tags is what the plain text says: nothing is only in the markup.
    @Test(arguments: [SpeechProfile.generic, .espeak, .yandex])
    func theTextOfADocumentIsCompleteByItself(_ profile: SpeechProfile) throws {
        let markup = SpeechMarkup(profile: profile, normalizer: normalizer, marksLanguages: true)
        for text in ["Пицца 30 см & соус <острый>, тел. 8 800 333-00-60", "iPhone 15 Pro, арт. 00451", "", "\u{1}🍕"] {
            let reader = TextReader()
            let parser = XMLParser(data: Data(markup.render(text).utf8))
            parser.delegate = reader
            #expect(parser.parse(), "\(profile): \(text)")
            #expect(reader.text == normalizer.speak(text).replacing("\u{1}", with: ""))
        }
    }

    @Test func appleRangesCountUTF16OfTheSpokenText() {
        let markup = SpeechMarkup(profile: .apple, normalizer: normalizer)
        #expect(
            markup.render("🍕 арт. 00451")
                == #"{"text":"🍕 артикул 00451","attributes":[{"location":11,"length":5,"#
                + #""name":"UIAccessibilitySpeechAttributeSpellOut","value":true}]}"#)
    }

    @Test func androidRangesCountUTF16OfTheVisibleText() {
        let markup = SpeechMarkup(profile: .android, normalizer: normalizer)
        #expect(
            markup.render("🍕 30 см")
                == #"{"text":"🍕 30 см","spokenText":"🍕 30 сантиметров","spans":[{"start":3,"end":8,"#
                + #""type":"android.type.text","android.arg.text":"30 сантиметров"}]}"#)
    }
}

private final class TextReader: NSObject, XMLParserDelegate {
    var text = ""

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        text += string
    }
}
