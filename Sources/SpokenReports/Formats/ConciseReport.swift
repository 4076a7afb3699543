import SpokenDiagnostics

/// One line for each finding, as compilers print them: editors jump to it.
enum ConciseReport {
    static func render(_ report: Report) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(report.diagnostics.count * 160)
        write(report) { bytes += $0 }
        return bytes
    }

    /// The report in pieces, a file or more each, so that it is never in memory as a whole.
    static func write<Failure: Error>(_ report: Report, _ sink: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
        var bytes: [UInt8] = []
        for (path, diagnostics) in report.files {
            let file = Array(oneLine(path).utf8)
            if bytes.count > 1 << 16 {
                try sink(bytes)
                bytes.removeAll(keepingCapacity: true)
            }
            for diagnostic in diagnostics {
                bytes += file
                bytes.append(UInt8(ascii: ":"))
                bytes += String(diagnostic.start.line).utf8
                bytes.append(UInt8(ascii: ":"))
                bytes += String(diagnostic.start.column).utf8
                bytes += ": ".utf8
                bytes += diagnostic.severity.rawValue.utf8
                bytes += ": ".utf8
                bytes += oneLine(diagnostic.messageWithKey).utf8
                bytes += " [".utf8
                bytes += oneLine(diagnostic.rule).utf8
                bytes += "]\n".utf8
            }
        }
        if !bytes.isEmpty { try sink(bytes) }
    }

    static func place(of diagnostic: Diagnostic) -> String {
        "\(oneLine(diagnostic.file)):\(diagnostic.start.line):\(diagnostic.start.column)"
    }

    /// Line breaks and other controls as escapes, so that one finding stays one line.
    static func oneLine(_ text: String) -> String {
        // The leading bytes of what breaks lines tell that nearly no text needs a look at its characters.
        let mayBreak = text.utf8.withContiguousStorageIfAvailable { bytes in
            for byte in bytes where byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2 { return true }
            return false
        }
        guard mayBreak != false, text.unicodeScalars.contains(where: isBreaking) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where isBreaking(scalar): result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func isBreaking(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{202A}"..."\u{202E}",
            "\u{2066}"..."\u{2069}":
            true
        default: false
        }
    }
}
