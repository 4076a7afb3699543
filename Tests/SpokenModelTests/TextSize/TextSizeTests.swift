import Foundation
import SpokenModel
import Testing

@Suite struct TextSizeTests {
    private func rows(_ name: String) throws -> [[String]] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: root.appending(path: "Resources/TextSize/\(name).tsv"), encoding: .utf8)
            .split(separator: "\n").dropFirst().map {
                $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            }
    }

    @Test func compiledFiguresAreThoseOfTheTables() throws {
        let stale = "run: swift run spokentext-generate"
        for (name, value) in [
            ("text-style-sizes", { (style: TextStyle, category: TextSizeCategory) in style.size(at: category) }),
            ("text-style-leadings", { $0.leading(at: $1) }),
        ] {
            let rows = try rows(name)
            #expect(rows.map(\.first) == TextStyle.allCases.map(\.rawValue))
            for row in rows {
                let style = try #require(TextStyle(rawValue: row[0]))
                for (index, category) in TextSizeCategory.allCases.enumerated() {
                    #expect(value(style, category) == Double(row[index + 1]), "\(style) \(category): \(stale)")
                }
            }
        }
        for row in try rows("token-line-heights") {
            let token = try #require(TypographyToken(rawValue: row[0]))
            for (index, category) in TextSizeCategory.allCases.enumerated() {
                #expect(token.lineHeight(at: category) == Double(row[index + 1]), "\(token) \(category): \(stale)")
            }
        }
        for row in try rows("steps") {
            let step = try #require(TextSizeStep(rawValue: row[0]))
            for name in row[1].split(separator: "|") {
                #expect(TextSizeStep(try #require(TextSizeCategory(name: name))) == step, "\(name): \(stale)")
            }
        }
    }

    @Test func largeTextGrowsLess() {
        #expect(abs(TextStyle.largeTitle.scale(at: .accessibilityExtraExtraExtraLarge) - 1.765) < 0.001)
        #expect(abs(TextStyle.body.scale(at: .accessibilityExtraExtraExtraLarge) - 3.118) < 0.001)
        #expect(TypographyToken.p1.size(at: .accessibilityMedium) == 35)
    }

    @Test func androidCurves() {
        #expect(AndroidFontScale(2).size(16) == 28)
        #expect(abs(AndroidFontScale(2).scale(at: 34) - 1.22) < 0.01)
        #expect(AndroidFontScale(1).size(16) == 16)
        #expect(AndroidFontScale(0.85).size(20) == 17)
        #expect(AndroidFontScale(1.5).size(14) == 22)
        #expect(AndroidFontScale(.nan).size(16) == 16)
        #expect(AndroidFontScale(1.4).size(12) > AndroidFontScale(1.3).size(12))
        #expect(AndroidFontScale(2).size(200) == 200)
    }

    @Test(arguments: [
        (0.85, TextSizeStep.small), (1.0, .normal), (1.15, .normal), (1.2, .large), (1.5, .large), (1.6, .huge),
        (1.79, .huge), (1.8, .extreme), (3, .extreme), (.nan, .normal), (-1, .small),
    ])
    func androidSteps(_ scale: Double, _ step: TextSizeStep) {
        #expect(TextSizeStep(androidFontScale: scale) == step)
    }

    @Test func categoriesCompareAndHaveThreeNames() {
        #expect(TextSizeCategory.large < .accessibilityMedium)
        #expect(TextSizeCategory(name: "AX3") == .accessibilityExtraLarge)
        #expect(TextSizeCategory(name: "accessibility3") == .accessibilityExtraLarge)
        #expect(TextSizeCategory(name: "accessibilityExtraLarge") == .accessibilityExtraLarge)
        #expect(TextSizeCategory(name: "xxLarge") == .extraExtraLarge)
        #expect(TextSizeCategory(name: "enormous") == nil)
        #expect(TextSizeStep.huge > .large)
    }
}
