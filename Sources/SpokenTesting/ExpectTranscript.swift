public import SpokenElements
public import SpokenFixtures
public import SpokenModel

/// Expects what a screen reader says for a screen to be as in a golden file.
///
/// ```swift
/// expectTranscript(of: menu, matches: "menu", language: .russian)
/// ```
/// Each row holds what is shown, what is said of it, and the utterance of the reader.
public func expectTranscript(
    of screen: SpokenScreen, matches name: String, language: LanguageTag? = nil,
    profile: ScreenReaderProfile = .voiceOver, options: UtteranceOptions = .init(), in directory: String? = nil,
    record: RecordMode? = nil,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let language = language ?? screen.language else {
        TestIssue.record("expectTranscript: '\(name)' has no language; give one", at: site)
        return
    }
    do throws(ElementError) {
        let composer = try UtteranceComposer(profile: profile, language: language, options: options)
        GoldenExpectation(
            function: "expectTranscript", name: name, directory: directory, record: record, site: site
        ).check(
            TranscriptFixture.section(composer.transcript(of: screen)), columns: TranscriptFixture.columns)
    } catch {
        TestIssue.record("expectTranscript: \(error)", at: site)
    }
}

/// Expects what a screen reader says for one element to be as in a golden file.
public func expectTranscript(
    of element: SpokenElement, matches name: String, language: LanguageTag,
    profile: ScreenReaderProfile = .voiceOver, options: UtteranceOptions = .init(), in directory: String? = nil,
    record: RecordMode? = nil,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
    expectTranscript(
        of: SpokenScreen(language: language, elements: [element]), matches: name, profile: profile, options: options,
        in: directory, record: record, fileID: fileID, filePath: filePath, line: line, column: column)
}
