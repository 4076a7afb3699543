/// What is true of a time, a date or a period beside its numbers.
package struct TimeTraits: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Nothing of it. `[]` would ask a witness: 800 instructions.
    package static var none: TimeTraits { TimeTraits(rawValue: 0) }

    package static let clock = TimeTraits(rawValue: 1)
    package static let date = TimeTraits(rawValue: 2)
    package static let year = TimeTraits(rawValue: 4)
    package static let decade = TimeTraits(rawValue: 8)
    package static let century = TimeTraits(rawValue: 16)
    package static let millennium = TimeTraits(rawValue: 32)
    /// The noun of a period is said: «век».
    package static let noun = TimeTraits(rawValue: 64)
    /// The first of several days.
    package static let first = TimeTraits(rawValue: 128)
    /// Both ends of a range lie in one month.
    package static let sameMonth = TimeTraits(rawValue: 256)
    /// Hours without an end that is known.
    package static let open = TimeTraits(rawValue: 512)
    package static let dawn = TimeTraits(rawValue: 1024)
    package static let sunrise = TimeTraits(rawValue: 2048)
    package static let sunset = TimeTraits(rawValue: 4096)
    package static let dusk = TimeTraits(rawValue: 8192)
    /// From midnight to midnight
    package static let wholeDay = TimeTraits(rawValue: 16384)
    /// The last of several days.
    package static let last = TimeTraits(rawValue: 32768)

    init?(name: Substring) {
        switch name {
        case "clock": self = .clock
        case "date": self = .date
        case "year": self = .year
        case "decade": self = .decade
        case "century": self = .century
        case "millennium": self = .millennium
        case "noun": self = .noun
        case "first": self = .first
        case "last": self = .last
        case "same-month": self = .sameMonth
        case "open": self = .open
        case "dawn": self = .dawn
        case "sunrise": self = .sunrise
        case "sunset": self = .sunset
        case "dusk": self = .dusk
        case "whole-day": self = .wholeDay
        default: return nil
        }
    }
}
