import ArgumentParser

/// How `speak --json` counts the places of its spans.
enum SpanOffsets: String, CaseIterable, ExpressibleByArgument {
    /// In bytes of UTF-8, as the library does.
    case utf8
    /// In code units of UTF-16, as JavaScript, Java and NSString do.
    case utf16
}
