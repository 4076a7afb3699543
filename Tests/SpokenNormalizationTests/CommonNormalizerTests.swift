import SpokenLocaleData
import SpokenModel
import SpokenNormalization
import Testing

/// Languages without rules of their own: what CLDR and ICU tell of them, and never a word of another language.
@Suite struct CommonNormalizerTests {
    static let languages = [
        "uk", "be", "pl", "de", "fr", "kk", "it", "pt", "tr", "sv", "ar", "fa", "hi", "zh", "ja", "ko", "th", "nl",
        "cs", "fi", "bg", "lt", "nb", "yue",
    ]

    @Test(arguments: languages) func everyClassInBothStyles(language: String) throws {
        let tag = try LanguageTag(language)
        let digits = try TextNormalizer(language: tag)
        let words = try TextNormalizer(language: tag, numbers: .words)
        let rows = try CaseFile.rows("\(language)/classes.tsv")
        #expect(rows.count >= 2)
        for row in rows {
            try #require(row.count == 4, "\(row)")
            #expect(digits.speak(row[1]) == row[2], "\(language) \(row[0]), digits: \(row[1])")
            #expect(words.speak(row[1]) == row[3], "\(language) \(row[0]), words: \(row[1])")
            #expect(digits.speak(row[2]) == row[2], "\(language), twice: \(row[2])")
            #expect(words.speak(row[3]) == row[3], "\(language), twice: \(row[3])")
        }
    }

    @Test(arguments: languages) func whatCannotBeSaidForSureStays(language: String) throws {
        let tag = try LanguageTag(language)
        let lines = try CaseFile.lines("\(language)/unchanged.txt")
        #expect(lines.count >= 5)
        for style in [NumberStyle.digits, .words] {
            let normalizer = try TextNormalizer(language: tag, numbers: style)
            for line in lines { #expect(normalizer.speak(line) == line, "\(language), \(style)") }
        }
    }

    /// A user's words are said in every language, in every script.
    @Test(arguments: [
        ("uk", "Новий iPhone і Додо", "Новий айфон і до-до", "iPhone\tайфон\nдодо\tдо-до"),
        ("be", "Сёння Ўлада", "Сёння у-лада", "ўлада\tу-лада"),
        ("kk", "Жаңа Әйел", "Жаңа ә-йел", "әйел\tә-йел"),
        ("uk", "40 кв. м, вул. Шевська", "40 квадратів, вулиця Шевська", "кв. м\tквадратів\nвул.\tвулиця"),
        ("de", "Nr. 5, z. B. hier, Nr.", "Nummer 5, zum Beispiel hier, Nummer", "Nr.\tNummer\nz. B.\tzum Beispiel"),
        ("ru", "iPhone 15 и iphone", "айфон пятнадцать и айфон", "iPhone 15\tайфон пятнадцать\niphone\tайфон"),
        ("de", "Öl und iOS", "Erdöl und ei o es", "öl\tErdöl\niOS\tei o es"),
        ("el", "το iPhone και η Ωμέγα", "το άιφον και η ω μέγα", "iPhone\tάιφον\nωμέγα\tω μέγα"),
        ("ar", "شركة ابل اليوم", "شركة آبل اليوم", "ابل\tآبل"),
        ("he", "חברת גוגל", "חברת גו־גל", "גוגל\tגו־גל"),
        ("hi", "गूगल और iOS", "गू-गल और आई ओ एस", "गूगल\tगू-गल\niOS\tआई ओ एस"),
        ("zh", "我在淘宝买iPhone手机", "我在陶宝买苹果手机", "淘宝\t陶宝\niPhone\t苹果"),
        ("ja", "今日はメルカリで", "今日はメル・カリで", "メルカリ\tメル・カリ"),
        ("th", "ใช้ไลน์ทุกวัน", "ใช้ลายน์ทุกวัน", "ไลน์\tลายน์"),
        ("ko", "카톡으로", "카카오톡으로", "카톡\t카카오톡"),
        ("hy", "Նոր բառ", "Նոր խոսք", "բառ\tխոսք"),
        ("ka", "ახალი სიტყვა", "ახალი თქმა", "სიტყვა\tთქმა"),
    ])
    func aLexiconGoesFirstInEveryLanguage(language: String, text: String, said: String, words: String) throws {
        let normalizer = try TextNormalizer(language: LanguageTag(language), lexicon: UserLexicon(tsv: words))
        #expect(normalizer.speak(text) == said)
    }

    /// An entry that no text could match is told, with its line.
    @Test func aLexiconRefusesWhatBeginsWithoutALetter() {
        #expect(throws: TextNormalizerError.unmatchableWord(line: 2)) { try UserLexicon(tsv: "a\tb\n№\tnumber") }
        #expect(throws: TextNormalizerError.malformedLexicon(line: 1)) { try UserLexicon(tsv: "a") }
    }

    /// A row whose word no code knows would change nothing, and nobody would see it.
    @Test func everyRowOfWrittenFormsIsKnown() throws {
        let table = try #require(LocaleTables.table("", "written-forms"))
        #expect(table.rowCount > 10)
        for row in 0..<table.rowCount {
            let stays = table.word(row, "stays").string
            #expect(
                ["always", "never", "glued", "before-word", "range-before-word"].contains(stays),
                "\(table.word(row, 0))")
        }
    }

    /// Any bytes: no trap, and twice the same.
    @Test(arguments: ["de", "ar", "hi", "ja", "th", "fa", "tr", "pl"]) func randomTextsAreSafe(language: String) throws
    {
        let pieces = [
            "1", "٢", "५", "๓", "９", "0", ".", ",", "٬", "٫", "'", "’", "-", "−", "–", "/", ":", "+", "×", " ",
            "\u{A0}",
            "\u{202F}", "\u{200F}", "\u{61C}", "€", "$", "¥", "%", "٪", "km", "kg", "Std.", "元", "円", "км", "کیلومتر",
            "(", ")", "a", "é", "日", "ไ", "\n", "\u{0}", "\u{301}", "🍕", "Mio.",
        ]
        let normalizers = try [NumberStyle.digits, .words].map {
            try TextNormalizer(language: LanguageTag(language), numbers: $0)
        }
        var state: UInt64 = 17
        for _ in 0..<1500 {
            var text = ""
            for _ in 0..<12 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += pieces[Int(state >> 33) % pieces.count]
            }
            for normalizer in normalizers {
                let once = normalizer.speak(text)
                #expect(normalizer.speak(once) == once, "\(language): \(text.debugDescription)")
            }
        }
    }
}
