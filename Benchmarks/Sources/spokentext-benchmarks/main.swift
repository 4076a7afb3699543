// swift run -c release spokentext-benchmarks [formatting] [speak] [growth] [first-use] [elements] [catalogs] [serving]
// Prints ratios; compares nothing across runs or machines. Exit code 1 when a target is missed.

import SpokenModel

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--first-use", let language = arguments.dropFirst().first {
    try FirstUse.measureOnce(
        language, arguments.dropFirst(2).first.flatMap { NumberStyle(rawValue: $0) } ?? .digits,
        arguments.dropFirst(3).first.flatMap { FirstUse.Job(rawValue: $0) } ?? .price)
    exit(0)
}

if arguments.first == "--profile", let name = arguments.dropFirst().first {
    // A few seconds of one job and nothing else: perf record spokentext-benchmarks --profile price
    let job: Job? =
        switch name {
        case "catalog": CatalogBenchmarks.visibleJob()
        case "count": try ServingBenchmarks.countJob()
        default: try FormattingBenchmarks().job(named: name)
        }
    guard let job else { exit(2) }
    consume(measure([job], samples: 50))
    exit(0)
}

func isWanted(_ name: String) -> Bool {
    arguments.isEmpty || arguments.contains(name)
}

var table = Table()
if isWanted("formatting") { try FormattingBenchmarks().run(&table) }
if isWanted("speak") { try SpeakBenchmarks().run(&table) }
if isWanted("growth") { try SpeakGrowth.run(&table) }
if isWanted("first-use") { FirstUse.run(&table, program: CommandLine.arguments[0]) }
if isWanted("elements") { try ElementBenchmarks.run(&table) }
if isWanted("catalogs") { try CatalogBenchmarks.run(&table) }
if isWanted("serving") { try ServingBenchmarks.run(&table) }
print(table.missed == 0 ? "\nAll targets are met." : "\n\(table.missed) targets are missed.")
exit(table.missed == 0 ? 0 : 1)
