import SpokenLint
import SpokenModel
import Testing

@testable import SpokenReview

@Suite struct ReviewComparisonTests {
    private func page(_ new: String, against old: String) async -> ReviewPage {
        func input(_ text: String) -> ReviewInput {
            var input = ReviewInput()
            input.add(Array(text.utf8), path: "ru.lproj/A.strings")
            return input
        }
        return await ReviewBuilder(ReviewOptions(title: "Test")).page(input(new), against: input(old))
    }

    private func changes(_ page: ReviewPage) -> [String: String] {
        Dictionary(uniqueKeysWithValues: page.rows.map { ($0.key, $0.change?.name ?? "same") })
    }

    @Test func eachStringIsSameChangedAddedOrRemoved() async {
        let page = await page(
            "\"same\" = \"Пицца\"; \"new\" = \"Суп\"; \"other\" = \"Сыр и хлеб\";",
            against: "\"same\" = \"Пицца\"; \"gone\" = \"Чай\"; \"other\" = \"Сыр и масло\";")
        #expect(changes(page) == ["same": "same", "new": "added", "other": "changed", "gone": "removed"])
        #expect(page.rows.map(\.anchor) == ["ru/same", "ru/new", "ru/other", "ru/gone"])
    }

    @Test func wordsThatDifferAreMarked() async throws {
        let page = await page("\"a\" = \"Сыр и белый хлеб\";", against: "\"a\" = \"Сыр и масло\";")
        guard case .changed(let differences) = try #require(page.rows.first { $0.key == "a" }).change else {
            Issue.record("not changed")
            return
        }
        #expect(differences.count == 1)
        func marked(_ text: MarkedText) -> [String] {
            text.marks.map { String(decoding: Array(text.text.utf8)[$0.range], as: UTF8.self) }
        }
        #expect(marked(differences[0].old) == ["масло"])
        #expect(marked(differences[0].new) == ["белый хлеб"])
    }

    @Test func aChangeThatIsOnlyHeardIsTold() async throws {
        let page = await page(
            "\"a\" = \"30 см\"; \"a.accessible\" = \"Тридцать сантиметров\";", against: "\"a\" = \"30 см\";")
        guard case .changed(let differences) = try #require(page.rows.first { $0.key == "a" }).change else {
            Issue.record("not changed")
            return
        }
        #expect(differences.map(\.name) == ["said"])
        #expect(differences.first?.old.text == "30 сантиметров")
    }

    /// Marks cover just what differs: with them taken away both texts are the same.
    @Test(arguments: [
        ("", "а"), ("а", ""), ("а б в", "а в"), ("один  два", "один два"), ("你好世界", "你好"), ("a\nb c", "a\nc"),
        ("х", "х"),
    ])
    func whatIsNotMarkedIsTheSame(old: String, new: String) {
        let (before, now) = WordDifference.marked(old, new)
        func rest(_ text: MarkedText) -> [UInt8] {
            var bytes = Array(text.text.utf8)
            for mark in text.marks.reversed() { bytes.removeSubrange(mark.range) }
            return bytes
        }
        #expect(rest(before) == rest(now))
        #expect(before.text == old && now.text == new)
    }
}
