import SpokenModel

/// Names the place of each string in the page: `ru/cart.items`, with the table before the key where two have it.
enum Anchors {
    static func name(_ languages: inout [ReviewLanguage]) {
        for language in languages.indices {
            var used: Set<String> = []
            let tag = languages[language].tag.description
            for table in languages[language].tables.indices {
                let name = languages[language].tables[table].name
                for row in languages[language].tables[table].rows.indices {
                    let key = languages[language].tables[table].rows[row].key
                    var anchor = safe("\(tag)/\(key)")
                    if !used.insert(anchor).inserted {
                        let long = safe("\(tag)/\(name)/\(key)")
                        anchor = long
                        var count = 2
                        while !used.insert(anchor).inserted {
                            anchor = "\(long)~\(count)"
                            count += 1
                        }
                    }
                    languages[language].tables[table].rows[row].anchor = anchor
                }
            }
        }
    }

    /// White space ends the name of an element, and what cannot be seen cannot be typed into an address.
    private static func safe(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
        if isPlain { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            let isShown =
                !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
                && scalar.properties.generalCategory != .format
            result.unicodeScalars.append(isShown ? scalar : "_")
        }
        return result
    }
}
