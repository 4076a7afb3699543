import SpokenModel

/// Prints a pair: two lines for people, one line of JSON for machines.
enum PairPrinter {
    static func print(_ pair: AccessibleText, json: Bool) throws(CommandFailure) {
        try StandardOutput.write(text(of: pair, json: json) + "\n")
    }

    static func text(of pair: AccessibleText, json: Bool) -> String {
        guard json else { return pair.visibleText + "\n" + pair.accessibleText }
        return "{\"visibleText\":\(JSONText.quoted(pair.visibleText)),"
            + "\"accessibleText\":\(JSONText.quoted(pair.accessibleText))}"
    }
}
