import ArgumentParser
import SpokenModel

/// How a text is said aloud.
struct VoiceOptions: ParsableArguments {
    @Option(help: "The voice, by the name that the synthesizer has for it; by default one of the language.")
    var voice: String?

    @Option(help: "How fast: 1 is the usual speed; 0.3 to 4.")
    var speed = 1.0

    @Option(
        name: .customLong("output"), help: ArgumentHelp("Write the sound into a WAV file.", valueName: "file.wav"),
        completion: .file())
    var output: String?

    @Option(
        help:
            "The synthesizer: \(SpeechSynthesizer.allCases.map(\.rawValue).joined(separator: ", ")); by default the first that is there."
    )
    var synthesizer: SpeechSynthesizer?

    @Flag(help: "Say what is seen first, then what should be said: the difference can be heard.")
    var compare = false

    func validate() throws {
        guard speed >= 0.3, speed <= 4 else {
            throw ValidationError("--speed must be between 0.3 and 4; \(speed) is not")
        }
    }

    /// Refuses options that would say nothing.
    func validate(isOn: Bool) throws {
        let isGiven = voice != nil || speed != 1 || output != nil || synthesizer != nil || compare
        if isGiven, !isOn {
            throw ValidationError("--voice, --speed, --output, --synthesizer and --compare need --listen")
        }
    }

    /// Says pairs one behind the other.
    func say(_ pairs: [AccessibleText], language: LanguageTag) throws {
        let (synthesizer, path) = try SpeechSynthesizer.installed(synthesizer, writesFiles: output != nil)
        var parts: [String] = []
        for pair in pairs {
            if compare { parts.append(pair.visibleText) }
            parts.append(pair.accessibleText)
        }
        // An empty line is a pause for every synthesizer.
        let text = parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
        let sound = try synthesizer.run(
            path, text, language: language, voice: voice, speed: speed, isFile: output != nil)
        if let output { try OutputFile.write(sound, to: output) }
    }
}
