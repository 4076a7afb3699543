import CSpokenText
import SpokenModel
import SpokenText

@_cdecl("spokentext_catalog_open")
public func catalogOpen(
    _ path: UnsafePointer<CChar>?, _ sourceLanguage: UnsafePointer<CChar>?,
    _ options: UnsafePointer<spokentext_options>?, _ catalog: UnsafeMutablePointer<spokentext_catalog>?,
    _ error: UnsafeMutablePointer<spokentext_error>?
) -> spokentext_status {
    catalog?.pointee.id = 0
    return answer(error) { () throws(CallFailure) in
        guard let catalog else { throw .null("catalog") }
        guard let path = try CallInput.name(path, "path") else { throw .null("path") }
        let opened = try OpenCatalog(
            path: path, sourceLanguage: try CallInput.name(sourceLanguage, "source_language"), try CallOptions(options))
        guard let id = OpenCatalog.all.insert(opened) else { throw .memory }
        catalog.pointee.id = id
    }
}

@_cdecl("spokentext_catalog_close")
public func catalogClose(
    _ catalog: spokentext_catalog, _ error: UnsafeMutablePointer<spokentext_error>?
) -> spokentext_status {
    answer(error) { () throws(CallFailure) in
        guard OpenCatalog.all.remove(catalog.id) != nil else { throw .closed("catalog") }
    }
}

@_cdecl("spokentext_catalog_get")
public func catalogGet(
    _ catalog: spokentext_catalog, _ key: UnsafePointer<CChar>?, _ arguments: UnsafePointer<spokentext_value>?,
    _ count: Int, _ place: UnsafePointer<spokentext_place>?,
    _ pair: UnsafeMutablePointer<UnsafeMutablePointer<spokentext_pair>?>?,
    _ error: UnsafeMutablePointer<spokentext_error>?
) -> spokentext_status {
    answer(pair, "pair", error) { () throws(CallFailure) in
        guard let key = try CallInput.name(key, "key") else { throw .null("key") }
        let opened = try OpenCatalog.of(catalog)
        let text = try opened.get(key, try values(arguments, count), try StringPlace(place))
        return try Results.pair(text.visibleText, text.accessibleText)
    }
}

/// The elements of an array are as far apart as the first one says that they are long.
private func values(
    _ pointer: UnsafePointer<spokentext_value>?, _ count: Int
) throws(CallFailure) -> [ValueInput] {
    guard count != 0 else { return [] }
    guard let pointer else { throw .null("arguments") }
    guard (1...1024).contains(count) else {
        throw CallFailure(SPOKENTEXT_TOO_LONG, "a string takes at most 1024 arguments")
    }
    let stride = pointer.pointee.size == 0 ? MemoryLayout<spokentext_value>.stride : pointer.pointee.size
    guard stride >= 0, stride <= 1 << 16, stride % MemoryLayout<Int>.alignment == 0 else {
        throw CallFailure(SPOKENTEXT_INVALID_OPTION, "'value.size' is \(stride); write sizeof, or 0")
    }
    var result: [ValueInput] = []
    for index in 0..<count {
        let value = (UnsafeRawPointer(pointer) + index * stride).assumingMemoryBound(to: spokentext_value.self)
        do {
            result.append(try ValueInput(value))
        } catch {
            throw CallFailure(error.status, "argument \(index + 1): \(error.message)", index: index, place: error.place)
        }
    }
    return result
}

@_cdecl("spokentext_catalog_languages")
public func catalogLanguages(
    _ catalog: spokentext_catalog, _ languages: UnsafeMutablePointer<UnsafeMutablePointer<spokentext_texts>?>?,
    _ error: UnsafeMutablePointer<spokentext_error>?
) -> spokentext_status {
    answer(languages, "languages", error) { () throws(CallFailure) in
        let tags = try OpenCatalog.of(catalog).store.languages.map(\.description)
        let joined = tags.joined()
        var block = try ResultBlock(
            size: ResultBlock.size(of: spokentext_texts.self) + ResultBlock.size(of: Int64.self, count: tags.count + 1)
                + ResultBlock.size(text: joined.utf8.count))
        let result = block.take(spokentext_texts.self)
        let offsets = block.take(Int64.self, count: tags.count + 1)
        offsets[0] = 0
        for (index, tag) in tags.enumerated() { offsets[index + 1] = offsets[index] + Int64(tag.utf8.count) }
        let text = block.take(text: joined)
        result.pointee = spokentext_texts(
            bytes: text.bytes, length: text.length, offsets: UnsafeRawPointer(offsets), offset_size: 8,
            count: tags.count)
        return result
    }
}

@_cdecl("spokentext_catalog_reload")
public func catalogReload(
    _ catalog: spokentext_catalog, _ error: UnsafeMutablePointer<spokentext_error>?
) -> spokentext_status {
    answer(error) { () throws(CallFailure) in
        let opened = try OpenCatalog.of(catalog)
        do throws(SpokenTextStoreError) { try opened.store.reload() } catch { throw OpenCatalog.failure(error) }
    }
}
