import Testing

@testable import SpokenCommands

@Suite struct ProgressBarTests {
    @Test func partsOfAWholeAreShown() {
        #expect(
            ProgressBar.line(25 << 20, of: 50 << 20, "MB", 1 << 20)
                == "\r[###############...............] 50 % of 50 MB\u{1B}[K")
    }

    @Test func moreThanTheWholeStaysInTheBar() {
        #expect(
            ProgressBar.line(9, of: 3, "files", 1) == "\r[##############################] 100 % of 3 files\u{1B}[K")
    }

    @Test func withoutAWholeWhatIsDoneIsCounted() {
        #expect(ProgressBar.line(1200, of: nil, "strings", 1) == "\r1200 strings\u{1B}[K")
        #expect(ProgressBar.line(0, of: 0, "strings", 1) == "\r0 strings\u{1B}[K")
    }
}
