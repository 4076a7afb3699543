import Foundation
import SpokenElements
import SpokenModel
import Testing

struct UtteranceComposerTests {
    @Test func casesAreSaidAsWritten() throws {
        let rows = try CaseFile.rows("composing.tsv", columns: 4)
        #expect(rows.count > 60)
        for (line, cells) in rows {
            let composer = try UtteranceComposer(
                profile: ScreenReaderProfile(name: cells[1]), language: LanguageTag(cells[0]))
            let screen = try JSONDecoder().decode(SpokenScreen.self, from: Data(cells[2].utf8))
            let actual = composer.transcript(of: screen).texts().joined(separator: " // ")
            #expect(actual == cells[3], "composing.tsv:\(line) \(cells[0]) \(cells[1]) \(cells[2])")
        }
    }

    @Test func snapshotDescriptionsFollowTheRules() throws {
        let composer = try UtteranceComposer(profile: .accessibilitySnapshot, language: .english)
        let rows = try CaseFile.rows("snapshot.tsv", columns: 3)
        #expect(rows.count > 40)
        for (line, cells) in rows {
            let screen = try JSONDecoder().decode(SpokenScreen.self, from: Data(cells[0].utf8))
            let segments = composer.transcript(of: screen).lines.flatMap(\.utterance.segments)
            let description = segments.filter { $0.part == .description }.map(\.text).joined(separator: " // ")
            let hint = segments.filter { $0.part == .hint }.map(\.text).joined(separator: " // ")
            #expect(description == cells[1], "snapshot.tsv:\(line) \(cells[0])")
            #expect(hint == cells[2], "snapshot.tsv:\(line) \(cells[0])")
        }
    }

    @Test(arguments: ["menu-before", "menu-after", "toppings"])
    func screensOfTheBook(_ name: String) throws {
        let folder = CaseFile.folder.appending(path: "screens")
        let data = try Data(contentsOf: folder.appending(path: "\(name).json"))
        let screen = try JSONDecoder().decode(SpokenScreen.self, from: data)
        let expected = try String(contentsOf: folder.appending(path: "\(name).expected.txt"), encoding: .utf8)
        let composer = try UtteranceComposer(profile: .voiceOver, language: .russian)
        let actual = composer.transcript(of: screen).texts()
        #expect(actual == expected.split(separator: "\n").map(String.init), "ru voiceOver \(name)")
        #expect(actual.count == ["menu-before": 22, "menu-after": 8, "toppings": 4][name])
        let encoded = try JSONEncoder().encode(screen)
        #expect(try JSONDecoder().decode(SpokenScreen.self, from: encoded) == screen)
    }

    @Test func languageWithoutWordsIsRefused() throws {
        let finnish = try LanguageTag("fi")
        #expect(throws: ElementError.noWords(language: "fi", available: ["en", "es", "ru"])) {
            _ = try UtteranceComposer(profile: .voiceOver, language: finnish)
        }
        let mexican = try UtteranceComposer(profile: .voiceOver, language: LanguageTag("es-MX"))
        #expect(mexican.text(for: SpokenElement("Añadir", traits: .button)) == "Añadir, botón")
    }

    @Test func pausesAreStructure() throws {
        let composer = try UtteranceComposer(profile: .voiceOver, language: .russian)
        let element = SpokenElement("Соль & перец", value: "49 рублей", hint: "Открыть", traits: [.button, .selected])
        #expect(composer.text(for: element, pauses: .commas) == "Выбрано, Соль & перец, 49 рублей, кнопка, Открыть")
        #expect(composer.text(for: element, pauses: .periods) == "Выбрано, Соль & перец. 49 рублей, кнопка. Открыть")
        #expect(composer.text(for: element, pauses: .marks) == "Выбрано | Соль & перец ‖ 49 рублей | кнопка ‖ Открыть")
        #expect(
            composer.text(for: element, pauses: .ssml)
                == "<speak>Выбрано<break strength=\"weak\"/> Соль &amp; перец<break strength=\"strong\"/> 49 рублей"
                + "<break strength=\"weak\"/> кнопка<break strength=\"strong\"/> Открыть</speak>")
    }

    @Test func systemHintsAreAnOption() throws {
        let options = UtteranceOptions(systemHints: true)
        let composer = try UtteranceComposer(profile: .voiceOver, language: .russian, options: options)
        var element = SpokenElement("Панель субтитров", traits: .switcher)
        element.checkState = .on
        #expect(
            composer.text(for: element)
                == "Панель субтитров, кнопка-переключатель, вкл., Коснитесь дважды, чтобы переключить настройку.")
    }

    @Test func systemHintsAreSaidAsWritten() throws {
        let rows = try CaseFile.rows("system-hints.tsv", columns: 5)
        #expect(rows.count > 10)
        for (line, cells) in rows {
            let composer = try UtteranceComposer(
                profile: ScreenReaderProfile(name: cells[1]), language: LanguageTag(cells[0]),
                options: UtteranceOptions(systemHints: true))
            let screen = try JSONDecoder().decode(SpokenScreen.self, from: Data(cells[3].utf8))
            let pauses = try #require(PauseStyle(rawValue: cells[2]))
            let actual = composer.transcript(of: screen).texts(pauses).joined(separator: " // ")
            #expect(actual == cells[4], "system-hints.tsv:\(line) \(cells[0]) \(cells[1]) \(cells[3])")
        }
    }

    @Test func inputLabelsKeepTheVisibleName() {
        let pair = AccessibleText(visibleText: "Пицца 30 см", accessibleText: "Пицца 30 сантиметров")
        #expect(
            SpokenElement(pair, traits: .button).effectiveInputLabels == ["Пицца 30 см", "Пицца 30 сантиметров"])
        #expect(SpokenElement(pair).effectiveInputLabels.isEmpty)
        #expect(SpokenElement(pair, traits: .button, inputLabels: ["Пицца"]).effectiveInputLabels == ["Пицца"])
    }

    @Test func announcementFollowsAChange() throws {
        let composer = try UtteranceComposer(profile: .voiceOver, language: .russian)
        let price = AccessibleText(visibleText: "744 ₽", accessibleText: "744 рубля")
        let topping = SpokenElement("Моцарелла", traits: [.button, .selected], announcement: "Пицца за \(price)")
        #expect(composer.announcement(of: topping) == "Пицца за 744 рубля")
        #expect(composer.announcement(of: SpokenElement("Моцарелла")) == nil)
    }

    @Test(arguments: [
        ("ru", "Чиззи чеддер, один из семи, элемент регулировки"), ("en", "Чиззи чеддер, one of seven, adjustable"),
        ("es", "Чиззи чеддер, uno de siete, ajustable"),
    ])
    func positionsInWords(_ language: String, _ expected: String) throws {
        let composer = try UtteranceComposer(
            profile: .voiceOver, language: LanguageTag(language), options: .init(numbers: .words))
        let element = SpokenElement("Чиззи чеддер", traits: .adjustable, position: try ElementPosition(1, of: 7))
        #expect(composer.text(for: element) == expected)
    }
}
