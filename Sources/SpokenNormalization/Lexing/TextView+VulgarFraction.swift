extension TextView {
    /// «½», «¾»: numerator, denominator and length of the fraction at a place.
    func vulgarFraction(_ place: Int) -> (upper: UInt64, lower: UInt64, length: Int)? {
        if self[place] == 0xC2 {
            switch self[place + 1] {
            case 0xBC: return (1, 4, 2)
            case 0xBD: return (1, 2, 2)
            case 0xBE: return (3, 4, 2)
            default: return nil
            }
        }
        guard self[place] == 0xE2, self[place + 1] == 0x85 else { return nil }
        switch self[place + 2] {
        case 0x93: return (1, 3, 3)
        case 0x94: return (2, 3, 3)
        case 0x95: return (1, 5, 3)
        case 0x96: return (2, 5, 3)
        case 0x97: return (3, 5, 3)
        case 0x98: return (4, 5, 3)
        case 0x9B: return (1, 8, 3)
        case 0x9C: return (3, 8, 3)
        case 0x9D: return (5, 8, 3)
        case 0x9E: return (7, 8, 3)
        default: return nil
        }
    }
}
