import SpokenDiagnostics

/// One line for each finding, as compilers print them: editors jump to it.
enum ConciseReport {
    static func render(_ report: Report) -> String {
        var result = ""
        for diagnostic in report.diagnostics {
            result += "\(place(of: diagnostic)): \(diagnostic.severity.rawValue): \(oneLine(diagnostic.message))"
            result += " [\(diagnostic.rule)]\n"
        }
        return result
    }

    static func place(of diagnostic: Diagnostic) -> String {
        "\(oneLine(diagnostic.file)):\(diagnostic.start.line):\(diagnostic.start.column)"
    }

    /// Line breaks and other controls as escapes, so that one finding stays one line.
    static func oneLine(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isBreaking) else { return text }
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
