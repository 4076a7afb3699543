import ArgumentParser
import SpokenModel

/// The programs that say a text.
enum SpeechSynthesizer: String, CaseIterable, ExpressibleByArgument {
    /// macOS.
    case say
    case espeakNG = "espeak-ng"
    case rhvoice = "RHVoice-test"
    /// Speech Dispatcher: whatever synthesizer the desktop is set to.
    case spdSay = "spd-say"

    /// The one that is asked for, else the first that is installed.
    ///
    /// - Parameter writesFiles: only those that can write a sound into a file.
    static func installed(
        _ wanted: SpeechSynthesizer?, writesFiles: Bool
    ) throws(CommandFailure) -> (synthesizer: SpeechSynthesizer, path: String) {
        let candidates = wanted.map { [$0] } ?? allCases.filter { !writesFiles || $0.writesFiles }
        for candidate in candidates where !writesFiles || candidate.writesFiles {
            if let path = ChildProcess.find(candidate.rawValue) { return (candidate, path) }
        }
        if let wanted {
            let reason = writesFiles && !wanted.writesFiles ? "cannot write files; use espeak-ng" : "is not installed"
            throw CommandFailure("'\(wanted.rawValue)' \(reason)")
        }
        throw CommandFailure(
            "no speech synthesizer is installed; install one: apt-get install espeak-ng, brew install espeak-ng")
    }

    var writesFiles: Bool { self != .spdSay }

    /// - Parameters:
    ///   - speed: 1 is the usual one.
    ///   - file: where the sound is written; nil says it.
    func arguments(language: LanguageTag, voice: String?, speed: Double, file: String?) -> [String] {
        let words = String(Int((175 * speed).rounded()))
        switch self {
        case .say:
            let voice = voice.map { ["-v", $0] } ?? []
            let output = file.map { ["-o", $0, "--data-format=LEI16@22050"] } ?? []
            return voice + ["-r", words] + output + ["-f", "-"]
        case .espeakNG:
            return ["-v", voice ?? language.description.lowercased(), "-s", words] + (file.map { ["-w", $0] } ?? [])
                + ["--stdin"]
        case .rhvoice:
            return (voice.map { ["-p", $0] } ?? []) + ["-r", String(Int((100 * speed).rounded()))]
                + (file.map { ["-o", $0] } ?? [])
        case .spdSay:
            let rate = Int(((speed - 1) * 100).rounded())
            return ["-w", "-e", "-l", language.language, "-r", String(min(100, max(-100, rate)))]
                + (voice.map { ["-y", $0] } ?? [])
        }
    }

    /// Says a text, or returns its sound as a WAV file.
    func run(
        _ path: String, _ text: String, language: LanguageTag, voice: String?, speed: Double, isFile: Bool
    ) throws(CommandFailure) -> [UInt8] {
        guard isFile else {
            try check(
                try ChildProcess.run(
                    path, arguments(language: language, voice: voice, speed: speed, file: nil), input: Array(text.utf8))
            )
            return []
        }
        // The programs write files by name, and tell the format by its end.
        let folder = try ScratchFolder()
        let file = folder.path + "/speech.wav"
        let outcome = try ChildProcess.run(
            path, arguments(language: language, voice: voice, speed: speed, file: file), input: Array(text.utf8))
        try check(outcome)
        let bytes = try InputFile.bytes(at: file)
        guard bytes.count > 44 else { throw CommandFailure("'\(rawValue)' wrote no sound") }
        return bytes
    }

    private func check(_ outcome: ChildProcess.Outcome) throws(CommandFailure) {
        guard outcome.status != 0 else { return }
        let line = outcome.complaint.split(whereSeparator: \.isNewline).first.map { ": \($0)" } ?? ""
        throw CommandFailure("'\(rawValue)' failed with status \(outcome.status)\(line)")
    }
}
