import Testing

@testable import SpokenLanguageServer

struct MessageFramesTests {
    private static func frames(_ text: String, pieces size: Int) -> [MessageFrames.Frame] {
        var frames = MessageFrames()
        var result: [MessageFrames.Frame] = []
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            frames.append(Array(rest.prefix(size)))
            rest = rest.dropFirst(size)
            while let frame = frames.next() { result.append(frame) }
        }
        return result
    }

    private static func message(_ text: String) -> MessageFrames.Frame { .message(Array(text.utf8)) }

    @Test(arguments: [1, 2, 7, 1000])
    func messagesComeWholeHoweverTheyArrive(size: Int) {
        let text =
            "Content-Length: 2\r\n\r\n{}" + "content-length:3\r\nContent-Type: application/vscode-jsonrpc\r\n\r\n[1]"
            + "Content-Length: 0\r\n\r\n" + "Content-Length: 4\n\n\"я\""
        #expect(
            Self.frames(text, pieces: size) == [
                Self.message("{}"), Self.message("[1]"), Self.message(""), Self.message("\"я\""),
            ])
    }

    @Test(arguments: [
        "Content-Length: x\r\n\r\n{}", "Content-Length: -5\r\n\r\n", "Length: 2\r\n\r\n{}", "hello\r\n\r\n",
        "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length: 999999999999\r\n\r\n{}",
        String(repeating: "a", count: 9000),
    ])
    func whatFollowsABrokenHeaderIsFound(broken: String) {
        for size in [1, 5, 100_000] {
            let frames = Self.frames(broken + "Content-Length: 2\r\n\r\n{}", pieces: size)
            #expect(frames.count == 2, "\(broken.prefix(40)), \(size)")
            #expect(frames.last == Self.message("{}"), "\(broken.prefix(40)), \(size)")
        }
    }

    @Test func aMessageThatIsNotThereIsWaitedFor() {
        #expect(Self.frames("Content-Length: 20\r\n\r\n{}", pieces: 100) == [])
        #expect(Self.frames("Content-Len", pieces: 100) == [])
    }
}
