import CRawICU
import Foundation
import SpokenCatalogs
import SpokenMessages
import SpokenModel

/// Catalogs: parsing beside Foundation's readers of the same bytes, look-up with formatting, loading and memory. The
/// texts are made here, like those of a shop in Latin and Cyrillic letters, so that every machine reads the same.
enum CatalogBenchmarks {
    static func run(_ table: inout Table) throws {
        parsing(&table)
        try formatting(&table)
        loading(&table)
    }

    private static func parsing(_ table: inout Table) {
        table.header("Reading catalogs from memory, one core, processor time, median of 9")
        for (name, text, target) in [
            ("ru.lproj/Shop.strings", CatalogTexts.strings(count: 8000), 100.0),
            ("ru.lproj/Shop.stringsdict", CatalogTexts.stringsdict(count: 1500), 60),
            ("Shop.xcstrings", CatalogTexts.xcstrings(count: 1000), 100),
        ] {
            let bytes = Array(text.utf8)
            let data = Data(bytes)
            let ours = seconds { CatalogFile(bytes: bytes, path: name).entries.count }
            let theirs = seconds {
                name.hasSuffix("xcstrings")
                    ? (try? JSONSerialization.jsonObject(with: data) as? [String: Any])?.count ?? 0
                    : (try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])?.count
                        ?? 0
            }
            let megabytes = Double(bytes.count) / 1e6
            table.value("\(name), \(bytes.count / 1000) kB", megabytes / ours, unit: "MB/s", target: target)
            table.value("  the same by Foundation", megabytes / theirs, unit: "MB/s", target: nil)
        }
    }

    private static func formatting(_ table: inout Table) throws {
        table.header("Look-up and formatting, one core, processor time of one call, the least of 25 samples")
        let results = measure([visibleJob(), pairJob()], samples: 25)
        table.value(
            "two-argument plural into a buffer", results[0].bestNanoseconds, unit: "ns", target: 1000, atMost: true)
        table.value("  the median of the samples", results[0].nanoseconds, unit: "ns", target: nil)
        table.value("  its allocations", results[0].allocations, unit: "", target: nil)
        table.value("the same as a pair, with its spoken half", results[1].bestNanoseconds, unit: "ns", target: nil)
    }

    private static let formatter = MessageFormatter(
        catalog: StringCatalog(files: [
            CatalogFile(bytes: Array(CatalogTexts.stringsdict(count: 1500).utf8), path: "ru.lproj/Shop.stringsdict")
        ]), language: .russian)
    private static let keys = (0..<1024).map { CatalogTexts.key($0) }
    private static let numbers = {
        var random = Seeded(7)
        return (0..<1024).map { _ in Int(truncatingIfNeeded: random.next() % 1000) }
    }()

    /// `%#@items@ в городе %2$@` with a number and a text.
    static func visibleJob() -> Job {
        let (formatter, keys, numbers) = (formatter, keys, numbers)
        return { count in
            var buffer = UTF8Buffer()
            var sum = 0
            for index in 0..<count {
                buffer.removeAll()
                formatter.appendVisible(
                    keys[index & 1023], [MessageArgument(numbers[index & 1023]), "Москва"], table: "Shop", to: &buffer)
                sum &+= buffer.count
            }
            return sum
        }
    }

    private static func pairJob() -> Job {
        let (formatter, keys, numbers) = (formatter, keys, numbers)
        return { count in
            var sum = 0
            for index in 0..<count {
                let result = formatter.format(
                    keys[index & 1023], [MessageArgument(numbers[index & 1023]), "Москва"], table: "Shop")
                sum &+= result.text.accessibleText.utf8.count
            }
            return sum
        }
    }

    private static func loading(_ table: inout Table) {
        table.header("Loading 10 MB, one core, processor time, median of 9")
        for (name, text) in [
            ("Shop.xcstrings", CatalogTexts.xcstrings(count: 5200)),
            ("ru.lproj/Shop.strings", CatalogTexts.strings(count: 76_000)),
            ("ru.lproj/Shop.stringsdict", CatalogTexts.stringsdict(count: 10_000)),
        ] {
            let bytes = Array(text.utf8)
            let megabytes = Double(bytes.count) / 1e6
            let time = seconds { open(bytes, name).tables.count }
            table.value(
                "\(name), \(Int(megabytes)) MB, scaled to 10 MB", time * 10 / megabytes * 1000, unit: "ms", target: 150,
                atMost: true)
            let before = raw_heap_bytes()
            // A copy of its own, as a file read from disk is.
            let catalog = open(bytes.map { $0 }, name)
            let held = Double(raw_heap_bytes() - before) / Double(bytes.count)
            consume(catalog)
            table.value(
                "  memory that it holds", held, unit: "x its size", target: before == 0 ? nil : 4, atMost: true)
        }
    }

    /// A catalog with its index, ready for look-ups.
    private static func open(_ bytes: [UInt8], _ path: String) -> StringCatalog {
        let catalog = StringCatalog(files: [CatalogFile(bytes: bytes, path: path)])
        consume(catalog.find("none", table: "Shop", languages: [.russian])?.language)
        return catalog
    }

    private static func seconds(_ body: () -> Int) -> Double {
        consume(body())
        var times: [Double] = []
        for _ in 0..<9 {
            let start = raw_thread_seconds()
            consume(body())
            times.append(raw_thread_seconds() - start)
        }
        return times.sorted()[4]
    }
}
