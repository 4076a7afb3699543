import CRawICU
import Foundation
import SpokenText

/// A server: formatters for requests, and reloads of the catalog while other threads answer them.
enum ServingBenchmarks {
    /// About 10 MB in all languages.
    private static let entries = 5000
    private static let languages = ["de", "en", "es", "ru"]
    private static let headers = ["ru-RU, en;q=0.5", "de, en;q=0.8", "es-MX", "en-GB, de;q=0.1", "fr, ru;q=0.2"]

    static func run(_ table: inout Table) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("spokentext-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(files(version: 1), to: folder)
        let store = try SpokenTextStore(folder: folder.path)
        table.header("Serving \(languages.count) languages of \(entries) plural strings")
        requests(store, &table)
        nouns(store, &table)
        menu(store, &table)
        try reload(store, folder, &table)
        try load(store, folder, &table)
        try memory(store, &table)
    }

    /// Reading all files again, on a thread by itself: the clock, since it waits for files, too.
    private static func reload(_ store: SpokenTextStore, _ folder: URL, _ table: inout Table) throws {
        var bytes = 0
        for language in languages {
            let file = folder.appendingPathComponent("\(language).lproj/Shop.stringsdict")
            bytes += try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        }
        var times: [Double] = []
        var processor: [Double] = []
        for _ in 0..<9 {
            let (start, used) = (DispatchTime.now().uptimeNanoseconds, raw_thread_seconds())
            try store.reload()
            times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
            processor.append((raw_thread_seconds() - used) * 1000)
        }
        let name = "reload of \(bytes / 1_000_000) MB, median of 9"
        table.value("\(name), on the clock", times.sorted()[4], unit: "ms", target: nil)
        // Other processes count on the clock.
        table.value("\(name), processor", processor.sorted()[4], unit: "ms", target: 200, atMost: true)
    }

    /// The heap behind 30,000 requests and ten reloads, and behind ten times as many: 300,000 and 100. Half of the headers
    /// are new ones.
    private static func memory(_ store: SpokenTextStore, _ table: inout Table) throws {
        var sum = 0
        func serve(_ range: Range<Int>) throws -> Int64 {
            for index in range {
                let header = index % 2 == 0 ? headers[index % 5] : "\(headers[index % 5]), x-\(index)"
                let formatter = store.formatter(
                    acceptLanguage: header, options: SpokenTextOptions(numbers: index % 3 == 0 ? .words : .digits))
                let key = CatalogTexts.key(index % entries)
                sum &+= formatter.format(.string(key, [.count(index), "Москва"], table: "Shop")).visibleText.utf8.count
                sum &+= formatter.format(.price(index, .RUB)).accessibleText.utf8.count
                if index % 3000 == 0 { try store.reload() }
            }
            return raw_heap_bytes()
        }
        let first = Double(try serve(0..<30_000))
        let last = Double(try serve(30_000..<300_000))
        consume(sum)
        table.value("heap behind 30,000 requests and 10 reloads", first / 1e6, unit: "MB", target: nil)
        table.value("  times as much behind 300,000 and 100", last / first, unit: "", target: 1.02, atMost: true)
    }

    /// The files of a version. Every string names it, so that an answer of two versions would show.
    private static func files(version: Int) -> [(path: String, data: Data)] {
        languages.flatMap { language in
            let text = CatalogTexts.stringsdict(count: entries).replacingOccurrences(
                of: "в городе", with: "v\(version) \(language)")
            let nouns = CatalogTexts.stringsdict(count: 100, format: "%#@items@")
            return [
                ("\(language).lproj/Shop.stringsdict", Data(text.utf8)),
                ("\(language).lproj/Nouns.stringsdict", Data(nouns.utf8)),
            ]
        }
    }

