import SpokenModel

/// The lines of files that are shown at once, in tables.
enum TextLines {
    /// Visits each line with its number, from 1; one that is no UTF-8 as it can be shown.
    /// - Returns: what is to be told of lines that are no UTF-8, a note for each file that has some.
    static func forEach(
        in paths: [String], _ visit: (_ path: String, _ line: Int, _ text: String, _ isReadable: Bool) -> Void
    ) throws(CommandFailure) -> [String] {
        var notes: [String] = []
        for path in paths {
            let bytes = try InputFile.bytes(at: path)
            try InputFile.refuseUTF16(bytes.prefix(2), path)
            var broken = BrokenLines(path: path)
            for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
                let line = line.last == 0x0D ? line.dropLast() : line
                let isReadable = line.withUnsafeBufferPointer(UTF8Check.isValid)
                if !isReadable { broken.add(index + 1) }
                visit(path, index + 1, String(decoding: line, as: UTF8.self), isReadable)
            }
            if let note = broken.note { notes.append(note) }
        }
        return notes
    }
}
