import CSpokenText
import SpokenModel
import SpokenNormalization

@_cdecl("spokentext_formatter_open")
public func formatterOpen(
    _ language: UnsafePointer<CChar>?, _ options: UnsafePointer<spokentext_options>?,
    _ formatter: UnsafeMutablePointer<spokentext_formatter>?, _ error: UnsafeMutablePointer<spokentext_error>?
) -> spokentext_status {
    formatter?.pointee.id = 0
    return answer(error) { () throws(CallFailure) in
        guard let formatter else { throw .null("formatter") }
        guard let tag = try CallInput.name(language, "language") else { throw .null("language") }
        guard let id = Speaker.all.insert(try Speaker(language: tag, try CallOptions(options))) else { throw .memory }
        formatter.pointee.id = id
    }
}

@_cdecl("spokentext_formatter_close")
public func formatterClose(
    _ formatter: spokentext_formatter, _ error: UnsafeMutablePointer<spokentext_error>?
) -> spokentext_status {
    answer(error) { () throws(CallFailure) in
        guard Speaker.all.remove(formatter.id) != nil else { throw .closed("formatter") }
    }
}

@_cdecl("spokentext_speak")
public func speak(
    _ formatter: spokentext_formatter, _ text: UnsafePointer<CChar>?, _ length: Int,
    _ spoken: UnsafeMutablePointer<UnsafeMutablePointer<spokentext_text>?>?,
    _ error: UnsafeMutablePointer<spokentext_error>?
) -> spokentext_status {
    answer(spoken, "spoken", error) { () throws(CallFailure) in
        let buffer = try said(formatter, text, length)
        return try buffer.withBytes { bytes throws(CallFailure) in try Results.text(bytes) }
    }
}

@_cdecl("spokentext_speak_into")
public func speakInto(
    _ formatter: spokentext_formatter, _ text: UnsafePointer<CChar>?, _ length: Int,
    _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<spokentext_error>?
) -> spokentext_status {
    needed?.pointee = 0
    return answer(error) { () throws(CallFailure) in
        guard let needed else { throw .null("needed") }
        let said = try said(formatter, text, length)
        guard buffer != nil || capacity == 0 else { throw .null("buffer") }
        said.withBytes { bytes in
            needed.pointee = bytes.count
            // A capacity beyond Int is enough for everything.
            guard let buffer, capacity < 0 || bytes.count < capacity else { return }
            UnsafeMutableRawBufferPointer(start: buffer, count: bytes.count).copyBytes(from: bytes)
            buffer[bytes.count] = 0
        }
    }
}

private func said(
    _ formatter: spokentext_formatter, _ text: UnsafePointer<CChar>?, _ length: Int
) throws(CallFailure) -> UTF8Buffer {
    let speaker = try Speaker.of(formatter)
    let bytes = try CallInput.text(text, length, "text", longest: speaker.longestText)
    var buffer = UTF8Buffer(capacity: bytes.count + 64)
    speaker.normalizer.append(bytes, to: &buffer)
    return buffer
}

@_cdecl("spokentext_speak_spans")
public func speakSpans(
    _ formatter: spokentext_formatter, _ text: UnsafePointer<CChar>?, _ length: Int,
    _ speech: UnsafeMutablePointer<UnsafeMutablePointer<spokentext_speech>?>?,
    _ error: UnsafeMutablePointer<spokentext_error>?
) -> spokentext_status {
    answer(speech, "speech", error) { () throws(CallFailure) in
        let speaker = try Speaker.of(formatter)
        let bytes = try CallInput.text(text, length, "text", longest: speaker.longestText)
        let said = speaker.normalizer.normalize(String(decoding: bytes, as: UTF8.self))
        return try Results.speech(said)
    }
}

extension Results {
    static func speech(_ said: NormalizedText) throws(CallFailure) -> UnsafeMutablePointer<spokentext_speech> {
        // A name stands once, however many spans bear it.
        var places: [String: Int] = [:]
        var names: [String] = []
        func place(_ name: String) -> Int {
            if let known = places[name] { return known }
            places[name] = names.count
            names.append(name)
            return names.count - 1
        }
        let spans = said.spans.map { span in
            (span, place(span.semioticClass.rawValue), place(span.rule), place(span.confidence.name))
        }
        var block = try ResultBlock(
            size: ResultBlock.size(of: spokentext_speech.self)
                + ResultBlock.size(of: spokentext_span.self, count: spans.count)
                + ResultBlock.size(text: said.accessibleText.utf8.count)
                + names.reduce(0) { $0 + ResultBlock.size(text: $1.utf8.count) })
        let result = block.take(spokentext_speech.self)
        let copies = block.take(spokentext_span.self, count: spans.count)
        let texts = names.map { block.take(text: $0).bytes }
        for (index, (span, kind, rule, confidence)) in spans.enumerated() {
            copies[index] = spokentext_span(
                visible_start: span.visible.lowerBound, visible_end: span.visible.upperBound,
                spoken_start: span.spoken.lowerBound, spoken_end: span.spoken.upperBound, kind: texts[kind],
                rule: texts[rule], confidence: texts[confidence])
        }
        result.pointee = spokentext_speech(
            spoken: block.take(text: said.accessibleText), spans: copies, span_count: spans.count)
        return result
    }
}
