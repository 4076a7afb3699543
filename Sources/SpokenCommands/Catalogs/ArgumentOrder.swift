/// Arguments in the order in which a string takes them.
package enum ArgumentOrder {
    /// Those with a name at the place that the string gives to it, the others in their order at the places that are left.
    ///
    /// - Parameters:
    ///   - arguments: what is handed over; a name that the string does not have is none.
    ///   - names: of the string's arguments, in the order of their places.
    package static func placed<Value>(_ arguments: [(name: String?, value: Value)], at names: [String]) -> [Value] {
        var placed = [Value?](repeating: nil, count: names.count)
        var rest: [Value] = []
        for (name, value) in arguments {
            if let name, let index = names.firstIndex(of: name) {
                placed[index] = value
            } else {
                rest.append(value)
            }
        }
        guard rest.count < arguments.count else { return rest }
        var next = rest.makeIterator()
        var result: [Value] = []
        for value in placed {
            guard let value = value ?? next.next() else { break }
            result.append(value)
        }
        while let value = next.next() { result.append(value) }
        return result
    }
}
