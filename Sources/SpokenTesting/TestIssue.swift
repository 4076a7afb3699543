import SpokenFixtures
internal import Testing

#if canImport(XCTest)
    internal import XCTest
#endif

/// Where an expectation stands in a test.
///
/// Its parts are default arguments of every expectation: the macro of Swift Testing that makes a location needs
/// `import Testing` at the caller, which a test of XCTest does not have.
struct CallSite {
    var fileID: String
    var filePath: StaticString
    var line: Int
    var column: Int
}

/// Reports a failure to the framework that runs the test.
///
/// Both frameworks live in one process; a current test of Swift Testing decides. Without one XCTest is told, and where
/// XCTest is missing, Swift Testing again.
enum TestIssue {
    static func record(_ message: String, at site: CallSite) {
        #if canImport(XCTest)
            guard Test.current != nil else {
                XCTFail(message, file: site.filePath, line: UInt(max(site.line, 0)))
                return
            }
        #endif
        let location = Testing.SourceLocation(
            fileID: site.fileID, filePath: "\(site.filePath)", line: max(site.line, 1), column: max(site.column, 1))
        Issue.record(Comment(rawValue: message), sourceLocation: location)
    }
}
