/// What a unit measures, as the column `category` of `units` says.
enum UnitCategory: String, Sendable {
    case acceleration, angle, area, concentration, consumption, digital, duration, electric, energy, events, force
    case frequency, graphics, length, light, mass, part, people, pieces, places, power, pressure, radiation, scores
    case sound, speed, temperature, torque, volume
}
