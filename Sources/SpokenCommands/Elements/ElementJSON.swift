import SpokenCatalogs
import SpokenElements
import SpokenModel

/// Transcripts as JSON: `{"screens":[{"file","profile","language","elements":[{"utterance","hint"?,…}]}]}`.
enum ElementJSON {
    static func text(_ files: [(String, [Transcript])], _ pauses: PauseStyle) -> String {
        var screens: [String] = []
        for (file, transcripts) in files {
            for transcript in transcripts {
                let elements = transcript.lines.map { element($0, pauses) }
                screens.append(
                    "{\"file\":\(JSONText.quoted(FileName.shown(file))),\"profile\":\(JSONText.quoted(transcript.profile.rawValue)),"
                        + "\"language\":\(JSONText.quoted(transcript.language.description)),\"elements\":["
                        + elements.joined(separator: ",") + "]}")
            }
        }
        return "{\"screens\":[\(screens.joined(separator: ","))]}\n"
    }

    private static func element(_ line: Transcript.Line, _ pauses: PauseStyle) -> String {
        var members: [String] = []
        func add(_ name: String, _ text: String?) {
            if let text { members.append("\(JSONText.quoted(name)):\(JSONText.quoted(text))") }
        }
        func pair(_ name: String, _ text: AccessibleText?) {
            guard let text else { return }
            members.append(
                "\(JSONText.quoted(name)):{\"visibleText\":\(JSONText.quoted(text.visibleText)),"
                    + "\"accessibleText\":\(JSONText.quoted(text.accessibleText))}")
        }
        add("utterance", line.utterance.text(pauses))
        if let description = line.utterance.segments.first(where: { $0.part == .description }) {
            add("description", description.text)
            add("hint", line.utterance.segments.first { $0.part == .hint }?.text)
        }
        pair("label", line.element.label)
        pair("value", line.element.value)
        members.append("\"segments\":[\(line.utterance.segments.map(segment).joined(separator: ","))]")
        let inputLabels = line.element.effectiveInputLabels
        if !inputLabels.isEmpty {
            members.append("\"inputLabels\":[\(inputLabels.map(JSONText.quoted).joined(separator: ","))]")
        }
        pair("announcement", line.element.announcement)
        return "{\(members.joined(separator: ","))}"
    }

    private static func segment(_ segment: Utterance.Segment) -> String {
        "{\"part\":\"\(segment.part.rawValue)\",\"pause\":\"\(segment.pause.rawValue)\","
            + "\"text\":\(JSONText.quoted(segment.text))}"
    }
}
