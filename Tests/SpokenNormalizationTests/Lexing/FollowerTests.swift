import Foundation
import SpokenModel
import Testing

@testable import SpokenNormalization

@Suite struct FollowerTests {
    private func follower(_ text: String, at index: Int = 0) -> Follower {
        var text = text
        return text.withUTF8 { bytes in
            guard let base = bytes.baseAddress else { return [] }
            return TextView(base: base, end: bytes.count).follower(index)
        }
    }

    @Test func signsAndLettersHaveTheirOwnBits() {
        let signs: [(String, Follower)] = [
            ("5", .digit), ("-", .dash), ("–", .dash), ("−", .dash), ("/", .slash), ("%", .percent), ("‰", .percent),
            (":", .colon), (".", .point), ("…", .point), (",", .comma), ("(", .opening), (")", .closing), ("«", .quote),
            ("»", .quote), ("\"", .quote), ("′", .quote), ("°", .degree), ("º", .degree), ("*", .star), ("+", .plus),
            ("×", .times), ("\n", .end), ("½", .raised), ("²", .raised), ("⁻", .raised), ("₽", .other), ("€", .other),
            ("é", .otherLetter), ("ї", .otherLetter), ("中", .otherLetter), (" ", .end),
        ]
        for (sign, bit) in signs {
            #expect(follower(sign) == bit, "\(sign)")
            #expect(follower("  " + sign) == bit, "spaces before \(sign)")
        }
        for (small, capital) in zip("абвгдежзийклмнопрстуфхцчшщъыьэюя", "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ") {
            #expect(follower(String(small)) == follower(String(capital)), "\(small)")
            #expect(Follower.word.contains(follower(String(small))), "\(small)")
        }
        #expect(Set("абвгдежзийклмнопрстуфхцчшщъыьэюя".map { follower(String($0)).rawValue }).count == 32)
        #expect(follower("ё") == follower("е"))
        #expect(Follower.letters("гk") == [follower("Г"), follower("K")])
    }

    @Test func nothingIsReadBehindTheText() {
        for text in ["", "\u{D0}", "к", "5"] { #expect(follower(text, at: 7) == .end) }
        var broken: [UInt8] = [0x20, 0xE2]
        let cut = broken.withUnsafeMutableBufferPointer { bytes in
            bytes.baseAddress.map { TextView(base: UnsafePointer($0), end: 2).follower(0) }
        }
        #expect(cut == .other)
    }

    /// What a rule says to need behind its number, behind its digits or of its words must hide no reading of it.
    @Test(arguments: ["ru", "en", "es"]) func rulesAreAskedWhereverTheySpeak(language: String) throws {
        var asked = LanguageRules.of(language)
        asked.numbers.special = asked.numbers.special.map(askedAlways)
        asked.numbers.general = asked.numbers.general.map(askedAlways)
        asked.digits.special = asked.digits.special.map(askedAlways)
        asked.digits.general = asked.digits.general.map(askedAlways)
        asked.words.special = asked.words.special.map(askedAlways)
        asked.words.general = asked.words.general.map(askedAlways)
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Cases/\(language)")
        let tag = try LanguageTag(language)
        var count = 0
        for numbers in [NumberStyle.digits, .words] {
            let usual = try TextNormalizer(language: tag, numbers: numbers)
            let always = try TextNormalizer(language: tag, numbers: numbers, options: .init(), rules: asked)
            for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
                let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
                for field in text.split(whereSeparator: { $0 == "\n" || $0 == "\t" }) {
                    count += 1
                    #expect(usual.speak(String(field)) == always.speak(String(field)), "\(numbers): \(field)")
                }
            }
        }
        #expect(count > 2000)
    }

    private func askedAlways(_ rule: NumberRule) -> NumberRule {
        NumberRule(rule.id, rule.conditions, behind: .all, over: rule.over, rule.find)
    }

    private func askedAlways(_ rule: DigitsRule) -> DigitsRule {
        DigitsRule(rule.id, rule.conditions, by: .all, over: rule.over, rule.find)
    }

    private func askedAlways(_ rule: WordRule) -> WordRule {
        WordRule(
            rule.id, rule.lengths, rule.conditions, initial: rule.initial, next: rule.next, at: .any, rule.find)
    }
}
