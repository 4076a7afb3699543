// swift run spokentext-fuzz TARGET|all [--seconds 60] [--seed 1] [--corpus DIR] [--findings 1]
// swift run spokentext-fuzz TARGET --input FILE     one input again

import SpokenModel

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

let targets: [any FuzzTarget] = [
    ValueTarget(), FormatterTarget(), CatalogTarget(format: .strings), CatalogTarget(format: .stringsdict),
    CatalogTarget(format: .xcstrings), CatalogTarget(format: .po), CatalogTarget(format: .android),
    CatalogTarget(format: .xliff), CatalogTarget(format: .arb), CatalogTarget(format: .json),
    CatalogTarget(format: .properties), CatalogTarget(format: .fluent),
    CatalogTarget(format: .resx), BinaryListTarget(), FormatStringTarget(), ExchangeTarget(), ReportTarget(),
    FixTarget(),
    try SpeechTarget(.russian), try SpeechTarget(.english), try SpeechTarget(.spanish),
    try SpeechTarget(LanguageTag("uk")),
]

var arguments = Array(CommandLine.arguments.dropFirst())
@MainActor func option(_ name: String) -> String? {
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
    let value = arguments[index + 1]
    arguments.removeSubrange(index...(index + 1))
    return value
}
let seconds = option("--seconds").flatMap(Double.init) ?? 60
let seed = option("--seed").flatMap(UInt64.init) ?? 1
let maximumFindings = option("--findings").flatMap(Int.init) ?? 1
let inputPath = option("--input")
let corpusPath = option("--corpus")
let wanted = targets.filter { arguments.first == "all" || arguments.contains($0.name) }
guard !wanted.isEmpty else {
    print(
        "usage: spokentext-fuzz all|\(targets.map(\.name).joined(separator: "|")) [--seconds 60] [--seed 1] [--corpus DIR] "
            + "[--findings 1]"
    )
    exit(2)
}
var isClean = true
for target in wanted {
    if let inputPath {
        guard let input = readFile(inputPath) else {
            print("cannot read \(inputPath)")
            exit(2)
        }
        print(try target.run(input))
    } else {
        let corpus = corpusPath.map { Corpus.inputs(below: $0, for: target) } ?? []
        let fuzzer = Fuzzer(
            target: target, seed: seed, seconds: seconds, corpus: corpus, maximumFindings: maximumFindings)
        let isTargetClean = try fuzzer.run()
        isClean = isTargetClean && isClean
    }
}
exit(isClean ? 0 : 1)
