import SpokenDiagnostics
import Testing

@testable import SpokenLint

/// Random numbers that are the same in every run.
private struct Steps: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}

/// A session finds what a whole check finds, whatever was changed before.
struct LintSessionTests {
    private static let texts = [
        "Средняя 30 см ", "Cырная  пицца", "%d товаров", "%1$@ и %2$@", "В корзину", "Save 5 %", "Он он", "(скобка",
        "100%",
        "текст...", "Готово?", "Save changes", "Done", "<b>жирно</b> и", "5 - 7",
    ]
    private static let tokens = [
        "\"", ";", "x", " ", "\n", "%", "%@", "/* spokentext:ignore edge-space */", "//", "<", ">", "</string>", "{",
        "}", ",",
        "30 см", "msgid \"", "\n\n", ".accessible", "spokentext:ignore-file double-space", "few", "я",
    ]

    private static func strings(_ language: String, _ generator: inout Steps) -> LintInput {
        var text = ""
        for index in 0..<90 {
            if index % 7 == 0 { text += "/* Note */\n" }
            let suffix = index % 11 == 0 ? ".accessible" : ""
            text +=
                "\"key\(index % 11 == 0 ? index + 1 : index)\(suffix)\" = \"\(texts.randomElement(using: &generator) ?? "")\";\n"
        }
        return LintInput(path: "/p/\(language).lproj/Shop.strings", bytes: Array(text.utf8))
    }

    private static func android(_ generator: inout Steps) -> LintInput {
        var text = "<resources>\n"
        for index in 0..<90 {
            text += "  <string name=\"key\(index)\">\(texts.randomElement(using: &generator) ?? "")</string>\n"
            if index % 30 == 0 {
                text += "  <plurals name=\"p\(index)\"><item quantity=\"one\">%d шт.</item></plurals>\n"
            }
        }
        return LintInput(path: "/p/res/values-ru/strings.xml", bytes: Array((text + "</resources>\n").utf8))
    }

    private static func xcstrings(_ generator: inout Steps) -> LintInput {
        let entries = (0..<90).map { index in
            let value = texts.randomElement(using: &generator) ?? ""
            return """
                "Text \(index) %d": {"comment": "note", "localizations": {"ru": {"stringUnit": {"state": "translated", \
                "value": "\(value)"}}}}
                """
        }
        let text =
            "{\"sourceLanguage\": \"en\", \"strings\": {\n\(entries.joined(separator: ",\n"))\n}, \"version\": \"1.0\"}"
        return LintInput(path: "/p/Localizable.xcstrings", bytes: Array(text.utf8))
    }

    private static func po(_ generator: inout Steps) -> LintInput {
        var text = "msgid \"\"\nmsgstr \"Language: ru\\n\"\n\n"
        for index in 0..<90 {
            text += "# note\n#, c-format\nmsgid \"Text %d \(index)\"\n"
            text += "msgstr \"\((texts.randomElement(using: &generator) ?? "").filter { $0 != "\"" })\"\n\n"
        }
        return LintInput(path: "/p/po/ru.po", bytes: Array(text.utf8))
    }

    private static func change(_ bytes: [UInt8], _ generator: inout Steps) -> [UInt8] {
        // Characters, as an editor has them.
        let text = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
        var result = text
        let place = Int.random(in: 0...text.count, using: &generator)
        let end = min(place + Int.random(in: 0...3, using: &generator), text.count)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: result.removeSubrange(place..<end)
        case 1:
            // A whole stretch of lines comes or goes.
            let far = min(place + 300, text.count)
            if Bool.random(using: &generator) {
                result.removeSubrange(place..<far)
            } else {
                result.insert(contentsOf: text[place..<far], at: place)
            }
        default: result.insert(contentsOf: (tokens.randomElement(using: &generator) ?? "").unicodeScalars, at: place)
        }
        return Array(String(String.UnicodeScalarView(result)).utf8)
    }

    /// What a check of all files finds in one of them.
    private static func whole(_ linter: Linter, _ inputs: [LintInput], _ path: String) -> [Diagnostic] {
        linter.check(inputs).diagnostics.filter { $0.file == path }
    }

    @Test(arguments: 0..<4) func changesFindWhatAWholeCheckFinds(format: Int) async throws {
        var generator = Steps(state: UInt64(format + 1))
        var configuration = LintConfiguration()
        configuration.spoken = .all
        configuration.select = ["all"]
        let linter = try Linter(configuration)
        let others = format == 0 ? [Self.strings("en", &generator)] : []
        let original =
            switch format {
            case 0: Self.strings("ru", &generator)
            case 1: Self.android(&generator)
            case 2: Self.xcstrings(&generator)
            default: Self.po(&generator)
            }
        let session = LintSession(linter)
        for other in others { session.set(other) }
        var input = original
        var count = 0
        for round in 0..<24 {
            // A file that is broken at its beginning says nothing any more: start again from a whole one.
            if round % 4 == 0 { input = original } else { input.bytes = Self.change(input.bytes, &generator) }
            session.set(input)
            let found = await session.check(
                input.path, companions: others.map(\.path), folderLanguages: others.isEmpty ? [] : ["en", "ru"],
                catalog: nil)
            let expected = Self.whole(linter, others + [input], input.path)
            count += expected.count
            #expect(found == expected, "round \(round)")
            if found != expected { break }
        }
        #expect(count > 80)
    }
}
