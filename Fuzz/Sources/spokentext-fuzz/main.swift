// swift run spokentext-fuzz TARGET|all [--seconds 60] [--seed 1]
// swift run spokentext-fuzz TARGET --input FILE     one input again

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

let targets: [any FuzzTarget] = [
    ValueTarget(),
    FormatterTarget(),
    CatalogTarget(
        format: .strings,
        seeds: [
            "/* a */\n\"cart.items\" = \"%d товаров за %@\";\n\"b\" = \"\\U0430\\\"\";\n", "key = value;", "{ a = b; }",
        ]),
    CatalogTarget(
        format: .stringsdict,
        seeds: [
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>items</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d товар</string><key>other</key><string>%d товара</string></dict></dict>
            <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>1</key><string>а</string></dict></dict>
            </dict></plist>
            """
        ]),
    CatalogTarget(
        format: .xcstrings,
        seeds: [
            """
            {"sourceLanguage":"en","strings":{"a %lld":{"localizations":{"ru":{"variations":{"plural":{"one":
            {"stringUnit":{"state":"translated","value":"%lld товар"}},"other":{"stringUnit":{"state":"new","value":"x"}}
            }}}}}},"version":"1.0"}
            """
        ]),
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
let inputPath = option("--input")
let wanted = targets.filter { arguments.first == "all" || arguments.contains($0.name) }
guard !wanted.isEmpty else {
    print("usage: spokentext-fuzz all|\(targets.map(\.name).joined(separator: "|")) [--seconds 60] [--seed 1]")
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
        let isTargetClean = try Fuzzer(target: target, seed: seed, seconds: seconds).run()
        isClean = isTargetClean && isClean
    }
}
exit(isClean ? 0 : 1)
