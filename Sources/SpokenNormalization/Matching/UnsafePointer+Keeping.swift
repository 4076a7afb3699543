extension UnsafePointer {
    /// A copy that is never freed.
    init(keeping value: Pointee) {
        let copy = UnsafeMutablePointer<Pointee>.allocate(capacity: 1)
        copy.initialize(to: value)
        self.init(copy)
    }
}

extension UnsafeBufferPointer {
    /// A copy that is never freed.
    init(keeping elements: some Collection<Element>) {
        guard !elements.isEmpty else {
            self.init(start: nil, count: 0)
            return
        }
        let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
        _ = copy.initialize(fromContentsOf: elements)
        self.init(copy)
    }
}
