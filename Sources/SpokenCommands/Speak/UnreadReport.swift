import SpokenNormalization

/// Lists what is left unread on standard error, as FILE:LINE:COLUMN, block by block while a text comes in.
struct UnreadReport {
    /// How many places that are.
    private(set) var count = 0
    private let path: String
    private let normalizer: TextNormalizer
    private var line = 0

    /// - Parameter path: "-" is standard input.
    init(path: String, _ normalizer: TextNormalizer) {
        self.path = path == "-" ? "<stdin>" : path
        self.normalizer = normalizer
    }

    /// - Parameter block: whole lines.
    mutating func add(_ block: UnsafeBufferPointer<UInt8>) {
        var report = ""
        for bytes in block.split(separator: 0x0A, omittingEmptySubsequences: false) {
            line += 1
            guard !bytes.isEmpty else { continue }
            let text = String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self)
            let result = normalizer.normalize(text)
            var column = ColumnCounter(text)
            for span in result.unread {
                let kind = span.rule.split(separator: "-").last ?? ""
                report += "\(path):\(line):\(column.column(span.visible.lowerBound)): unread \(kind): "
                report += "\(text.part(span.visible))\n"
                count += 1
            }
        }
        // Behind the last line feed begins the first line of the next block.
        if block.last == 0x0A { line -= 1 }
        if !report.isEmpty { StandardError.write(report) }
    }
}
