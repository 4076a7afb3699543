import ArgumentParser
import SpokenModel
import SpokenNormalization

struct ListenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "listen",
        abstract: "Say a text aloud as a screen reader should say it.",
        discussion: """
            Needs a speech synthesizer: say (macOS), espeak-ng, RHVoice or spd-say, whichever is installed. What is said
            is printed too.

            Examples:
              spokentext listen "от 395 ₽"
              spokentext listen "от 395 ₽" --compare --speed 0.8
              spokentext listen "$5 off until 9/5" --language en --output offer.wav
              spokentext get Examples/Shop/Catalog cart.items 21 --language ru --listen

            Exit status: 0 said, 2 failure, among them that there is no synthesizer.
            """)

    @Argument(help: "The text; - reads standard input.")
    var text: String

    @OptionGroup var speech: SpeechOptions

    @OptionGroup var voice: VoiceOptions

    func run() throws {
        let visible = text == "-" ? try InputFile.text("-") : text
        let normalizer = try CommandFailure.wrapping { () throws(TextNormalizerError) in
            try TextNormalizer(language: speech.language, numbers: speech.numbers)
        }
        let pair = AccessibleText(visibleText: visible, accessibleText: normalizer.speak(visible))
        try voice.say([pair], language: speech.language)
        if voice.compare { try StandardOutput.write(visible + "\n") }
        try StandardOutput.write(pair.accessibleText + "\n")
    }
}
