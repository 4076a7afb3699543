/// A number as a text writes it, and what it may mean: "1.000" is a thousand in German and one in English, "2.5" is two
/// and a half in both.
struct WrittenNumber {
    /// Digits of ASCII between separators.
    private var parts: [String] = []
    private var separators: [Unicode.Scalar] = []

    var isEmpty: Bool { parts.isEmpty }
    /// All digits without separators.
    var digits: String { parts.joined() }
    /// As written, with digits of ASCII.
    var written: String {
        var result = parts.first ?? ""
        for (separator, part) in zip(separators, parts.dropFirst()) {
            result.unicodeScalars.append(separator)
            result += part
        }
        return result
    }
    /// True for times, dates and telephones.
    var isPattern: Bool { separators.contains { [":", "/", "-", "–"].contains($0) } }

    /// Adds a digit, and what stands between it and the one before.
    mutating func append(_ digit: Character, behind separator: Unicode.Scalar?) {
        if let separator, !parts.isEmpty {
            separators.append(separator)
            parts.append(String(digit))
        } else if parts.isEmpty {
            parts.append(String(digit))
        } else {
            parts[parts.count - 1].append(digit)
        }
    }

    /// Marks within a number; which of them part groups and which begin a fraction differs by language.
    static func joins(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ".", ",", "\u{A0}", "\u{202F}", "'", "’", ":", "/", "-", "–", "\u{66B}", "\u{66C}": true
        default: false
        }
    }

    /// True when both may mean one number.
    func isSame(as other: WrittenNumber) -> Bool {
        parts == other.parts || readings.contains { other.readings.contains($0) }
    }

    /// What the digits may mean, with a full stop before fractions.
    private var readings: [String] {
        let isGrouped = parts.dropFirst().allSatisfy { $0.utf8.count == 3 } && (parts.first?.utf8.count ?? 0) <= 3
        guard let last = separators.last, let fraction = parts.last else { return [digits] }
        let whole = parts.dropLast().joined()
        if Self.partsGroups(last) { return [digits] }
        if separators.count == 1 {
            return isGrouped && parts.first != "0"
                ? [digits, Self.decimal(whole, fraction)] : [Self.decimal(whole, fraction)]
        }
        // "1.234.567" is a number, "1,00,000" too, and "2.5.1" a version.
        if separators.dropLast().contains(last) {
            return isGrouped || last == "," ? [digits] : [parts.joined(separator: ".")]
        }
        return [Self.decimal(whole, fraction)]
    }

    /// Spaces and apostrophes never begin a fraction.
    private static func partsGroups(_ separator: Unicode.Scalar) -> Bool {
        separator != "." && separator != "," && separator != "\u{66B}"
    }

    /// "2.50" is "2.5", and "5.0" is "5".
    private static func decimal(_ whole: String, _ fraction: String) -> String {
        var fraction = Substring(fraction)
        while fraction.last == "0" { fraction.removeLast() }
        return fraction.isEmpty ? whole : whole + "." + fraction
    }
}
