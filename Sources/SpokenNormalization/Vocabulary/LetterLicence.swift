/// What one or two letters behind a number need around them to be a Russian unit, since they are a word or another
/// abbreviation as well: the rows of `letter-licences`. A spelling without a row needs nothing.
enum LetterLicence: String, Sendable {
    /// What is weighed, poured or measured: «200 г сахара», «Молоко 1 л», «5 м от дома».
    case portioned
    /// As `portioned`, of hours: also behind what takes time.
    case hourly
    /// Seconds, which are a preposition and pages too.
    case timed
    /// Roubles, which are sizes, rows and times too: where something is paid for.
    case priced
    /// Kopecks: behind roubles alone.
    case minor
    /// A capital letter: where a current, a temperature or a file is told of.
    case lettered
    /// Hardly ever the unit: with a fraction, three digits or a substance behind it.
    case scarce
    /// A quarter of a year rather than a flat.
    case quarterly
}
