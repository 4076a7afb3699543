/// What a short spelling of a unit needs around it, since behind a number it may be something else: the rows of
/// `unit-licences`. A spelling without a row needs nothing.
enum UnitLicence: String, Sendable {
    /// Nothing: behind a number nothing else is written so.
    case free
    /// What `latinRefusesLetter` asks of single letters.
    case lettered
    /// Behind a number it is always something else: the "cd" of "2 cd set".
    case never
    /// Capitals among capitals or at the start alone: "OPEN 24 HR", but not "hit 20 HR".
    case capital
    /// Before a noun only where the noun is one that the unit tells of: "5 hp motor", but not "2.0 pc and mac".
    case headed
    /// Pieces, unless percent or a computer is meant: "43pc of voters".
    case counted
    /// Without a space only where something is measured: "a 5m cable", but not "4.4m adaptors".
    case measured
    /// A weight, unless few grams without a space stand where a generation or a model is meant: "ipod touch 4g".
    case weighed
    /// Points of a rate: "a 25 bp hike".
    case financial
    /// Hours, unless the letter is a side of a thing or the name of a codec: "36w x 24d x 29.5 h", "h. 264".
    case timed
    /// Data, unless a word follows that stores none: "2 TB butter".
    case stored
    /// A unit, unless it is a verb there: «Windows 10 ha llegado».
    case verbal
    /// Points, unless an amount of money is meant: «139,9 pts / l».
    case scored
}
