/// Applies a unified difference, as `patch` does, without regard to where it might fit else.
enum Patch {
    /// The new bytes; nil where a line of the difference is not that of the file.
    static func apply(_ difference: [UInt8], to old: [UInt8]) -> [UInt8]? {
        let oldLines = lines(old)
        var result: [UInt8] = []
        var next = 0
        var patch = lines(difference).dropFirst(2).makeIterator()
        var line = patch.next()
        while let header = line {
            // "@@ -12,3 +12,4 @@"; a side without lines names the line before.
            let fields = header.split(separator: 0x20)
            guard header.starts(with: "@@ -".utf8), fields.count > 2 else { return nil }
            let numbers = fields[1].dropFirst().split(separator: 0x2C).map {
                Int(String(decoding: $0, as: UTF8.self)) ?? 0
            }
            let start = (numbers.first ?? 0) - (numbers.count > 1 && numbers[1] == 0 ? 0 : 1)
            guard start >= next, start <= oldLines.count else { return nil }
            for kept in oldLines[next..<start] { result += kept }
            next = start
            line = patch.next()
            var isLast = false
            while let current = line, let mark = current.first, mark != UInt8(ascii: "@") {
                line = patch.next()
                var content = Array(current.dropFirst())
                isLast = line?.first == UInt8(ascii: "\\")
                if isLast {
                    content.removeLast()
                    line = patch.next()
                }
                if mark != UInt8(ascii: "+") {
                    guard next < oldLines.count, Array(oldLines[next]) == content else { return nil }
                    next += 1
                }
                if mark != UInt8(ascii: "-") { result += content }
            }
        }
        for kept in oldLines[min(next, oldLines.count)...] { result += kept }
        return result
    }

    /// With their ends.
    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var result: [ArraySlice<UInt8>] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == 0x0A {
            result.append(bytes[start...index])
            start = index + 1
        }
        if start < bytes.count { result.append(bytes[start...]) }
        return result
    }
}
