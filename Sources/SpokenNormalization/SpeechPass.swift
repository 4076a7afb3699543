/// What one reading of a text has changed.
struct SpeechPass {
    /// Whether somebody wants to know the changes.
    let wantsSpans: Bool
    /// Whether telephones and codes that are said as they are written are wanted too.
    let wantsUnchanged: Bool
    var spans: [NormalizedSpan] = []
    /// Where what is said has to be read again, in offsets of the spoken text, ascending: its words may make something
    /// new with their neighbours.
    var doubts: [Range<Int>] = []

    init(wantsSpans: Bool, wantsUnchanged: Bool = false) {
        self.wantsSpans = wantsSpans
        self.wantsUnchanged = wantsUnchanged
    }
}