    private static func write(_ files: [(path: String, data: Data)], to folder: URL) throws {
        for file in files {
            let url = folder.appendingPathComponent(file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try file.data.write(to: url, options: .atomic)
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
            (".count of a plural of the catalog", CatalogTexts.key(74)),
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
            table.value(name, result.bestNanoseconds, unit: "ns", target: 2000, atMost: true)
        }
    }

    /// For `--profile count`.
    static func countJob() throws -> Job {
        let text = CatalogTexts.stringsdict(count: 100, format: "%#@items@")
        let file = CatalogFile(bytes: Array(text.utf8), path: "ru.lproj/Nouns.stringsdict")
        let formatter = try SpokenTextStore(catalog: StringCatalog(files: [file])).formatter(languages: [.russian])
        let key = CatalogTexts.key(74)
        // What opens the language is no part of the profile.
        consume(formatter.format(.count(1, key)))
        return { count in
            (0..<count).reduce(0) { sum, index in
                sum &+ formatter.format(.count(index % 100, key)).visibleText.utf8.count
            }
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

    /// What a request took: on the clock other processes count, too; the processor's time and whether it waited are its own.
    private struct Cost {
        var microseconds: Double
        var processor: Double
        var waits: Int
    }

    /// What four threads have done so far; they tell it every 64 requests.
    private final class Counts: @unchecked Sendable {
        private let lock = NSLock()
        private var requests = 0
        private var torn = 0
        private var costs: [Cost] = []
        private var stopped = false

        func add(torn: Int, costs: [Cost]) -> Bool {
            lock.withLock {
                requests += costs.count
                self.torn += torn
                self.costs += costs
                return !stopped
            }
        }

        var now: (requests: Int, torn: Int) { lock.withLock { (requests, torn) } }
        /// What each request took since this was asked for last.
        func takeCosts() -> [Cost] {
            lock.withLock {
                defer { costs = [] }
                return costs
            }
        }
        func stop() { lock.withLock { stopped = true } }
    }

    /// Four threads answer requests of ten strings, and look whether all ten are of one version.
    private static func load(_ store: SpokenTextStore, _ folder: URL, _ table: inout Table) throws {
        // Made before the threads take the processors.
        let versions = [files(version: 2), files(version: 3)]
        let counts = Counts()
        let group = DispatchGroup()
        let headers = headers
        for number in 0..<4 {
            DispatchQueue.global().async(group: group) {
                var isGoingOn = true
                while isGoingOn {
                    var torn = 0
                    var costs: [Cost] = []
                    for request in 0..<64 {
                        let (start, used) = (DispatchTime.now().uptimeNanoseconds, raw_thread_seconds())
                        let waits = raw_thread_waits()
                        let formatter = store.formatter(acceptLanguage: headers[(request + number) % 5])
                        var first = ""
                        for index in 0..<10 {
                            let text = formatter.format(
                                .string(CatalogTexts.key(index * 140), [.count(request), ""], table: "Shop"))
                            // «3 заказа v1 ru »: the version and the language are the last two words.
                            let version = text.visibleText.split(separator: " ").suffix(2).joined(separator: " ")
                            if index == 0 { first = version } else if first != version { torn += 1 }
                        }
                        costs.append(
                            Cost(
                                microseconds: Double(DispatchTime.now().uptimeNanoseconds - start) / 1000,
                                processor: (raw_thread_seconds() - used) * 1e6, waits: raw_thread_waits() - waits))
                    }
                    isGoingOn = counts.add(torn: torn, costs: costs)
                }
            }
        }
        // By turns, so that a busy machine slows both alike.
        var calm: [Double] = []
        var reloading: [Double] = []
        var calmCosts: [Cost] = []
        var reloadingCosts: [Cost] = []
        func rate(_ costs: inout [Cost], _ body: () throws -> Void) rethrows -> Double {
            _ = counts.takeCosts()
            let (start, before) = (DispatchTime.now().uptimeNanoseconds, counts.now.requests)
            try body()
            let rate = Double(counts.now.requests - before) / Double(DispatchTime.now().uptimeNanoseconds - start) * 1e9
            costs += counts.takeCosts()
            return rate
        }
        for round in 0..<9 {
            try write(versions[round % 2], to: folder)
            calm.append(rate(&calmCosts) { Thread.sleep(forTimeInterval: 0.2) })
            reloading.append(try rate(&reloadingCosts) { try store.reload() })
        }
        counts.stop()
        group.wait()
        let (without, with) = (calm.sorted()[4], reloading.sorted()[4])
        table.value("4 threads, median of 9", without, unit: "requests/s", target: nil)
        table.value("4 threads while a reload runs on a fifth", with, unit: "requests/s", target: nil)
        // Five threads share the processors of four.
        table.value("  the part that goes on", with / without, unit: "", target: 0.3)
        for (name, costs) in [("otherwise", calmCosts), ("while a reload runs", reloadingCosts)] {
            let times = costs.map(\.microseconds).sorted()
            table.value("  requests \(name)", Double(times.count), unit: "", target: nil)
            for (share, part) in [("half", 0.5), ("99 %", 0.99)] {
                table.value(
                    "    \(share) within", times[Int(Double(times.count - 1) * part)], unit: "µs", target: nil)
            }
            table.value("    processor, the most", costs.map(\.processor).max() ?? 0, unit: "µs", target: nil)
            let waits = costs.filter { $0.waits > 0 }
            table.value("    have waited", Double(waits.count), unit: "", target: nil)
            table.value("    the longest of these", waits.map(\.microseconds).max() ?? 0, unit: "µs", target: nil)
        }
        table.value("  answers of two versions", Double(counts.now.torn), unit: "", target: 0, atMost: true)
    }
}
