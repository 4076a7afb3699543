/// What an Android file says and no other format has a place for.
enum AndroidLosses {
    static func losses(of file: CatalogFile) -> [ConversionLoss] {
        let language = file.language?.description ?? ""
        var result: [ConversionLoss] = []
        for entry in file.entries {
            var losing = LossCollector(key: file.string(entry.key), language: language)
            let ignored = entry.ignored.filter { $0 != "formatted" }
            if !ignored.isEmpty { losing.add("tools:ignore of \(ignored.joined(separator: ", ")) is lost") }
            if ignored.count < entry.ignored.count { losing.add("formatted=\"false\" is lost") }
            for unit in file.localizations(of: entry).flatMap(\.content.units) where unit.value.form != .verbatim {
                file.source.text.withUnsafeBufferPointer { all in
                    let bytes = CatalogSource.slice(all, unit.value)
                    let groups = AndroidGroups(bytes)
                    if groups.hasGroups { losing.add("<xliff:g> is lost; what it protects is kept") }
                    if groups.hasTags { losing.add("inline markup is kept as text") }
                    if bytes.starts(with: "<![CDATA[".utf8) { losing.add("CDATA is written with escapes") }
                }
            }
            result += losing.losses
        }
        return result
    }
}
