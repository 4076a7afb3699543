import Testing

@testable import SpokenLanguageServer

struct DocumentURITests {
    @Test(arguments: [
        ("/a/ru.lproj/Shop.strings", "file:///a/ru.lproj/Shop.strings"),
        ("/Каша/a b.po", "file:///%D0%9A%D0%B0%D1%88%D0%B0/a%20b.po"), ("/100%#?.po", "file:///100%25%23%3F.po"),
    ])
    func pathsComeBack(path: String, uri: String) {
        #expect(DocumentURI.uri(path) == uri)
        #expect(DocumentURI.path(uri) == path)
    }

    @Test func bytesThatAreNoUTF8AreKept() throws {
        let path = try #require(DocumentURI.path("file:///a%E9.po"))
        #expect(DocumentURI.uri(path) == "file:///a%E9.po")
    }

    @Test func clientsWriteThemDifferently() {
        #expect(DocumentURI.path("file://localhost/a%3ab") == "/a:b")
        #expect(DocumentURI.path("FILE:///a") == "/a")
        #expect(DocumentURI.path("untitled:Shop.strings") == "untitled:Shop.strings")
    }

    @Test(arguments: ["", "file://", "file:///a%0", "file:///a%zz", "file:///a%00b"])
    func whatNamesNothingIsRefused(uri: String) { #expect(DocumentURI.path(uri) == nil) }
}
