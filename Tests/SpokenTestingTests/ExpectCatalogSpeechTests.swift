import SpokenCatalogs
import SpokenModel
import SpokenTesting
import Testing

struct ExpectCatalogSpeechTests {
    let catalog = StringCatalog(files: [
        CatalogFile(bytes: Array("\"title\" = \"Корзина\";\n".utf8), path: "ru.lproj/Localizable.strings"),
        CatalogFile(bytes: Array("\"title\" = \"Cart\";\n".utf8), path: "en.lproj/Localizable.strings"),
    ])

    @Test func everyLanguageStandsInOneFile() {
        expectCatalogSpeech(of: catalog, matches: "catalog", record: .never)
    }

    @Test func aSlipIsFound() {
        let slip = StringCatalog(files: [
            CatalogFile(bytes: Array("\"title\" = \"Корзинка\";\n".utf8), path: "ru.lproj/Localizable.strings")
        ])
        withKnownIssue {
            expectCatalogSpeech(of: slip, matches: "catalog", record: .never)
        } matching: {
            let text = $0.comments.map(\.rawValue).joined()
            return text.contains("- title | - | - | Корзина | Корзина") && text.contains("language ru")
        }
    }

    @Test func findingsAreListed() {
        withKnownIssue {
            expectNoFindings(in: ["Tests/SpokenTestingTests/Goldens/no.strings"])
        } matching: {
            $0.comments.map(\.rawValue).joined().contains("cannot be read")
        }
        withKnownIssue {
            expectNoFindings(in: ["Sources/SpokenTesting"])
        } matching: {
            $0.comments.map(\.rawValue).joined().contains("nothing to check in Sources/SpokenTesting")
        }
        withKnownIssue {
            expectNoFindings(in: ["Package.swift"])
        } matching: {
            $0.comments.map(\.rawValue).joined().contains("'Package.swift' cannot be checked")
        }
    }

    @Test func elementsAndGoldenFilesAreCheckedToo() {
        expectNoFindings(in: ["Tests/SpokenTestingTests/Goldens", "Examples/SpokenFixtures/Fixtures"])
        withKnownIssue {
            expectNoFindings(in: ["Tests/SpokenElementsTests/Cases/screens/menu-before.json"])
        } matching: {
            $0.comments.map(\.rawValue).joined().contains("menu-before.json:10:21: error: '999 ₽' is a currency sign")
        }
    }

    /// The shop's catalog has defects that are there on purpose.
    @Test func defectsOfTheShopAreFound() {
        withKnownIssue {
            expectNoFindings(in: ["Examples/Shop/Catalog"])
        } matching: {
            let text = $0.comments.map(\.rawValue).joined()
            return text.contains("Examples/Shop/Catalog/ru.lproj/Shop.str") && text.contains("[mixed-script]")
        }
    }
}
