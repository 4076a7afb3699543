/// Lets negative numbers be arguments: the argument parser takes "-5" for an option.
enum NegativeNumbers {
    /// Writes U+2212, which every number reader of the toolkit takes, for the hyphen of an argument that starts with
    /// a hyphen and a digit. Nothing changes behind `--`.
    static func protect(_ arguments: [String]) -> [String] {
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        return arguments[..<end].map { argument in
            let bytes = argument.utf8
            guard bytes.first == UInt8(ascii: "-"), let second = bytes.dropFirst().first,
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
            else { return argument }
            return "\u{2212}" + argument.dropFirst()
        } + arguments[end...]
    }
}
