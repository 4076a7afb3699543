import SpokenModel
import SpokenTesting
import XCTest

/// The same expectations in a test of XCTest, which has no `import Testing`.
final class ExpectSpokenXCTests: XCTestCase {
    func testEqualPairsPass() {
        expectSpoken(AccessibleText("a"), visible: "a", accessible: "a")
    }

    #if canImport(Darwin)
        func testADifferenceFails() {
            XCTExpectFailure("provoked") {
                expectSpoken(AccessibleText("a"), visible: "a", accessible: "b")
            }
        }
    #else
        /// XCTest on Linux has no XCTExpectFailure: the failure is caught where it is recorded.
        private var caught: [(text: String, line: Int)]?

        override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
        ) {
            if caught == nil {
                super.recordFailure(
                    withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
            } else {
                caught?.append((description, lineNumber))
            }
        }

        func testADifferenceFails() {
            caught = []
            let line = #line + 1
            expectSpoken(AccessibleText("a"), visible: "a", accessible: "b")
            let failures = caught ?? []
            caught = nil
            XCTAssertEqual(failures.map(\.line), [line])
            XCTAssert(failures.first?.text.contains("- spoken  | b\n+ spoken  | a\n") ?? false, "\(failures)")
        }
    #endif
}
