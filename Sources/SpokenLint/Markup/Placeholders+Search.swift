import SpokenCatalogs

/// The placeholders of a text stand in its order: what is at an offset is found without a look at all of them, so that a
/// text of nothing but placeholders takes no longer than another one.
extension [Placeholder] {
    /// Those that a range of UTF-8 offsets meets.
    func touching(_ range: Range<Int>) -> ArraySlice<Placeholder> {
        let start = firstIndex(endingBehind: range.lowerBound)
        var end = start
        while end < count, self[end].range.lowerBound < range.upperBound { end += 1 }
        return self[start..<end]
    }

    /// The one that holds an offset.
    func holding(_ offset: Int) -> Placeholder? {
        let index = firstIndex(endingBehind: offset)
        return index < count && self[index].range.contains(offset) ? self[index] : nil
    }

    private func firstIndex(endingBehind offset: Int) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = low + (high - low) / 2
            if self[middle].range.upperBound > offset { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
