public import SpokenFixtures
public import Testing

/// A trait that sets when golden files are written, for one test or a suite.
///
/// ```swift
/// @Test(.recording(.failed)) func cartButton() throws { … }
/// ```
/// In XCTest, give the argument `record:` instead.
public struct GoldenRecording: TestTrait, SuiteTrait, TestScoping {
    @TaskLocal static var current: RecordMode?

    /// When golden files are written.
    public let mode: RecordMode
    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await Self.$current.withValue(mode) { try await function() }
    }
}

extension Trait where Self == GoldenRecording {
    /// Sets when golden files are written; on CI nothing is written unless `SPOKENTEXT_RECORD` is set there.
    public static func recording(_ mode: RecordMode) -> GoldenRecording { GoldenRecording(mode: mode) }
}
