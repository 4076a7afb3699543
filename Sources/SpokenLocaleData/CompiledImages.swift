import CSpokenTables
import SpokenModel

/// The images that all tables, lexicons and rules are read from: those that are embedded, or in the generator those that it
/// has just made, so that the examples of rules run over the rows as they stand.
package enum CompiledImages {
    private static let made = Guarded<(tables: Image?, languages: Image?)>((nil, nil))

    private struct Image: @unchecked Sendable {
        // Sendable: constants of the binary, or written once and never freed.
        let numbers: UnsafeBufferPointer<UInt32>

        init(_ read: (inout Int) -> UnsafePointer<UInt32>?) {
            var count = 0
            let base = read(&count)
            numbers = UnsafeBufferPointer(start: base, count: count)
        }

        init(_ bytes: [UInt8]) {
            let memory = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: bytes.count / 4)
            _ = memory.initialize(
                from: stride(from: 0, to: bytes.count - 3, by: 4).lazy.map { start in
                    bytes[start..<start + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
                })
            numbers = UnsafeBufferPointer(memory)
        }
    }

    /// Reads tables from these bytes; to be called before one is read.
    package static func use(tables: [UInt8]) {
        let image = Image(tables)
        made.withLock { $0.tables = image }
    }

    /// Reads lexicons and rules from these bytes; to be called before one is read.
    package static func use(languages: [UInt8]) {
        let image = Image(languages)
        made.withLock { $0.languages = image }
    }

    static var tables: UnsafeBufferPointer<UInt32> { tableImage.numbers }
    static var languages: UnsafeBufferPointer<UInt32> { languageImage.numbers }

    static var forms: UnsafeBufferPointer<UInt32> { formsImage.numbers }

    private static let formsImage = Image { spoken_forms(&$0) }
    private static let tableImage = made.withLock { $0.tables } ?? Image { spoken_tables(&$0) }
    private static let languageImage = made.withLock { $0.languages } ?? Image { spoken_languages(&$0) }
}
