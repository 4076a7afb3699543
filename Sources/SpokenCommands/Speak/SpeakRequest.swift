import ArgumentParser
import SpokenFormatting
import SpokenModel
import SpokenNormalization

/// What `speak` is to do, in plain values; the command line fills it.
struct SpeakRequest: Equatable {
    var language = LanguageTag.russian
    var numbers = NumberStyle.digits
    var output = SpeakOutput.text
    var profile = SpeechProfile.generic
    var markLanguages = false
    var table = false
    var explain = false
    var strict = false
    var offsets = SpanOffsets.utf8
    var lexicon: String?
    var emoji = NormalizationOptions.Emoji.drop
    var confidence: SpeechConfidence?
    var wording = FormattingOptions()
    var jobs = 1
    var files: [String] = []

    /// What excludes each other or is out of range.
    var conflict: String? {
        if !(1...256).contains(jobs) { return "--jobs takes a number from 1 to 256" }
        if table, output != .text { return "--table and --output exclude each other" }
        if explain, table || output != .text { return "--explain excludes --table and --output" }
        if strict, table || explain { return "--strict excludes --table and --explain" }
        return nil
    }

    func run() throws {
        let normalizer = try makeNormalizer()
        let paths = files.isEmpty ? ["-"] : files
        if table || explain {
            let notes =
                table ? try SpeakTable.print(paths, normalizer) : try SpeakExplanation.print(paths, normalizer)
            for note in notes { StandardError.write("spokentext: \(note)\n") }
            return
        }
        let workers = SpeakWorkers(count: jobs, normalizer: normalizer, output: lineOutput(normalizer))
        var failure: CommandFailure?
        var unread = 0
        var broken: [String] = []
        for (index, path) in paths.enumerated() {
            do {
                var report = strict ? UnreadReport(path: path, normalizer) : nil
                defer { unread += report?.count ?? 0 }
                let lines = try speak(path, isLast: index == paths.count - 1, workers, &report)
                if let note = lines.note { broken.append(note) }
            } catch {
                if error.isOfOutput { throw error }
                // One unreadable file does not keep the others from being read.
                StandardError.write("spokentext: error: \(error.message)\n")
                failure = error
            }
        }
        for note in broken { StandardError.write("spokentext: \(note)\n") }
        if failure != nil { throw ExitCode(2) }
        if unread > 0 { throw ExitCode(1) }
    }

    /// - Returns: the lines that are no text.
    private func speak(
        _ path: String, isLast: Bool, _ workers: SpeakWorkers, _ report: inout UnreadReport?
    ) throws(CommandFailure) -> BrokenLines {
        var reader = try LineBlockReader(path: path, chunkSize: jobs << 18)
        let bar = ProgressBar(total: reader.size, of: "MB", scale: 1 << 20, sharesOutput: true)
        defer { bar.finish() }
        var endsLine = true
        var broken = BrokenLines(path: path)
        let first = workers.lines
        var isFirst = true
        while try reader.next({ block throws(CommandFailure) in
            if isFirst { try InputFile.refuseUTF16(block.prefix(2), path) }
            isFirst = false
            let (known, before) = (workers.unreadable, workers.lines - first)
            try workers.speak(block) { bytes throws(CommandFailure) in try StandardOutput.write(bytes) }
            if workers.unreadable > known {
                broken.add(before + Self.brokenLine(of: block), count: workers.unreadable - known)
            }
            report?.add(block)
            bar.advance(by: block.count)
            endsLine = block.last == 0x0A
        }) {}
        // The first line of the next file stays a line of its own.
        if !endsLine, !isLast { try StandardOutput.write("\n") }
        return broken
    }

    /// The number of the first line that is no UTF-8, from 1.
    private static func brokenLine(of block: UnsafeBufferPointer<UInt8>) -> Int {
        var line = 1
        var start = 0
        while start < block.count {
            let end = block[start...].firstIndex(of: 0x0A) ?? block.count
            if !UTF8Check.isValid(UnsafeBufferPointer(rebasing: block[start..<end])) { break }
            line += 1
            start = end + 1
        }
        return line
    }

    private func lineOutput(_ normalizer: TextNormalizer) -> LineSpeaker.Output {
        switch output {
        case .ssml:
            .markup(SpeechMarkup(profile: profile, normalizer: normalizer, marksLanguages: markLanguages))
        case .json: .json(offsets)
        case .text: .spoken
        }
    }

    private func makeNormalizer() throws -> TextNormalizer {
        do {
            let words = try lexicon.map { path in
                guard let text = String(validating: try InputFile.bytes(at: path), as: UTF8.self) else {
                    throw CommandFailure("\(path): is no valid UTF-8; save it as UTF-8")
                }
                return try UserLexicon(tsv: text)
            }
            return try TextNormalizer(
                language: language, numbers: numbers,
                options: NormalizationOptions(emoji: emoji, minimumConfidence: confidence?.value, wording: wording),
                lexicon: words ?? UserLexicon())
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            if let lexicon, let row = (error as? TextNormalizerError)?.row {
                throw CommandFailure("\(lexicon):\(row.line):\(row.column): \(row.reason)")
            }
            throw CommandFailure("\(lexicon.map { "\($0): " } ?? "")\(error)")
        }
    }
}
