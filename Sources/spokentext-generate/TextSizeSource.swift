import Foundation

/// Writes the figures of Resources/TextSize as Swift arrays.
enum TextSizeSource {
    static func generate(root: URL) throws -> [(path: String, content: String)] {
        var result = """
            // Written by `swift run spokentext-generate` from Resources/TextSize; do not edit.

            /// The figures of text sizes; a row holds the twelve categories from `extraSmall` on.
            enum TextSizeTables {

            """
        for (file, name) in [
            ("text-style-sizes", "styleSizes"), ("text-style-leadings", "styleLeadings"),
            ("token-sizes", "tokenSizes"), ("token-line-heights", "tokenLineHeights"),
        ] {
            result += "    static let \(name): [[UInt8]] = [\n"
            for row in try rows(root, file) {
                result += "        [\(row.dropFirst().prefix(12).joined(separator: ", "))],  // \(row[0])\n"
            }
            result += "    ]\n"
        }
        result +=
            "    /// The non-linear curves of Android 14: a scale, then dp at 8, 10, 12, 14, 18, 20, 24, 30 and 100 sp.\n"
        result += "    static let androidCurves: [[Double]] = [\n"
        for row in try rows(root, "android-font-scale") {
            result += "        [\(row.prefix(10).joined(separator: ", "))],\n"
        }
        result +=
            "    ]\n    /// The step of each of the twelve categories.\n    static let stepOfCategory: [UInt8] = ["
        let steps = try rows(root, "steps")
        result += steps.enumerated().flatMap { index, row in
            row[1].split(separator: "|").map { _ in String(index) }
        }.joined(separator: ", ")
        result +=
            "]\n    /// The font scale of Android from which each step begins.\n    static let androidSteps: [Double] = ["
        result += steps.map { $0[2] }.joined(separator: ", ") + "]\n}\n"
        return [("Sources/SpokenModel/TextSize/Generated/TextSizeTables.swift", result)]
    }

    private static func rows(_ root: URL, _ name: String) throws -> [[String]] {
        let url = root.appending(path: "Resources/TextSize/\(name).tsv")
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst()
            .filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }
}
