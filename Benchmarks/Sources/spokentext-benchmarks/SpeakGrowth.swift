import CRawICU
import SpokenModel
import SpokenNormalization

/// Free text from a kilobyte to 100 MB: prose, in lines and as one line. What a byte costs must not grow.
struct SpeakGrowth {
    private static let paragraph = """
        Утром над городом прошёл дождь, и к девяти часам улицы опустели. В кафе на углу открыли окна; пахло хлебом и кофе.
        Хозяйка рассказала, что за неделю здесь побывало 240 гостей, а новый хлеб по рецепту 1925 года стоит 180 рублей.
        Дорога до вокзала занимает около 25 минут: сначала пешком вдоль реки, потом на трамвае через старый мост.
        «Мы ждали этого лета долго», — говорит она и показывает на террасу, где по вечерам играет музыка.
        Погода обещает быть тёплой: днём до 22 °C, ночью немного прохладнее, ветер слабый, без осадков.

        """

    static func run(_ table: inout Table) throws {
        table.header("Russian prose by its size, processor time")
        let normalizer = try TextNormalizer(language: .russian)
        var first: Double?
        for (name, size) in [
            ("1 KB", 1_000), ("10 KB", 10_000), ("100 KB", 100_000), ("1 MB", 1_000_000), ("10 MB", 10_000_000),
            ("100 MB", 100_000_000),
        ] {
            let lines = prose(size)
            let cost = nanosecondsPerByte(lines, normalizer, seconds: size < 10_000_000 ? 0.1 : 0)
            if size == 1_000_000 {
                table.value("\(name) in lines", 1e3 / cost, unit: "MB/s", target: 20)
            } else {
                table.value("\(name) in lines", 1e3 / cost, unit: "MB/s", target: nil)
            }
            if size == 10_000_000 {
                let line = String(lines.map { $0 == "\n" ? " " : $0 })
                let ratio = nanosecondsPerByte(line, normalizer, seconds: 0) / cost
                table.value(
                    "10 MB as one line, cost beside the same in lines", ratio, unit: "x", target: 1.5, atMost: true)
            }
            if size == 100_000_000, let first {
                table.value("a byte of 100 MB beside one of 1 KB", cost / first, unit: "x", target: 1.5, atMost: true)
            }
            if first == nil { first = cost }
        }
    }

    private static func prose(_ size: Int) -> String {
        String(repeating: paragraph, count: max(1, size / paragraph.utf8.count))
    }

    private static func nanosecondsPerByte(_ text: String, _ normalizer: TextNormalizer, seconds: Double) -> Double {
        var runs = 0
        let start = raw_thread_seconds()
        repeat {
            consume(normalizer.speak(text))
            runs += 1
        } while raw_thread_seconds() - start < seconds
        return (raw_thread_seconds() - start) * 1e9 / Double(runs) / Double(text.utf8.count)
    }
}
