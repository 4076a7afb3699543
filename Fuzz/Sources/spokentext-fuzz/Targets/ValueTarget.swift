import SpokenModel

/// Decimal numbers, language tags, currency codes: what was read must be read again from its description.
struct ValueTarget: FuzzTarget {
    let name = "values"
    let seeds = ["1299.50", "-5", "1 299,5", "ru", "zh-Hant-HK", "en-u-ca-gregory", "RUB", "999999999999999999"].map {
        Array($0.utf8)
    }
    let dictionary = [".", ",", "-", "\u{2212}", "\u{A0}", "_", "0", "000", "9999999999", "x", "latn", "419"]

    func run(_ input: [UInt8]) throws -> Int {
        let text = String(decoding: input, as: UTF8.self)
        var signature = Signature()
        for separator in [".", ","] as [Character] {
            guard let number = try? DecimalNumber(text, decimalSeparator: separator) else { continue }
            guard try DecimalNumber(number.description) == number else {
                throw Finding("DecimalNumber(\(text)) is \(number), which reads as another number")
            }
            let operands = PluralOperands(number)
            guard operands.i == number.integer, operands.v >= operands.w, operands.f >= operands.t else {
                throw Finding("the operands of \(number) are wrong")
            }
            signature.add(Int(number.fractionDigits))
            signature.add(size: Int(number.integer))
        }
        if let tag = try? LanguageTag(text) {
            guard try LanguageTag(tag.description) == tag else { throw Finding("LanguageTag(\(text)) is \(tag)") }
            var next = tag.truncated
            while let tag = next { next = tag.truncated }
            signature.add(tag.description.utf8.count)
        }
        if let code = CurrencyCode(text) {
            guard CurrencyCode(code.description) == code else { throw Finding("CurrencyCode(\(text)) is \(code)") }
            signature.add(1)
        }
        return signature.value
    }
}
