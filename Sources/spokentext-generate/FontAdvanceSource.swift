import Foundation

/// Writes the advances of Resources/Fonts as Swift arrays.
enum FontAdvanceSource {
    static func generate(root: URL) throws -> [(path: String, content: String)] {
        var result = """
            // Written by `swift run spokentext-generate` from Resources/Fonts; do not edit.

            /// The advances of a common sans font in thousandths of the text size, from a first code point on.
            enum StandardAdvances {
                static let rows: [(first: Int, advances: [UInt16])] = [

            """
        let text = try String(contentsOf: root.appending(path: "Resources/Fonts/sans.tsv"), encoding: .utf8)
        for line in text.split(separator: "\n").dropFirst() where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count > 1 else { continue }
            let advances = fields[1].split(separator: " ").joined(separator: ", ")
            result += "        (\n            0x\(fields[0]),\n            [\(advances)]\n        ),\n"
        }
        return [("Sources/SpokenLint/Measuring/Generated/StandardAdvances.swift", result + "    ]\n}\n")]
    }
}
