import SpokenDiagnostics

/// One line for each finding, as compilers print them: editors jump to it.
enum ConciseReport {
    static func write(_ report: Report, to pieces: inout ReportPieces) {
        for (path, diagnostics) in report.files {
            let file = Array(oneLine(path).utf8)
            for diagnostic in diagnostics {
                pieces.append(file)
                pieces.append(UInt8(ascii: ":"))
                pieces += String(diagnostic.start.line)
                pieces.append(UInt8(ascii: ":"))
                pieces += String(diagnostic.start.column)
                pieces += ": "
                pieces += diagnostic.severity.rawValue
                pieces += ": "
                pieces += oneLine(diagnostic.messageWithKey)
                pieces += " ["
                pieces += oneLine(diagnostic.rule)
                pieces += "]\n"
            }
        }
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
