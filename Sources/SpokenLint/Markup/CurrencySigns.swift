/// The currency signs that stand at numbers: `$5`, «5 €».
enum CurrencySigns {
    static func atNumbers(_ text: String) -> Set<Unicode.Scalar> {
        guard text.unicodeScalars.contains(where: isSign) else { return [] }
        let scalars = Array(text.unicodeScalars)
        var result = Set<Unicode.Scalar>()
        for (index, scalar) in scalars.enumerated() where isSign(scalar) {
            let behind = scalars[(index + 1)...].drop(while: isSpace).first
            let before = scalars[..<index].reversed().drop(while: isSpace).first
            if [behind, before].contains(where: { $0.map { ("0"..."9").contains($0) } ?? false }) {
                result.insert(scalar)
            }
        }
        return result
    }

    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "$" || scalar.value >= 0xA2 && scalar.properties.generalCategory == .currencySymbol
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\u{A0}" || scalar == "\u{202F}"
    }
}
