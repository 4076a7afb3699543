import Testing

/// A program that is told to end while it mends files leaves each of them old or new, and nothing beside them.
@Suite struct InterruptionTests {
    @Test(arguments: ["TERM", "HUP"]) func nothingHalfWrittenIsLeft(signal: String) throws {
        let folder = try TemporaryFolder()
        // The signal comes somewhere on the way.
        let script = """
            cd \(folder.path)
            for run in 1 2 3 4; do
                rm -f *
                for n in {100..249}; do echo '"a" = "Wait...";' >$n.strings; done
                spokentext check --fix . >/dev/null 2>&1 & program=$!
                while kill -0 $program 2>/dev/null && grep -qF ... 100.strings; do :; done
                kill -\(signal) $program 2>/dev/null; wait $program
                ls | grep -v '[.]strings$'; cat *.strings
            done | sort -u
            """
        let seen = try ConsoleCase(command: script, output: "", status: 0, place: signal).run()
        let lines = seen.output.split(separator: "\n").filter { !$0.contains("Terminated") && !$0.contains("Hangup") }
        #expect(!lines.isEmpty && Set(lines).isSubset(of: ["\"a\" = \"Wait...\";", "\"a\" = \"Wait…\";"]))
    }
}
