/// Parts of a pattern that have a name, so that they are written once in a file:
///
/// ```
/// part clock(A B) = A:integer(1..12) ~ ":" ~ B:integer(0..59, digits 2)
/// when  [ clock(A B) _ dash _ clock(C D) ]
/// ```
struct RowFragment {
    /// The captures of its parts, as its own line calls them: of the first name 1.
    let names: [String]
    let elements: [RowElement]
    /// Its line, and before it those of the parts that it is made of, as the rules show them that use it.
    let lines: [String]

    /// Its parts with the captures of another pattern.
    /// - Parameter captures: for each of its names.
    func elements(_ captures: [UInt8], _ joint: RowElement.Joint) -> [RowElement] {
        func capture(_ own: UInt8) -> UInt8 {
            let index = Int(own) - 1
            return captures.indices.contains(index) ? captures[index] : 0
        }
        return elements.enumerated().map { index, element in
            var element = element
            if index == 0 { element.joint = joint }
            (element.capture, element.above) = (capture(element.capture), capture(element.above))
            return element
        }
    }
}
