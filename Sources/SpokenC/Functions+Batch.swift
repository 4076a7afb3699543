import CSpokenText

@_cdecl("spokentext_speak_many")
public func speakMany(
    _ formatter: spokentext_formatter, _ texts: UnsafePointer<spokentext_texts>?, _ jobs: UInt32,
    _ spoken: UnsafeMutablePointer<UnsafeMutablePointer<spokentext_texts>?>?,
    _ error: UnsafeMutablePointer<spokentext_error>?
) -> spokentext_status {
    answer(spoken, "spoken", error) { () throws(CallFailure) in
        guard let texts else { throw .null("texts") }
        let speaker = try Speaker.of(formatter)
        return try BatchSpeaker(speaker, try TextBatch(texts.pointee)).speak(jobs: jobs)
    }
}

@_cdecl("spokentext_assess_many")
public func assessMany(
    _ formatter: spokentext_formatter, _ texts: UnsafePointer<spokentext_texts>?, _ jobs: UInt32,
    _ assessments: UnsafeMutablePointer<UnsafeMutablePointer<spokentext_assessments>?>?,
    _ error: UnsafeMutablePointer<spokentext_error>?
) -> spokentext_status {
    answer(assessments, "assessments", error) { () throws(CallFailure) in
        guard let texts else { throw .null("texts") }
        let speaker = try Speaker.of(formatter)
        return try BatchSpeaker(speaker, try TextBatch(texts.pointee), assesses: true).assess(jobs: jobs)
    }
}
