import SpokenModel

extension ReviewPage {
    /// Something that is said.
    package struct Utterance: Sendable, Hashable {
        package var language: LanguageTag
        package var text: String
    }

    /// All that can be listened to, each once, in the order of the page.
    package var utterances: [Utterance] {
        var result: [Utterance] = []
        var seen: Set<Utterance> = []
        func add(_ language: LanguageTag, _ text: String) {
            let utterance = Utterance(language: language, text: text)
            if !text.isEmpty, seen.insert(utterance).inserted { result.append(utterance) }
        }
        for language in languages {
            for form in language.tables.lazy.flatMap(\.rows).flatMap(\.forms) {
                add(language.tag, (form.digits ?? form.visible).text)
                if let words = form.words { add(language.tag, words.text) }
            }
        }
        for screen in screens {
            for row in screen.rows {
                for cell in row.dropFirst(screen.firstSpoken) { add(screen.language, cell) }
            }
        }
        return result
    }

    /// Takes sounds as data addresses; what has none is said by the browser.
    package mutating func attach(_ sounds: [Utterance: String]) {
        var places: [Utterance: Int] = [:]
        for utterance in utterances {
            guard let sound = sounds[utterance] else { continue }
            places[utterance] = self.sounds.count
            self.sounds.append(sound)
        }
        for language in languages.indices {
            let tag = languages[language].tag
            for table in languages[language].tables.indices {
                for row in languages[language].tables[table].rows.indices {
                    for form in languages[language].tables[table].rows[row].forms.indices {
                        let own = languages[language].tables[table].rows[row].forms[form]
                        let said = Utterance(language: tag, text: (own.digits ?? own.visible).text)
                        languages[language].tables[table].rows[row].forms[form].sound = places[said]
                        languages[language].tables[table].rows[row].forms[form].soundOfWords = own.words.flatMap {
                            places[Utterance(language: tag, text: $0.text)]
                        }
                    }
                }
            }
        }
        for screen in screens.indices {
            let language = screens[screen].language
            screens[screen].sounds = screens[screen].rows.map { row in
                row.map { places[Utterance(language: language, text: $0)] }
            }
        }
    }
}
