/// What a PO file holds beside its texts: other formats have no place for it.
enum POLosses {
    static func losses(of file: CatalogFile) -> [ConversionLoss] {
        let language = file.language?.description ?? ""
        var result: [ConversionLoss] = []
        let name = FileName.shown(file.path)
        result.append(ConversionLoss(key: name, language: "", message: "the header is lost"))
        let obsolete = count("#~ msgid ", in: file, 0..<file.source.text.count)
        if obsolete > 0 {
            result.append(
                ConversionLoss(
                    key: name, language: "",
                    message: "\(obsolete) obsolete \(obsolete == 1 ? "entry is" : "entries are") lost"))
        }
        for entry in file.entries {
            var losing = LossCollector(key: file.string(entry.key), language: language)
            if entry.context != nil { losing.add("the context is a part of the key: 'context|text'") }
            let range = entry.leading.start..<max(entry.leading.start, entry.leading.end)
            if count("#:", in: file, range) > 0 { losing.add("the places in the source code are lost") }
            if count("#|", in: file, range) > 0 { losing.add("the previous text is lost") }
            if count("#,", in: file, range) > 0 { losing.add("the flags are lost") }
            if count("#.", in: file, range) > 0, hasNote(file, range) {
                losing.add("the translator's comment is lost; that of the program is kept")
            }
            result += losing.losses
        }
        return result
    }

    /// How many lines begin with a mark.
    private static func count(_ mark: StaticString, in file: CatalogFile, _ range: Range<Int>) -> Int {
        file.source.text.withUnsafeBufferPointer { bytes in
            let reader = ByteReader(bytes)
            var found = 0
            var line = range.lowerBound
            while line < min(range.upperBound, reader.count) {
                if reader.has(mark, at: line) { found += 1 }
                line = reader.firstIndex(of: 0x0A, from: line) + 1
            }
            return found
        }
    }

    private static func hasNote(_ file: CatalogFile, _ range: Range<Int>) -> Bool {
        count("# ", in: file, range) > 0
    }
}
