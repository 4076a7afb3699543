extension TextView {
    /// Whether a quotation is open at a place, paired from the start of the line: behind a digit a straight mark closes one
    /// that is open, and is a sign of inches where none is.
    func isQuoted(_ place: Int) -> Bool {
        var index = place
        while index > 0, index > place - 512, self[index - 1] != 0x0A { index -= 1 }
        var isOpen = false
        var isCurly = false
        while index < place {
            // “…”, „…“
            if self[index] == 0xE2, self[index + 1] == 0x80 {
                if self[index + 2] == 0x9C || self[index + 2] == 0x9E { isCurly = true }
                if self[index + 2] == 0x9D { isCurly = false }
            }
            if self[index] == 0x22, isOpen || !isDigit(index - 1) { isOpen.toggle() }
            index += 1
        }
        return isOpen || isCurly
    }
}
