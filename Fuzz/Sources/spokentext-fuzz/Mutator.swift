/// Makes inputs from inputs. The same seed makes the same inputs.
struct Mutator {
    private var state: UInt64
    let dictionary: [[UInt8]]

    init(seed: UInt64, dictionary: [String]) {
        state = seed
        self.dictionary = dictionary.map { Array($0.utf8) }
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func below(_ bound: Int) -> Int {
        bound <= 1 ? 0 : Int(truncatingIfNeeded: next() % UInt64(bound))
    }

    mutating func mutated(_ corpus: [[UInt8]]) -> [UInt8] {
        var input = corpus.isEmpty ? [] : corpus[below(corpus.count)]
        for _ in 0...below(6) { mutate(&input, corpus) }
        return Array(input.prefix(16_384))
    }

    private mutating func mutate(_ input: inout [UInt8], _ corpus: [[UInt8]]) {
        let place = below(input.count + 1)
        let length = below(min(32, input.count - place) + 1)
        switch below(10) {
        case 0: if place < input.count { input[place] ^= 1 << UInt8(below(8)) }
        case 1: if place < input.count { input[place] = UInt8(truncatingIfNeeded: next()) }
        case 2: input.removeSubrange(place..<(place + length))
        case 3: input.insert(contentsOf: input[place..<(place + length)], at: below(input.count + 1))
        case 4, 5: if !dictionary.isEmpty { input.insert(contentsOf: dictionary[below(dictionary.count)], at: place) }
        case 6: input.insert(contentsOf: Array(String(scalar()).utf8), at: place)
        case 7:
            let other = corpus.isEmpty ? [] : corpus[below(corpus.count)]
            input = Array(input[..<place]) + other[below(other.count + 1)...]
        case 8: input.insert(contentsOf: Array(String(next() >> UInt64(below(64))).utf8), at: place)
        default:
            let run = Array(input[place..<(place + length)])
            for _ in 0..<(1 << below(8)) { input.insert(contentsOf: run, at: place) }
        }
    }

    /// Scalars of many kinds: spaces, marks, controls, other digits, the planes beyond the first.
    private mutating func scalar() -> Unicode.Scalar {
        let fixed: [UInt32] = [
            0, 9, 10, 13, 0xA0, 0xAD, 0x301, 0x2BC, 0x661, 0x200B, 0x200D, 0x202E, 0x2028, 0x202F, 0x2066, 0x2212,
            0xFEFF, 0xFFFD, 0xFF11, 0x1F468, 0x1F1F7, 0xE0061, 0x10FFFF, 0xBD, 0xB2, 0x2116, 0x20BD, 0x430, 0x451,
        ]
        let value = below(2) == 0 ? fixed[below(fixed.count)] : UInt32(below(0x11_0000))
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }
}
