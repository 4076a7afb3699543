import SpokenLint
import SpokenModel
import SpokenReview

/// Writes the sound of each reading of a page: a synthesizer makes it, and an encoder makes it small.
struct ReviewSounds {
    private let synthesizer: SpeechSynthesizer
    private let synthesizerPath: String
    private let encoder: Encoder
    private let encoderPath: String

    /// Programs that turn a WAV file on standard input into a small one on standard output.
    private enum Encoder: String, CaseIterable {
        case opusenc, lame, ffmpeg

        var arguments: [String] {
            switch self {
            case .opusenc: ["--quiet", "--speech", "--bitrate", "20", "--ignorelength", "-", "-"]
            case .lame: ["--quiet", "-m", "m", "-b", "32", "-", "-"]
            case .ffmpeg: ["-v", "error", "-i", "-", "-c:a", "libopus", "-b:a", "20k", "-f", "ogg", "-"]
            }
        }

        var type: String { self == .lame ? "audio/mpeg" : "audio/ogg" }
    }

    init(_ name: SpeechSynthesizer) throws(CommandFailure) {
        (synthesizer, synthesizerPath) = try SpeechSynthesizer.installed(name, writesFiles: true)
        let found = Encoder.allCases.lazy.compactMap { encoder in
            ChildProcess.find(encoder.rawValue).map { (encoder, $0) }
        }.first
        guard let found else {
            throw CommandFailure(
                "--audio needs an encoder: install opus-tools, lame or ffmpeg, or leave --audio away for the browser's voices"
            )
        }
        (encoder, encoderPath) = found
    }

    /// Gives a page its sounds. What cannot be said is told once for each language, and left to the browser.
    func attach(to page: inout ReviewPage) async {
        let utterances = page.utterances
        let bar = ProgressBar(total: utterances.count, of: "readings")
        let sounds = await ParallelMap.map(utterances, progress: { bar.advance(by: $0.count) }) { sound(of: $0) }
        bar.finish()
        var made: [ReviewPage.Utterance: String] = [:]
        var told: Set<LanguageTag> = []
        for (utterance, sound) in zip(utterances, sounds) {
            switch sound {
            case .success(let address): made[utterance] = address
            case .failure(let failure):
                if told.insert(utterance.language).inserted {
                    StandardError.write("spokentext: note: \(utterance.language): \(failure.message)\n")
                }
            }
        }
        page.attach(made)
    }

    private func sound(of utterance: ReviewPage.Utterance) -> Result<String, CommandFailure> {
        do throws(CommandFailure) {
            let wave = try synthesizer.run(
                synthesizerPath, utterance.text + "\n", language: utterance.language, voice: nil, speed: 1, isFile: true
            )
            let outcome = try ChildProcess.run(encoderPath, encoder.arguments, input: wave)
            guard outcome.status == 0, !outcome.output.isEmpty else {
                throw CommandFailure("'\(encoder.rawValue)' failed with status \(outcome.status)")
            }
            return .success("data:\(encoder.type);base64," + Base64.text(outcome.output))
        } catch {
            return .failure(error)
        }
    }
}
