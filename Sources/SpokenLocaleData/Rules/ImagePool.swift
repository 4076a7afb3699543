/// Things of an image that stand in many places, each written once.
package struct ImagePool {
    private var places: [[UInt32]: Int] = [:]
    private var things: [[UInt32]] = []

    package init() {}

    /// The number of a thing, from 0.
    /// - Parameter write: writes it; what is written alike is one thing.
    package mutating func number(_ write: (inout ImageWriter) -> Void) -> Int {
        var writer = ImageWriter()
        write(&writer)
        if let found = places[writer.words] { return found }
        things.append(writer.words)
        places[writer.words] = things.count - 1
        return things.count - 1
    }

    /// How many things there are, then each: what `ImageReader.list` reads.
    package func write(to writer: inout ImageWriter) {
        writer.add(things) { writer, thing in
            for number in thing { writer.add(number) }
        }
    }
}
