import Foundation
import SpokenText

/// A server: formatters for requests, and reloads of the catalog while other threads answer them.
enum ServingBenchmarks {
    private static let entries = 1500
    private static let languages = ["de", "en", "es", "ru"]
    private static let headers = ["ru-RU, en;q=0.5", "de, en;q=0.8", "es-MX", "en-GB, de;q=0.1", "fr, ru;q=0.2"]

    static func run(_ table: inout Table) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("spokentext-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(version: 1, to: folder)
        let store = try SpokenTextStore(folder: folder.path)
        table.header("Serving \(languages.count) languages of \(entries) plural strings")
        requests(store, &table)
        nouns(store, &table)
        menu(store, &table)
        try load(store, folder, isReloading: false, &table)
        try load(store, folder, isReloading: true, &table)
    }

    /// Every string of a version names it, so that an answer of two versions would show.
    private static func write(version: Int, to folder: URL) throws {
        for language in languages {
            let place = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let text = CatalogTexts.stringsdict(count: entries).replacingOccurrences(
                of: "в городе", with: "v\(version) \(language)")
            try Data(text.utf8).write(to: place.appendingPathComponent("Shop.stringsdict"), options: .atomic)
        }
    }

    private static func requests(_ store: SpokenTextStore, _ table: inout Table) {
        let headers = headers
        let results = measure([
            { count in
                var sum = 0
                for index in 0..<count {
                    sum &+= store.formatter(acceptLanguage: headers[index % 5]).language.region.utf8.count
                }
                return sum
            },
            { count in
                var sum = 0
                for index in 0..<count {
                    let text = "\(headers[index % 5]), x-\(index)"
                    sum &+= store.formatter(acceptLanguage: text).language.region.utf8.count
                }
                return sum
            },
        ])
        table.value(
            "formatter for a header that was seen before", results[0].nanoseconds, unit: "ns", target: 300, atMost: true
        )
        table.value("formatter for a new header", results[1].nanoseconds, unit: "ns", target: nil)
    }

    /// What a catalog or nobody names: a nearest name, which only a message needs, would cost a hundred times as much.
    private static func nouns(_ store: SpokenTextStore, _ table: inout Table) {
        let formatter = store.formatter(languages: [.russian])
        let names = [
            (".count of a noun that nobody knows", "шмицца"),
            (".count of a plural of the catalog", CatalogTexts.key(140)),
            (".count of a common noun", "товар"),
        ]
        let jobs = names.map { _, noun -> Job in
            { count in
                var sum = 0
                for index in 0..<count {
                    sum &+= formatter.format(.count(index % 100, noun)).visibleText.utf8.count
                }
                return sum
            }
        }
        let unit: Job = { count in
            var sum = 0
            for _ in 0..<count where (try? MeasureUnit(cldr: "banana")) == nil { sum &+= 1 }
            return sum
        }
        let results = measure(jobs + [unit])
        for (name, result) in zip(names.map(\.0) + ["MeasureUnit(cldr:) of no unit"], results) {
            table.value(name, result.nanoseconds, unit: "ns", target: 2000, atMost: true)
        }
    }

    private struct Dish: Encodable {
        var name: AccessibleText
        var price: AccessibleText
    }

    /// Eleven dishes, 22 pairs, as JSON: made for each request beside made once.
    private static func menu(_ store: SpokenTextStore, _ table: inout Table) {
        let dishes = (0..<11).map { ("Пицца номер \($0), \(25 + $0) см", 395 + 50 * $0) }
        @Sendable func pairs() -> [Dish] {
            let formatter = store.formatter(acceptLanguage: headers[0])
            return dishes.map { name, price in
                Dish(name: formatter.format(.text(name)), price: formatter.format(.price(price, .RUB).from))
            }
        }
        let ready = pairs()
        let encoder = JSONEncoder()
        let results = measure([
            { count in (0..<count).reduce(0) { sum, _ in sum &+ ((try? encoder.encode(pairs()))?.count ?? 0) } },
            { count in (0..<count).reduce(0) { sum, _ in sum &+ ((try? encoder.encode(ready))?.count ?? 0) } },
        ])
        let times = results[0].nanoseconds / results[1].nanoseconds
        table.value("JSON of 22 pairs, made for the request", results[0].nanoseconds, unit: "ns", target: nil)
        table.value("  times the same made once", times, unit: "", target: 2, atMost: true)
    }

    private final class Counts: @unchecked Sendable {
        private let lock = NSLock()
        private(set) var requests = 0
        private(set) var torn = 0
        private(set) var slowest = 0.0
        private var stopped = false

        func add(requests: Int, torn: Int, slowest: Double) {
            lock.withLock {
                self.requests += requests
                self.torn += torn
                self.slowest = max(self.slowest, slowest)
            }
        }

        var isStopped: Bool { lock.withLock { stopped } }
        func stop() { lock.withLock { stopped = true } }
    }

    /// Four threads answer requests of ten strings for a second, and look whether all ten are of one version.
    private static func load(
        _ store: SpokenTextStore, _ folder: URL, isReloading: Bool, _ table: inout Table
    ) throws {
        let counts = Counts()
        let group = DispatchGroup()
        let headers = headers
        for number in 0..<4 {
            DispatchQueue.global().async(group: group) {
                var (requests, torn, slowest) = (0, 0, 0.0)
                while requests & 63 != 0 || !counts.isStopped {
                    let start = DispatchTime.now().uptimeNanoseconds
                    let formatter = store.formatter(acceptLanguage: headers[(requests + number) % 5])
                    var first = ""
                    for index in 0..<10 {
                        let text = formatter.format(
                            .string(CatalogTexts.key(index * 140), [.count(requests % 1000), ""], table: "Shop"))
                        // «3 заказа v1 ru »: the version and the language are the last two words.
                        let version = text.visibleText.split(separator: " ").suffix(2).joined(separator: " ")
                        if index == 0 { first = version } else if first != version { torn += 1 }
                    }
                    requests += 1
                    slowest = max(slowest, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
                }
                counts.add(requests: requests, torn: torn, slowest: slowest)
            }
        }
        var reloads = 0
        var reloading = 0.0
        let end = Date().addingTimeInterval(1)
        while Date() < end {
            if isReloading {
                try write(version: reloads + 2, to: folder)
                let start = Date()
                try store.reload()
                reloading += Date().timeIntervalSince(start)
                reloads += 1
            } else {
                Thread.sleep(forTimeInterval: 0.05)
            }
        }
        counts.stop()
        group.wait()
        let name = isReloading ? "4 threads while the catalog is reloaded \(reloads) times a second" : "4 threads"
        table.value(name, Double(counts.requests), unit: "requests/s", target: nil)
        table.value("  slowest request", counts.slowest, unit: "ms", target: nil)
        if isReloading {
            table.value("  one reload", reloading / Double(max(reloads, 1)) * 1000, unit: "ms", target: nil)
        }
        table.value("  answers of two versions", Double(counts.torn), unit: "", target: 0, atMost: true)
    }
}
