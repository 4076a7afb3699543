import SpokenModel

/// Writes a text as its place in a file asks: with escapes or entities.
package enum CatalogTextEncoder {
    /// Between double quotes of a .strings file, or single ones.
    package static func strings(_ text: String, quote: Character = "\"") -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count + 8)
        for character in text.unicodeScalars {
            switch character {
            case "\\": result += "\\\\"
            default:
                if Character(character) == quote { result += "\\" }
                if let letter = ControlLetter.letter(of: character, among: "nrt") {
                    result += "\\\(letter)"
                } else if character.value < 0x20 {
                    let digits = String(character.value, radix: 16)
                    result += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
                } else {
                    result.unicodeScalars.append(character)
                }
            }
        }
        return result
    }

    /// Between the quotes of JSON, as Xcode writes it: only what must be escaped is.
    package static func json(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count + 8)
        for character in text.unicodeScalars {
            switch character {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            default:
                if let letter = ControlLetter.letter(of: character, among: JSONEscape.letters) {
                    result += "\\\(letter)"
                } else if character.value < 0x20 {
                    result += UnicodeEscape.written(UInt16(character.value))
                } else {
                    result.unicodeScalars.append(character)
                }
            }
        }
        return result
    }

    /// Between tags of XML, or between the quotes of an attribute. Characters that XML 1.0 does not allow are dropped.
    package static func xml(_ text: String, isAttribute: Bool = false) -> String {
        XMLEscape.text(text, isAttribute: isAttribute)
    }
}
