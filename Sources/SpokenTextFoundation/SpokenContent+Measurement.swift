import Foundation
import SpokenModel
import SpokenText

extension SpokenContent {
    /// A measurement: `.measure(Measurement(value: 30, unit: UnitLength.centimeters))` is «30 см» / «30 сантиметров».
    ///
    /// - Throws: `.unit` for a unit that is not in `MeasureUnit.init(_: Dimension)`.
    public static func measure(_ measurement: Measurement<some Dimension>) throws(SpokenContentError) -> SpokenContent {
        .measure(measurement.value, try MeasureUnit(measurement.unit))
    }
}

extension MeasureUnit {
    /// The unit of CLDR for one of Foundation's: `MeasureUnit(UnitLength.centimeters)` is `.centimeter`.
    ///
    /// Lengths, areas, volumes, masses, durations, speeds, temperatures, angles, energy, power, pressure, frequency,
    /// electricity and storage, as far as shops, maps and weather show them.
    /// - Throws: `.unit` with the symbol of any other unit.
    public init(_ unit: Dimension) throws(SpokenContentError) {
        guard let found = Self.dimensions.first(where: { $0.dimension == unit }) else { throw .unit(unit.symbol) }
        self = found.unit
    }

    private static let dimensions: [(dimension: Dimension, unit: MeasureUnit)] = [
        (UnitLength.kilometers, .kilometer), (UnitLength.meters, .meter), (UnitLength.decimeters, .decimeter),
        (UnitLength.centimeters, .centimeter), (UnitLength.millimeters, .millimeter),
        (UnitLength.micrometers, .micrometer), (UnitLength.nanometers, .nanometer), (UnitLength.inches, .inch),
        (UnitLength.feet, .foot), (UnitLength.yards, .yard), (UnitLength.miles, .mile),
        (UnitLength.nauticalMiles, .nauticalMile), (UnitLength.lightyears, .lightYear),
        (UnitArea.squareKilometers, .squareKilometer), (UnitArea.squareMeters, .squareMeter),
        (UnitArea.squareCentimeters, .squareCentimeter), (UnitArea.squareMillimeters, .squareMillimeter),
        (UnitArea.squareFeet, .squareFoot), (UnitArea.squareInches, .squareInch), (UnitArea.squareMiles, .squareMile),
        (UnitArea.acres, .acre), (UnitArea.ares, .are), (UnitArea.hectares, .hectare),
        (UnitVolume.liters, .liter), (UnitVolume.deciliters, .deciliter), (UnitVolume.centiliters, .centiliter),
        (UnitVolume.milliliters, .milliliter), (UnitVolume.cubicKilometers, .cubicKilometer),
        (UnitVolume.cubicMeters, .cubicMeter), (UnitVolume.cubicDecimeters, .cubicDecimeter),
        (UnitVolume.cubicMillimeters, .cubicMillimeter), (UnitVolume.cubicInches, .cubicInch),
        (UnitVolume.cubicFeet, .cubicFoot), (UnitVolume.gallons, .gallon), (UnitVolume.quarts, .quart),
        (UnitVolume.pints, .pint), (UnitVolume.cups, .cup), (UnitVolume.fluidOunces, .fluidOunce),
        (UnitVolume.tablespoons, .tablespoon), (UnitVolume.teaspoons, .teaspoon),
        (UnitMass.kilograms, .kilogram), (UnitMass.grams, .gram), (UnitMass.milligrams, .milligram),
        (UnitMass.micrograms, .microgram), (UnitMass.ounces, .ounce), (UnitMass.pounds, .pound),
        (UnitMass.metricTons, .tonne), (UnitMass.carats, .carat),
        (UnitDuration.hours, .hour), (UnitDuration.minutes, .minute), (UnitDuration.seconds, .second),
        (UnitDuration.milliseconds, .millisecond), (UnitDuration.microseconds, .microsecond),
        (UnitDuration.nanoseconds, .nanosecond),
        (UnitSpeed.kilometersPerHour, .kilometerPerHour), (UnitSpeed.metersPerSecond, .meterPerSecond),
        (UnitSpeed.milesPerHour, .milePerHour), (UnitSpeed.knots, .knot),
        (UnitTemperature.celsius, .celsius), (UnitTemperature.fahrenheit, .fahrenheit),
        (UnitTemperature.kelvin, .kelvin), (UnitAngle.degrees, .degree), (UnitAngle.radians, .radian),
        (UnitAngle.arcMinutes, .arcMinute), (UnitAngle.arcSeconds, .arcSecond),
        (UnitEnergy.joules, .joule), (UnitEnergy.kilojoules, .kilojoule), (UnitEnergy.calories, .calorie),
        (UnitEnergy.kilocalories, .kilocalorie), (UnitEnergy.kilowattHours, .kilowattHour),
        (UnitPower.watts, .watt), (UnitPower.kilowatts, .kilowatt), (UnitPower.megawatts, .megawatt),
        (UnitPower.horsepower, .horsepower), (UnitPressure.hectopascals, .hectopascal),
        (UnitPressure.kilopascals, .kilopascal), (UnitPressure.bars, .bar),
        (UnitPressure.millimetersOfMercury, .millimeterOfhg), (UnitFrequency.hertz, .hertz),
        (UnitFrequency.kilohertz, .kilohertz), (UnitFrequency.megahertz, .megahertz),
        (UnitFrequency.gigahertz, .gigahertz), (UnitElectricCurrent.amperes, .ampere),
        (UnitElectricPotentialDifference.volts, .volt), (UnitInformationStorage.bytes, .byte),
        (UnitInformationStorage.kilobytes, .kilobyte), (UnitInformationStorage.megabytes, .megabyte),
        (UnitInformationStorage.gigabytes, .gigabyte), (UnitInformationStorage.terabytes, .terabyte),
    ]
}
