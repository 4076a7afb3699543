import Testing

@testable import SpokenCommands

struct PathTextTests {
    @Test(arguments: [
        ("b", "/home/a", "/home/a/b"), ("/b/c", "/home/a", "/b/c"), ("../b/./c", "/home/a", "/home/b/c"),
        (".", "/home/a", "/home/a"), ("", "/home/a", "/home/a"), ("../../..", "/home/a", "/"),
        ("b//c/", "/", "/b/c"), ("b/..", "/", "/"), ("тест/é", "/a", "/a/тест/é"), ("..b/c..", "/a", "/a/..b/c.."),
    ])
    func absolute(path: String, folder: String, expected: String) {
        #expect(PathText.absolute(path, in: folder) == expected)
    }

    @Test(arguments: [("/a/b", "/a"), ("/a", "/"), ("/", "/")])
    func parent(path: String, expected: String) {
        #expect(PathText.parent(path) == expected)
    }
}
