import SpokenCatalogs

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

// Called by the plugin CatalogAccessors:
//     spokentext-accessors OUTPUT TYPE TABLE CATALOG…
let arguments = CommandLine.arguments
guard arguments.count >= 4 else {
    print("usage: spokentext-accessors OUTPUT TYPE TABLE CATALOG…")
    exit(2)
}
do {
    var files: [CatalogFile] = []
    var isBroken = false
    for path in arguments.dropFirst(4) {
        let file = CatalogFile(bytes: try FileBytes.read(path), path: path)
        for diagnostic in file.diagnostics {
            isBroken = isBroken || diagnostic.severity == .error
            print(
                "\(path):\(diagnostic.start.line):\(diagnostic.start.column): \(diagnostic.severity.rawValue): "
                    + diagnostic.message)
        }
        files.append(file)
    }
    if isBroken { exit(1) }
    let (source, warnings) = AccessorSource(files: files, typeName: arguments[2], table: arguments[3]).generate()
    for warning in warnings { print("warning: \(warning)") }
    try FileBytes.writeAtomically(Array(source.utf8), to: arguments[1])
} catch {
    print("error: \(error)")
    exit(2)
}
