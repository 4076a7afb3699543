import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import SpokenTextFoundation
import Testing

@testable import ShopServer

@Suite struct ShopServerTests {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let sources = package.appendingPathComponent("Sources/ShopServer")

    private func application(strings: URL = Self.sources.appendingPathComponent("Strings")) throws
        -> some ApplicationProtocol
    {
        try shopApplication(
            strings: strings.path, menu: Self.sources.appendingPathComponent("menu.json").path, port: 0,
            logger: Logger(label: "test"))
    }

    /// The answer of a route, read as JSON.
    private func json(_ response: TestResponse) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(response.body.readableBytesView)) as? [String: Any])
    }

    private func pair(_ value: Any?) -> String {
        let pair = value as? [String: String] ?? [:]
        return "\(pair["visibleText"] ?? "") | \(pair["accessibleText"] ?? "")".replacing("\u{A0}", with: " ")
    }

    @Test(arguments: ["ru-RU, en;q=0.5", "en-GB", "es-MX", "xx", ""], ["menu", "cart", "hours", "health"])
    func answersAreWhatTheSchemaSays(header: String, route: String) async throws {
        try await application().test(.router) { client in
            let schema = try JSONSchema(Self.package.appendingPathComponent("Schema/shop.schema.json"))
            let response = try await client.execute(
                uri: "/\(route)?dishes=pesto,cocoa", method: .get, headers: [.acceptLanguage: header])
            #expect(response.status == .ok)
            #expect(try schema.problems(try json(response), route) == [])
        }
    }

    @Test func theSchemaRefusesWhatItShould() throws {
        let schema = try JSONSchema(Self.package.appendingPathComponent("Schema/shop.schema.json"))
        let text = ["visibleText": "a", "accessibleText": "a"]
        #expect(try schema.problems(["language": "ru", "hours": text, "delivery": text], "hours") == [])
        for wrong: [String: Any] in [
            ["language": "ru", "hours": text], ["language": 1, "hours": text, "delivery": text],
            ["language": "ru", "hours": text, "delivery": ["visibleText": "a"]],
            ["language": "ru", "hours": text, "delivery": text, "more": text],
        ] {
            #expect(try schema.problems(wrong, "hours").count == 1)
        }
    }

    @Test func theUserDecidesTheLanguageTheScreenTheWidth() async throws {
        try await application().test(.router) { client in
            let cart = "/cart?dishes=pesto,cocoa"
            let russian = try await client.execute(
                uri: cart, method: .get, headers: [.acceptLanguage: "ru-RU, en;q=0.5"])
            #expect(russian.headers[.contentLanguage] == "ru-RU")
            #expect(russian.headers[.vary] == "Accept-Language")
            let wide = try json(russian)
            #expect(pair(wide["title"]) == "В корзине 2 блюда | В корзине 2 блюда")
            #expect(pair(wide["total"]) == "Итого: 824,50 ₽ | Итого: 824 рубля 50 копеек")
            #expect(pair(wide["button"]) == "Заказать за 824,50 ₽ | Заказать за 824 рубля 50 копеек")
            for narrow in ["width=160", "width=320&textSize=accessibilityExtraLarge"] {
                let answer = try json(
                    try await client.execute(uri: "\(cart)&\(narrow)", method: .get, headers: [.acceptLanguage: "ru"]))
                #expect(pair(answer["button"]) == "824,50 ₽ | Заказать за 824 рубля 50 копеек")
            }
            let words = try json(
                try await client.execute(uri: "/menu?numbers=words", method: .get, headers: [.acceptLanguage: "es-MX"]))
            let dish = try #require((words["dishes"] as? [[String: Any]])?.first)
            #expect(pair(dish["name"]) == "Margarita, 30 cm | Margarita, treinta centímetros")
            let hours = try json(
                try await client.execute(uri: "/hours", method: .get, headers: [.acceptLanguage: "en-GB"]))
            #expect(pair(hours["hours"]) == "Open 09:00–23:00 | Open from 9 AM to 11 PM")
        }
    }

    @Test func whatIsKnownIsNotSentAgain() async throws {
        try await application().test(.router) { client in
            let first = try await client.execute(uri: "/menu", method: .get, headers: [.acceptLanguage: "ru"])
            let tag = try #require(first.headers[.eTag])
            for known in [tag, "\"a\", W/\(tag)", "*"] {
                let again = try await client.execute(
                    uri: "/menu", method: .get, headers: [.acceptLanguage: "ru", .ifNoneMatch: known])
                #expect(again.status == .notModified)
                #expect(again.body.readableBytes == 0)
                #expect(again.headers[.eTag] == tag)
                #expect(again.headers[.vary] == "Accept-Language")
            }
            let english = try await client.execute(
                uri: "/menu", method: .get, headers: [.acceptLanguage: "en", .ifNoneMatch: tag])
            #expect(english.status == .ok)
            #expect(english.headers[.eTag] != tag)
        }
    }

    @Test(arguments: [
        "/cart?dishes=borscht", "/menu?width=wide", "/menu?numbers=letters", "/menu?textSize=9",
        "/menu?width=1&width=2",
    ])
    func whatIsWrongIsSaid(uri: String) async throws {
        try await application().test(.router) { client in
            let response = try await client.execute(uri: uri, method: .get)
            #expect(response.status == .badRequest)
            #expect(response.body.readableBytes > 0)
        }
    }

    @Test func hostileHeadersAndOptionsAreAnswered() async throws {
        try await application().test(.router) { client in
            for header in [
                String(repeating: "a-", count: 50_000), String(repeating: "ru;q=0.5,", count: 10_000), ";;;q=,*",
                "ru;q=9e99",
                "\u{202E}en", "../../etc/passwd",
            ] {
                let response = try await client.execute(uri: "/menu", method: .get, headers: [.acceptLanguage: header])
                #expect(response.status == .ok)
            }
            for options in [
                "width=-1", "width=0", "width=9223372036854775807", "fontScale=-3", "fontScale=nan", "timeZone=%00",
            ] {
                let response = try await client.execute(uri: "/cart?dishes=pesto&\(options)", method: .get)
                #expect(response.status == .ok || response.status == .badRequest, "\(options)")
            }
        }
    }

    /// SIGHUP of the process itself, as `kill -HUP` sends it, on a server that listens.
    @Test(.timeLimit(.minutes(1))) func aSignalReloadsTheStrings() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shop-\(UUID().uuidString)")
        try FileManager.default.copyItem(at: Self.sources.appendingPathComponent("Strings"), to: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await application(strings: folder).test(.live) { client in
            @Sendable func title() async throws -> String {
                let response = try await client.execute(uri: "/menu", method: .get, headers: [.acceptLanguage: "ru"])
                return pair(try json(response)["title"])
            }
            #expect(try await title() == "Меню | Меню")
            let file = folder.appendingPathComponent("ru.lproj/Localizable.strings")
            let text = try String(contentsOf: file, encoding: .utf8)
            // A broken file is refused, and the strings stay.
            try Data("\"menu.title\" = ".utf8).write(to: file)
            kill(getpid(), SIGHUP)
            try await Task.sleep(for: .milliseconds(300))
            #expect(try await title() == "Меню | Меню")
            try Data(text.replacing("Меню", with: "Наше меню").utf8).write(to: file)
            kill(getpid(), SIGHUP)
            var answer = ""
            repeat {
                try await Task.sleep(for: .milliseconds(20))
                answer = try await title()
            } while answer != "Наше меню | Наше меню"
        }
    }
}
