import Foundation
import SpokenElements
import SpokenLocaleData
import Testing

struct TraitsTableTests {
    /// Every language tells the same words, so that a language is complete or absent.
    @Test(arguments: ["en", "es", "ru"])
    func everyRowIsKnown(_ language: String) throws {
        let table = try #require(LocaleTables.table(language, "traits"))
        #expect(table.columns == ["word", "voiceOver", "accessibilitySnapshot", "talkBack", "nvda"])
        var keys: Set<String> = []
        for row in 0..<table.rowCount {
            let key = table.word(row, 0).string
            #expect(ScreenReaderWord(rawValue: key) != nil, "\(language) '\(key)' is no word")
            keys.insert(key)
            for column in 1..<table.columns.count {
                let text = table.word(row, column).string
                #expect(text == text.precomposedStringWithCanonicalMapping, "\(language) \(key) is not NFC")
                #expect(text == text.trimmingCharacters(in: .whitespaces), "\(language) \(key)")
                if language == "ru" {
                    let rest = text.replacingOccurrences(of: "{0}", with: "").replacingOccurrences(of: "{1}", with: "")
                    #expect(!rest.contains { $0.isASCII && $0.isLetter }, "\(key) holds Latin letters: \(text)")
                }
            }
        }
        #expect(keys.count == ScreenReaderWord.allCases.count)
    }

    /// A region tells other words for known rows, in the columns of the language.
    @Test(arguments: ["en", "es", "ru"])
    func regionalRowsAreThoseOfTheLanguage(_ language: String) throws {
        let table = try #require(LocaleTables.table(language, "traits"))
        for name in LocaleTables.names(language) where name.hasPrefix("traits-") {
            let regional = try #require(LocaleTables.table(language, name))
            for row in 0..<regional.rowCount where regional.word(row, 0).string != "regions" {
                let own = try #require(table.row(regional.word(row, 0).string))
                for (column, header) in regional.columns.enumerated().dropFirst() {
                    let general = try #require(table.column(header))
                    #expect(regional.word(row, column).string != table.word(own, general).string)
                }
            }
        }
    }

    /// The gaps are the same in every language, or a number would be lost.
    @Test func gapsAgree() throws {
        let english = try #require(LocaleTables.table("en", "traits"))
        for language in ["es", "ru"] {
            let other = try #require(LocaleTables.table(language, "traits"))
            for row in 0..<english.rowCount {
                let key = english.word(row, 0).string
                let otherRow = try #require(other.row(key))
                for column in 1..<english.columns.count {
                    let (left, right) = (english.word(row, column).string, other.word(otherRow, column).string)
                    #expect(left.isEmpty == right.isEmpty, "\(language) \(key) \(english.columns[column])")
                    for gap in ["{0}", "{1}"] {
                        #expect(left.contains(gap) == right.contains(gap), "\(language) \(key) \(gap)")
                    }
                }
            }
        }
    }
}
