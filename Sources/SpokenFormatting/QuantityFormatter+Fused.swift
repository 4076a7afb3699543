import SpokenModel

extension QuantityFormatter {
    /// Appends the numeral that begins a compound adjective: «двух» of «двухкомнатная», «двадцатиодно» of
    /// «двадцатиоднодневный»; nothing for a number that no such adjective has, and in a language without rows of them.
    package func appendFused(_ value: UInt64, to buffer: inout UTF8Buffer) {
        guard let value = Int(exactly: value), let table = OrdinalTable.of(language.language) else { return }
        let start = buffer.count
        SlavicOrdinals(table: table).appendFused(value, to: &buffer)
        if !options.writesYo { buffer.replaceYo(from: start) }
    }
}
