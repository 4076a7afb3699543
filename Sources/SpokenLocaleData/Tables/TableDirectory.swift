/// The tables of an image by their names.
struct TableDirectory: @unchecked Sendable {
    // Sendable: the numbers are constants of the binary.
    private let image: UnsafePointer<UInt32>
    private let count: Int

    /// nil when the numbers are no image of tables.
    init?(_ image: UnsafeBufferPointer<UInt32>) {
        guard let base = image.baseAddress, image.count >= TableImage.headerCount, base[0] == TableImage.magic,
            image.count >= TableImage.headerCount + Int(base[1]) * TableImage.entryCount
        else { return nil }
        self.image = base
        count = Int(base[1])
    }

    static let compiledIn: TableDirectory? = TableDirectory(CompiledImages.tables)

    func table(_ language: String, _ name: String) -> LocaleTable? {
        var (first, last) = (0, count)
        while first < last {
            let middle = (first + last) / 2
            let difference = difference(middle, language, name)
            if difference == 0 { return LocaleTable(image, at: Int(entry(middle)[2])) }
            if difference < 0 { first = middle + 1 } else { last = middle }
        }
        return nil
    }

    var names: [(language: String, name: String)] {
        (0..<count).compactMap { index in
            let path = String(decoding: name(index), as: UTF8.self)
            guard let slash = path.firstIndex(of: "/") else { return nil }
            return (String(path[..<slash]), String(path[path.index(after: slash)...]))
        }
    }

    private func entry(_ index: Int) -> UnsafePointer<UInt32> {
        image + TableImage.headerCount + index * TableImage.entryCount
    }

    private func name(_ index: Int) -> UnsafeBufferPointer<UInt8> {
        let bytes = UnsafeRawPointer(image).assumingMemoryBound(to: UInt8.self)
        return UnsafeBufferPointer(start: bytes + Int(entry(index)[0]), count: Int(entry(index)[1]))
    }

    /// Below 0 where the name of an entry stands before "language/name", and above it where it stands behind.
    private func difference(_ index: Int, _ language: String, _ name: String) -> Int {
        let entry = self.name(index)
        var place = 0
        func step(_ byte: UInt8) -> Int {
            defer { place += 1 }
            return place < entry.count ? Int(entry[place]) - Int(byte) : -1
        }
        for byte in language.utf8 {
            let difference = step(byte)
            if difference != 0 { return difference }
        }
        let slash = step(0x2F)
        if slash != 0 { return slash }
        for byte in name.utf8 {
            let difference = step(byte)
            if difference != 0 { return difference }
        }
        return place < entry.count ? 1 : 0
    }
}
