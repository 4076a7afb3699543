// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

extension MeasureUnit {
    static let sortedIdentifiers: [String] = [
        "acre",
        "adult",
        "ampere",
        "ampere-hour",
        "arc-minute",
        "arc-second",
        "are",
        "atmosphere",
        "bag",
        "bar",
        "barrel",
        "basis-point",
        "beat-per-minute",
        "becquerel",
        "bit",
        "bonus",
        "bottle",
        "box",
        "byte",
        "calorie",
        "can",
        "candela",
        "capsule",
        "carat",
        "celsius",
        "centiliter",
        "centimeter",
        "century",
        "child",
        "copy",
        "cubic-centimeter",
        "cubic-decimeter",
        "cubic-foot",
        "cubic-inch",
        "cubic-kilometer",
        "cubic-meter",
        "cubic-millimeter",
        "cup",
        "day",
        "decade",
        "decibel",
        "deciliter",
        "decimeter",
        "degree",
        "dot-per-inch",
        "drop",
        "electronvolt",
        "fahrenheit",
        "farad",
        "floor",
        "fluid-ounce",
        "foodcalorie",
        "foot",
        "foot-per-second",
        "frame-per-second",
        "full-day",
        "gallon",
        "generic",
        "gigabit",
        "gigabit-per-second",
        "gigabyte",
        "gigabyte-per-second",
        "gigahertz",
        "gigawatt",
        "gigawatt-hour",
        "glass",
        "gram",
        "gram-per-cubic-centimeter",
        "gram-per-liter",
        "gram-per-square-meter",
        "guest",
        "hectare",
        "hectoliter",
        "hectopascal",
        "hertz",
        "horsepower",
        "hour",
        "inch",
        "inch-ofhg",
        "international-unit",
        "item",
        "joule",
        "kelvin",
        "kilobit",
        "kilobit-per-second",
        "kilobyte",
        "kilobyte-per-second",
        "kilocalorie",
        "kilogram",
        "kilogram-force",
        "kilogram-per-cubic-meter",
        "kilogram-per-square-meter",
        "kilohertz",
        "kilojoule",
        "kilometer",
        "kilometer-per-hour",
        "kilometer-per-second",
        "kilonewton",
        "kiloohm",
        "kilopascal",
        "kilovolt",
        "kilovolt-ampere",
        "kilowatt",
        "kilowatt-hour",
        "kilowatt-peak",
        "kit",
        "knot",
        "light-year",
        "liter",
        "liter-per-kilometer",
        "lumen",
        "lux",
        "megabit",
        "megabit-per-second",
        "megabyte",
        "megabyte-per-second",
        "megahertz",
        "megajoule",
        "megapascal",
        "megapixel",
        "megawatt",
        "megawatt-hour",
        "meter",
        "meter-per-second",
        "meter-per-square-second",
        "microfarad",
        "microgram",
        "microliter",
        "micrometer",
        "micromole",
        "micromole-per-liter",
        "microsecond",
        "microsievert",
        "mile",
        "mile-per-gallon",
        "mile-per-hour",
        "milliampere",
        "milliampere-hour",
        "millibar",
        "milliequivalent",
        "milligram",
        "milligram-per-deciliter",
        "milligram-per-liter",
        "milliliter",
        "millimeter",
        "millimeter-ofhg",
        "millimeter-water",
        "millimole",
        "millimole-per-liter",
        "millisecond",
        "millisievert",
        "millivolt",
        "milliwatt",
        "minute",
        "mole",
        "month",
        "nanogram",
        "nanometer",
        "nanosecond",
        "nautical-mile",
        "newton",
        "newton-meter",
        "night",
        "ohm",
        "ounce",
        "pack",
        "packet",
        "page",
        "pair",
        "pascal",
        "percent",
        "percentage-point",
        "permille",
        "permillion",
        "person",
        "petabyte",
        "piece",
        "pinch",
        "pint",
        "pixel",
        "pixel-per-inch",
        "point",
        "portion",
        "pound",
        "pound-force-per-square-inch",
        "quart",
        "quarter",
        "quintal",
        "radian",
        "revolution",
        "revolution-per-minute",
        "roll",
        "room",
        "sachet",
        "seat",
        "second",
        "set",
        "sheet",
        "sievert",
        "slice",
        "square-centimeter",
        "square-decimeter",
        "square-foot",
        "square-inch",
        "square-kilometer",
        "square-meter",
        "square-mile",
        "square-millimeter",
        "star",
        "step",
        "tablespoon",
        "tablet",
        "teaspoon",
        "terabit",
        "terabyte",
        "time",
        "tonne",
        "typographic-point",
        "volt",
        "volt-ampere",
        "watt",
        "watt-hour",
        "watt-peak",
        "week",
        "yard",
        "year",
    ]

    /// The unit `acre`: 5 acres.
    public static var acre: MeasureUnit { MeasureUnit(row: 0) }
    /// The unit `adult`: 5 adults.
    public static var adult: MeasureUnit { MeasureUnit(row: 1) }
    /// The unit `ampere`: 5 amperes.
    public static var ampere: MeasureUnit { MeasureUnit(row: 2) }
    /// The unit `ampere-hour`: 5 ampere-hours.
    public static var ampereHour: MeasureUnit { MeasureUnit(row: 3) }
    /// The unit `arc-minute`: 5 arcminutes.
    public static var arcMinute: MeasureUnit { MeasureUnit(row: 4) }
    /// The unit `arc-second`: 5 arcseconds.
    public static var arcSecond: MeasureUnit { MeasureUnit(row: 5) }
    /// The unit `are`: 5 ares.
    public static var are: MeasureUnit { MeasureUnit(row: 6) }
    /// The unit `atmosphere`: 5 atmospheres.
    public static var atmosphere: MeasureUnit { MeasureUnit(row: 7) }
    /// The unit `bag`: 5 bags.
    public static var bag: MeasureUnit { MeasureUnit(row: 8) }
    /// The unit `bar`: 5 bars.
    public static var bar: MeasureUnit { MeasureUnit(row: 9) }
    /// The unit `barrel`: 5 barrels.
    public static var barrel: MeasureUnit { MeasureUnit(row: 10) }
    /// The unit `basis-point`: 5 basis points.
    public static var basisPoint: MeasureUnit { MeasureUnit(row: 11) }
    /// The unit `beat-per-minute`: 5 beats per minute.
    public static var beatPerMinute: MeasureUnit { MeasureUnit(row: 12) }
    /// The unit `becquerel`: 5 becquerels.
    public static var becquerel: MeasureUnit { MeasureUnit(row: 13) }
    /// The unit `bit`: 5 bits.
    public static var bit: MeasureUnit { MeasureUnit(row: 14) }
    /// The unit `bonus`: 5 bonus points.
    public static var bonus: MeasureUnit { MeasureUnit(row: 15) }
    /// The unit `bottle`: 5 bottles.
    public static var bottle: MeasureUnit { MeasureUnit(row: 16) }
    /// The unit `box`: 5 boxes.
    public static var box: MeasureUnit { MeasureUnit(row: 17) }
    /// The unit `byte`: 5 bytes.
    public static var byte: MeasureUnit { MeasureUnit(row: 18) }
    /// The unit `calorie`: 5 calories.
    public static var calorie: MeasureUnit { MeasureUnit(row: 19) }
    /// The unit `can`: 5 cans.
    public static var can: MeasureUnit { MeasureUnit(row: 20) }
    /// The unit `candela`: 5 candelas.
    public static var candela: MeasureUnit { MeasureUnit(row: 21) }
    /// The unit `capsule`: 5 capsules.
    public static var capsule: MeasureUnit { MeasureUnit(row: 22) }
    /// The unit `carat`: 5 carats.
    public static var carat: MeasureUnit { MeasureUnit(row: 23) }
    /// The unit `celsius`: 5 degrees Celsius.
    public static var celsius: MeasureUnit { MeasureUnit(row: 24) }
    /// The unit `centiliter`: 5 centiliters.
    public static var centiliter: MeasureUnit { MeasureUnit(row: 25) }
    /// The unit `centimeter`: 5 centimeters.
    public static var centimeter: MeasureUnit { MeasureUnit(row: 26) }
    /// The unit `century`: 5 centuries.
    public static var century: MeasureUnit { MeasureUnit(row: 27) }
    /// The unit `child`: 5 children.
    public static var child: MeasureUnit { MeasureUnit(row: 28) }
    /// The unit `copy`: 5 copies.
    public static var copy: MeasureUnit { MeasureUnit(row: 29) }
    /// The unit `cubic-centimeter`: 5 cubic centimeters.
    public static var cubicCentimeter: MeasureUnit { MeasureUnit(row: 30) }
    /// The unit `cubic-decimeter`: 5 cubic decimeters.
    public static var cubicDecimeter: MeasureUnit { MeasureUnit(row: 31) }
    /// The unit `cubic-foot`: 5 cubic feet.
    public static var cubicFoot: MeasureUnit { MeasureUnit(row: 32) }
    /// The unit `cubic-inch`: 5 cubic inches.
    public static var cubicInch: MeasureUnit { MeasureUnit(row: 33) }
    /// The unit `cubic-kilometer`: 5 cubic kilometers.
    public static var cubicKilometer: MeasureUnit { MeasureUnit(row: 34) }
    /// The unit `cubic-meter`: 5 cubic meters.
    public static var cubicMeter: MeasureUnit { MeasureUnit(row: 35) }
    /// The unit `cubic-millimeter`: 5 cubic millimeters.
    public static var cubicMillimeter: MeasureUnit { MeasureUnit(row: 36) }
    /// The unit `cup`: 5 cups.
    public static var cup: MeasureUnit { MeasureUnit(row: 37) }
    /// The unit `day`: 5 days.
    public static var day: MeasureUnit { MeasureUnit(row: 38) }
    /// The unit `decade`: 5 decades.
    public static var decade: MeasureUnit { MeasureUnit(row: 39) }
    /// The unit `decibel`: 5 decibels.
    public static var decibel: MeasureUnit { MeasureUnit(row: 40) }
    /// The unit `deciliter`: 5 deciliters.
    public static var deciliter: MeasureUnit { MeasureUnit(row: 41) }
    /// The unit `decimeter`: 5 decimeters.
    public static var decimeter: MeasureUnit { MeasureUnit(row: 42) }
    /// The unit `degree`: 5 degrees.
    public static var degree: MeasureUnit { MeasureUnit(row: 43) }
    /// The unit `dot-per-inch`: 5 dots per inch.
    public static var dotPerInch: MeasureUnit { MeasureUnit(row: 44) }
    /// The unit `drop`: 5 drops.
    public static var drop: MeasureUnit { MeasureUnit(row: 45) }
    /// The unit `electronvolt`: 5 electronvolts.
    public static var electronvolt: MeasureUnit { MeasureUnit(row: 46) }
    /// The unit `fahrenheit`: 5 degrees Fahrenheit.
    public static var fahrenheit: MeasureUnit { MeasureUnit(row: 47) }
    /// The unit `farad`: 5 farads.
    public static var farad: MeasureUnit { MeasureUnit(row: 48) }
    /// The unit `floor`: 5 floors.
    public static var floor: MeasureUnit { MeasureUnit(row: 49) }
    /// The unit `fluid-ounce`: 5 fluid ounces.
    public static var fluidOunce: MeasureUnit { MeasureUnit(row: 50) }
    /// The unit `foodcalorie`: 5 calories.
    public static var foodcalorie: MeasureUnit { MeasureUnit(row: 51) }
    /// The unit `foot`: 5 feet.
    public static var foot: MeasureUnit { MeasureUnit(row: 52) }
    /// The unit `foot-per-second`: 5 feet per second.
    public static var footPerSecond: MeasureUnit { MeasureUnit(row: 53) }
    /// The unit `frame-per-second`: 5 frames per second.
    public static var framePerSecond: MeasureUnit { MeasureUnit(row: 54) }
    /// The unit `full-day`: 5 full days.
    public static var fullDay: MeasureUnit { MeasureUnit(row: 55) }
    /// The unit `gallon`: 5 gallons.
    public static var gallon: MeasureUnit { MeasureUnit(row: 56) }
    /// The unit `generic`: 5 degrees.
    public static var generic: MeasureUnit { MeasureUnit(row: 57) }
    /// The unit `gigabit`: 5 gigabits.
    public static var gigabit: MeasureUnit { MeasureUnit(row: 58) }
    /// The unit `gigabit-per-second`: 5 gigabits per second.
    public static var gigabitPerSecond: MeasureUnit { MeasureUnit(row: 59) }
    /// The unit `gigabyte`: 5 gigabytes.
    public static var gigabyte: MeasureUnit { MeasureUnit(row: 60) }
    /// The unit `gigabyte-per-second`: 5 gigabytes per second.
    public static var gigabytePerSecond: MeasureUnit { MeasureUnit(row: 61) }
    /// The unit `gigahertz`: 5 gigahertz.
    public static var gigahertz: MeasureUnit { MeasureUnit(row: 62) }
    /// The unit `gigawatt`: 5 gigawatts.
    public static var gigawatt: MeasureUnit { MeasureUnit(row: 63) }
    /// The unit `gigawatt-hour`: 5 gigawatt-hours.
    public static var gigawattHour: MeasureUnit { MeasureUnit(row: 64) }
    /// The unit `glass`: 5 glasses.
    public static var glass: MeasureUnit { MeasureUnit(row: 65) }
    /// The unit `gram`: 5 grams.
    public static var gram: MeasureUnit { MeasureUnit(row: 66) }
    /// The unit `gram-per-cubic-centimeter`: 5 grams per cubic centimeter.
    public static var gramPerCubicCentimeter: MeasureUnit { MeasureUnit(row: 67) }
    /// The unit `gram-per-liter`: 5 grams per liter.
    public static var gramPerLiter: MeasureUnit { MeasureUnit(row: 68) }
    /// The unit `gram-per-square-meter`: 5 grams per square meter.
    public static var gramPerSquareMeter: MeasureUnit { MeasureUnit(row: 69) }
    /// The unit `guest`: 5 guests.
    public static var guest: MeasureUnit { MeasureUnit(row: 70) }
    /// The unit `hectare`: 5 hectares.
    public static var hectare: MeasureUnit { MeasureUnit(row: 71) }
    /// The unit `hectoliter`: 5 hectoliters.
    public static var hectoliter: MeasureUnit { MeasureUnit(row: 72) }
    /// The unit `hectopascal`: 5 hectopascals.
    public static var hectopascal: MeasureUnit { MeasureUnit(row: 73) }
    /// The unit `hertz`: 5 hertz.
    public static var hertz: MeasureUnit { MeasureUnit(row: 74) }
    /// The unit `horsepower`: 5 horsepower.
    public static var horsepower: MeasureUnit { MeasureUnit(row: 75) }
    /// The unit `hour`: 5 hours.
    public static var hour: MeasureUnit { MeasureUnit(row: 76) }
    /// The unit `inch`: 5 inches.
    public static var inch: MeasureUnit { MeasureUnit(row: 77) }
    /// The unit `inch-ofhg`: 5 inches of mercury.
    public static var inchOfhg: MeasureUnit { MeasureUnit(row: 78) }
    /// The unit `international-unit`: 5 international units.
    public static var internationalUnit: MeasureUnit { MeasureUnit(row: 79) }
    /// The unit `item`: 5 items.
    public static var item: MeasureUnit { MeasureUnit(row: 80) }
    /// The unit `joule`: 5 joules.
    public static var joule: MeasureUnit { MeasureUnit(row: 81) }
    /// The unit `kelvin`: 5 kelvins.
    public static var kelvin: MeasureUnit { MeasureUnit(row: 82) }
    /// The unit `kilobit`: 5 kilobits.
    public static var kilobit: MeasureUnit { MeasureUnit(row: 83) }
    /// The unit `kilobit-per-second`: 5 kilobits per second.
    public static var kilobitPerSecond: MeasureUnit { MeasureUnit(row: 84) }
    /// The unit `kilobyte`: 5 kilobytes.
    public static var kilobyte: MeasureUnit { MeasureUnit(row: 85) }
    /// The unit `kilobyte-per-second`: 5 kilobytes per second.
    public static var kilobytePerSecond: MeasureUnit { MeasureUnit(row: 86) }
    /// The unit `kilocalorie`: 5 kilocalories.
    public static var kilocalorie: MeasureUnit { MeasureUnit(row: 87) }
    /// The unit `kilogram`: 5 kilograms.
    public static var kilogram: MeasureUnit { MeasureUnit(row: 88) }
    /// The unit `kilogram-force`: 5 kilograms-force.
    public static var kilogramForce: MeasureUnit { MeasureUnit(row: 89) }
    /// The unit `kilogram-per-cubic-meter`: 5 kilograms per cubic meter.
    public static var kilogramPerCubicMeter: MeasureUnit { MeasureUnit(row: 90) }
    /// The unit `kilogram-per-square-meter`: 5 kilograms per square meter.
    public static var kilogramPerSquareMeter: MeasureUnit { MeasureUnit(row: 91) }
    /// The unit `kilohertz`: 5 kilohertz.
    public static var kilohertz: MeasureUnit { MeasureUnit(row: 92) }
    /// The unit `kilojoule`: 5 kilojoules.
    public static var kilojoule: MeasureUnit { MeasureUnit(row: 93) }
    /// The unit `kilometer`: 5 kilometers.
    public static var kilometer: MeasureUnit { MeasureUnit(row: 94) }
    /// The unit `kilometer-per-hour`: 5 kilometers per hour.
    public static var kilometerPerHour: MeasureUnit { MeasureUnit(row: 95) }
    /// The unit `kilometer-per-second`: 5 kilometers per second.
    public static var kilometerPerSecond: MeasureUnit { MeasureUnit(row: 96) }
    /// The unit `kilonewton`: 5 kilonewtons.
    public static var kilonewton: MeasureUnit { MeasureUnit(row: 97) }
    /// The unit `kiloohm`: 5 kilohms.
    public static var kiloohm: MeasureUnit { MeasureUnit(row: 98) }
    /// The unit `kilopascal`: 5 kilopascals.
    public static var kilopascal: MeasureUnit { MeasureUnit(row: 99) }
    /// The unit `kilovolt`: 5 kilovolts.
    public static var kilovolt: MeasureUnit { MeasureUnit(row: 100) }
    /// The unit `kilovolt-ampere`.
    public static var kilovoltAmpere: MeasureUnit { MeasureUnit(row: 101) }
    /// The unit `kilowatt`: 5 kilowatts.
    public static var kilowatt: MeasureUnit { MeasureUnit(row: 102) }
    /// The unit `kilowatt-hour`: 5 kilowatt-hours.
    public static var kilowattHour: MeasureUnit { MeasureUnit(row: 103) }
    /// The unit `kilowatt-peak`.
    public static var kilowattPeak: MeasureUnit { MeasureUnit(row: 104) }
    /// The unit `kit`: 5 kits.
    public static var kit: MeasureUnit { MeasureUnit(row: 105) }
    /// The unit `knot`: 5 knots.
    public static var knot: MeasureUnit { MeasureUnit(row: 106) }
    /// The unit `light-year`: 5 light years.
    public static var lightYear: MeasureUnit { MeasureUnit(row: 107) }
    /// The unit `liter`: 5 liters.
    public static var liter: MeasureUnit { MeasureUnit(row: 108) }
    /// The unit `liter-per-kilometer`: 5 liters per kilometer.
    public static var literPerKilometer: MeasureUnit { MeasureUnit(row: 109) }
    /// The unit `lumen`: 5 lumens.
    public static var lumen: MeasureUnit { MeasureUnit(row: 110) }
    /// The unit `lux`: 5 lux.
    public static var lux: MeasureUnit { MeasureUnit(row: 111) }
    /// The unit `megabit`: 5 megabits.
    public static var megabit: MeasureUnit { MeasureUnit(row: 112) }
    /// The unit `megabit-per-second`: 5 megabits per second.
    public static var megabitPerSecond: MeasureUnit { MeasureUnit(row: 113) }
    /// The unit `megabyte`: 5 megabytes.
    public static var megabyte: MeasureUnit { MeasureUnit(row: 114) }
    /// The unit `megabyte-per-second`: 5 megabytes per second.
    public static var megabytePerSecond: MeasureUnit { MeasureUnit(row: 115) }
    /// The unit `megahertz`: 5 megahertz.
    public static var megahertz: MeasureUnit { MeasureUnit(row: 116) }
    /// The unit `megajoule`: 5 megajoules.
    public static var megajoule: MeasureUnit { MeasureUnit(row: 117) }
    /// The unit `megapascal`: 5 megapascals.
    public static var megapascal: MeasureUnit { MeasureUnit(row: 118) }
    /// The unit `megapixel`: 5 megapixels.
    public static var megapixel: MeasureUnit { MeasureUnit(row: 119) }
    /// The unit `megawatt`: 5 megawatts.
    public static var megawatt: MeasureUnit { MeasureUnit(row: 120) }
    /// The unit `megawatt-hour`: 5 megawatt-hours.
    public static var megawattHour: MeasureUnit { MeasureUnit(row: 121) }
    /// The unit `meter`: 5 meters.
    public static var meter: MeasureUnit { MeasureUnit(row: 122) }
    /// The unit `meter-per-second`: 5 meters per second.
    public static var meterPerSecond: MeasureUnit { MeasureUnit(row: 123) }
    /// The unit `meter-per-square-second`: 5 meters per second squared.
    public static var meterPerSquareSecond: MeasureUnit { MeasureUnit(row: 124) }
    /// The unit `microfarad`: 5 microfarads.
    public static var microfarad: MeasureUnit { MeasureUnit(row: 125) }
    /// The unit `microgram`: 5 micrograms.
    public static var microgram: MeasureUnit { MeasureUnit(row: 126) }
    /// The unit `microliter`: 5 microliters.
    public static var microliter: MeasureUnit { MeasureUnit(row: 127) }
    /// The unit `micrometer`: 5 micrometers.
    public static var micrometer: MeasureUnit { MeasureUnit(row: 128) }
    /// The unit `micromole`.
    public static var micromole: MeasureUnit { MeasureUnit(row: 129) }
    /// The unit `micromole-per-liter`: 5 micromoles per liter.
    public static var micromolePerLiter: MeasureUnit { MeasureUnit(row: 130) }
    /// The unit `microsecond`: 5 microseconds.
    public static var microsecond: MeasureUnit { MeasureUnit(row: 131) }
    /// The unit `microsievert`: 5 microsieverts.
    public static var microsievert: MeasureUnit { MeasureUnit(row: 132) }
    /// The unit `mile`: 5 miles.
    public static var mile: MeasureUnit { MeasureUnit(row: 133) }
    /// The unit `mile-per-gallon`: 5 miles per gallon.
    public static var milePerGallon: MeasureUnit { MeasureUnit(row: 134) }
    /// The unit `mile-per-hour`: 5 miles per hour.
    public static var milePerHour: MeasureUnit { MeasureUnit(row: 135) }
    /// The unit `milliampere`: 5 milliamperes.
    public static var milliampere: MeasureUnit { MeasureUnit(row: 136) }
    /// The unit `milliampere-hour`: 5 milliampere-hours.
    public static var milliampereHour: MeasureUnit { MeasureUnit(row: 137) }
    /// The unit `millibar`: 5 millibars.
    public static var millibar: MeasureUnit { MeasureUnit(row: 138) }
    /// The unit `milliequivalent`.
    public static var milliequivalent: MeasureUnit { MeasureUnit(row: 139) }
    /// The unit `milligram`: 5 milligrams.
    public static var milligram: MeasureUnit { MeasureUnit(row: 140) }
    /// The unit `milligram-per-deciliter`: 5 milligrams per deciliter.
    public static var milligramPerDeciliter: MeasureUnit { MeasureUnit(row: 141) }
    /// The unit `milligram-per-liter`: 5 milligrams per liter.
    public static var milligramPerLiter: MeasureUnit { MeasureUnit(row: 142) }
    /// The unit `milliliter`: 5 milliliters.
    public static var milliliter: MeasureUnit { MeasureUnit(row: 143) }
    /// The unit `millimeter`: 5 millimeters.
    public static var millimeter: MeasureUnit { MeasureUnit(row: 144) }
    /// The unit `millimeter-ofhg`: 5 millimeters of mercury.
    public static var millimeterOfhg: MeasureUnit { MeasureUnit(row: 145) }
    /// The unit `millimeter-water`: 5 millimeters of water.
    public static var millimeterWater: MeasureUnit { MeasureUnit(row: 146) }
    /// The unit `millimole`.
    public static var millimole: MeasureUnit { MeasureUnit(row: 147) }
    /// The unit `millimole-per-liter`: 5 millimoles per liter.
    public static var millimolePerLiter: MeasureUnit { MeasureUnit(row: 148) }
    /// The unit `millisecond`: 5 milliseconds.
    public static var millisecond: MeasureUnit { MeasureUnit(row: 149) }
    /// The unit `millisievert`: 5 millisieverts.
    public static var millisievert: MeasureUnit { MeasureUnit(row: 150) }
    /// The unit `millivolt`: 5 millivolts.
    public static var millivolt: MeasureUnit { MeasureUnit(row: 151) }
    /// The unit `milliwatt`: 5 milliwatts.
    public static var milliwatt: MeasureUnit { MeasureUnit(row: 152) }
    /// The unit `minute`: 5 minutes.
    public static var minute: MeasureUnit { MeasureUnit(row: 153) }
    /// The unit `mole`: 5 moles.
    public static var mole: MeasureUnit { MeasureUnit(row: 154) }
    /// The unit `month`: 5 months.
    public static var month: MeasureUnit { MeasureUnit(row: 155) }
    /// The unit `nanogram`.
    public static var nanogram: MeasureUnit { MeasureUnit(row: 156) }
    /// The unit `nanometer`: 5 nanometers.
    public static var nanometer: MeasureUnit { MeasureUnit(row: 157) }
    /// The unit `nanosecond`: 5 nanoseconds.
    public static var nanosecond: MeasureUnit { MeasureUnit(row: 158) }
    /// The unit `nautical-mile`: 5 nautical miles.
    public static var nauticalMile: MeasureUnit { MeasureUnit(row: 159) }
    /// The unit `newton`: 5 newtons.
    public static var newton: MeasureUnit { MeasureUnit(row: 160) }
    /// The unit `newton-meter`: 5 newton-meters.
    public static var newtonMeter: MeasureUnit { MeasureUnit(row: 161) }
    /// The unit `night`: 5 nights.
    public static var night: MeasureUnit { MeasureUnit(row: 162) }
    /// The unit `ohm`: 5 ohms.
    public static var ohm: MeasureUnit { MeasureUnit(row: 163) }
    /// The unit `ounce`: 5 ounces.
    public static var ounce: MeasureUnit { MeasureUnit(row: 164) }
    /// The unit `pack`: 5 packs.
    public static var pack: MeasureUnit { MeasureUnit(row: 165) }
    /// The unit `packet`: 5 packets.
    public static var packet: MeasureUnit { MeasureUnit(row: 166) }
    /// The unit `page`: 5 pages.
    public static var page: MeasureUnit { MeasureUnit(row: 167) }
    /// The unit `pair`: 5 pairs.
    public static var pair: MeasureUnit { MeasureUnit(row: 168) }
    /// The unit `pascal`: 5 pascals.
    public static var pascal: MeasureUnit { MeasureUnit(row: 169) }
    /// The unit `percent`: 5 percent.
    public static var percent: MeasureUnit { MeasureUnit(row: 170) }
    /// The unit `percentage-point`: 5 percentage points.
    public static var percentagePoint: MeasureUnit { MeasureUnit(row: 171) }
    /// The unit `permille`: 5 per mille.
    public static var permille: MeasureUnit { MeasureUnit(row: 172) }
    /// The unit `permillion`: 5 parts per million.
    public static var permillion: MeasureUnit { MeasureUnit(row: 173) }
    /// The unit `person`: 5 people.
    public static var person: MeasureUnit { MeasureUnit(row: 174) }
    /// The unit `petabyte`: 5 petabytes.
    public static var petabyte: MeasureUnit { MeasureUnit(row: 175) }
    /// The unit `piece`: 5 pieces.
    public static var piece: MeasureUnit { MeasureUnit(row: 176) }
    /// The unit `pinch`: 5 pinches.
    public static var pinch: MeasureUnit { MeasureUnit(row: 177) }
    /// The unit `pint`: 5 pints.
    public static var pint: MeasureUnit { MeasureUnit(row: 178) }
    /// The unit `pixel`: 5 pixels.
    public static var pixel: MeasureUnit { MeasureUnit(row: 179) }
    /// The unit `pixel-per-inch`: 5 pixels per inch.
    public static var pixelPerInch: MeasureUnit { MeasureUnit(row: 180) }
    /// The unit `point`: 5 points.
    public static var point: MeasureUnit { MeasureUnit(row: 181) }
    /// The unit `portion`: 5 portions.
    public static var portion: MeasureUnit { MeasureUnit(row: 182) }
    /// The unit `pound`: 5 pounds.
    public static var pound: MeasureUnit { MeasureUnit(row: 183) }
    /// The unit `pound-force-per-square-inch`: 5 pounds per square inch.
    public static var poundForcePerSquareInch: MeasureUnit { MeasureUnit(row: 184) }
    /// The unit `quart`: 5 quarts.
    public static var quart: MeasureUnit { MeasureUnit(row: 185) }
    /// The unit `quarter`: 5 quarters.
    public static var quarter: MeasureUnit { MeasureUnit(row: 186) }
    /// The unit `quintal`: 5 quintals.
    public static var quintal: MeasureUnit { MeasureUnit(row: 187) }
    /// The unit `radian`: 5 radians.
    public static var radian: MeasureUnit { MeasureUnit(row: 188) }
    /// The unit `revolution`: 5 revolutions.
    public static var revolution: MeasureUnit { MeasureUnit(row: 189) }
    /// The unit `revolution-per-minute`: 5 revolutions per minute.
    public static var revolutionPerMinute: MeasureUnit { MeasureUnit(row: 190) }
    /// The unit `roll`: 5 rolls.
    public static var roll: MeasureUnit { MeasureUnit(row: 191) }
    /// The unit `room`: 5 rooms.
    public static var room: MeasureUnit { MeasureUnit(row: 192) }
    /// The unit `sachet`: 5 sachets.
    public static var sachet: MeasureUnit { MeasureUnit(row: 193) }
    /// The unit `seat`: 5 seats.
    public static var seat: MeasureUnit { MeasureUnit(row: 194) }
    /// The unit `second`: 5 seconds.
    public static var second: MeasureUnit { MeasureUnit(row: 195) }
    /// The unit `set`: 5 sets.
    public static var set: MeasureUnit { MeasureUnit(row: 196) }
    /// The unit `sheet`: 5 sheets.
    public static var sheet: MeasureUnit { MeasureUnit(row: 197) }
    /// The unit `sievert`: 5 sieverts.
    public static var sievert: MeasureUnit { MeasureUnit(row: 198) }
    /// The unit `slice`: 5 slices.
    public static var slice: MeasureUnit { MeasureUnit(row: 199) }
    /// The unit `square-centimeter`: 5 square centimeters.
    public static var squareCentimeter: MeasureUnit { MeasureUnit(row: 200) }
    /// The unit `square-decimeter`: 5 square decimeters.
    public static var squareDecimeter: MeasureUnit { MeasureUnit(row: 201) }
    /// The unit `square-foot`: 5 square feet.
    public static var squareFoot: MeasureUnit { MeasureUnit(row: 202) }
    /// The unit `square-inch`: 5 square inches.
    public static var squareInch: MeasureUnit { MeasureUnit(row: 203) }
    /// The unit `square-kilometer`: 5 square kilometers.
    public static var squareKilometer: MeasureUnit { MeasureUnit(row: 204) }
    /// The unit `square-meter`: 5 square meters.
    public static var squareMeter: MeasureUnit { MeasureUnit(row: 205) }
    /// The unit `square-mile`: 5 square miles.
    public static var squareMile: MeasureUnit { MeasureUnit(row: 206) }
    /// The unit `square-millimeter`: 5 square millimeters.
    public static var squareMillimeter: MeasureUnit { MeasureUnit(row: 207) }
    /// The unit `star`: 5 stars.
    public static var star: MeasureUnit { MeasureUnit(row: 208) }
    /// The unit `step`: 5 steps.
    public static var step: MeasureUnit { MeasureUnit(row: 209) }
    /// The unit `tablespoon`: 5 tablespoons.
    public static var tablespoon: MeasureUnit { MeasureUnit(row: 210) }
    /// The unit `tablet`: 5 tablets.
    public static var tablet: MeasureUnit { MeasureUnit(row: 211) }
    /// The unit `teaspoon`: 5 teaspoons.
    public static var teaspoon: MeasureUnit { MeasureUnit(row: 212) }
    /// The unit `terabit`: 5 terabits.
    public static var terabit: MeasureUnit { MeasureUnit(row: 213) }
    /// The unit `terabyte`: 5 terabytes.
    public static var terabyte: MeasureUnit { MeasureUnit(row: 214) }
    /// The unit `time`: 5 times.
    public static var time: MeasureUnit { MeasureUnit(row: 215) }
    /// The unit `tonne`: 5 metric tons.
    public static var tonne: MeasureUnit { MeasureUnit(row: 216) }
    /// The unit `typographic-point`: 5 points.
    public static var typographicPoint: MeasureUnit { MeasureUnit(row: 217) }
    /// The unit `volt`: 5 volts.
    public static var volt: MeasureUnit { MeasureUnit(row: 218) }
    /// The unit `volt-ampere`: 5 volt-amperes.
    public static var voltAmpere: MeasureUnit { MeasureUnit(row: 219) }
    /// The unit `watt`: 5 watts.
    public static var watt: MeasureUnit { MeasureUnit(row: 220) }
    /// The unit `watt-hour`: 5 watt-hours.
    public static var wattHour: MeasureUnit { MeasureUnit(row: 221) }
    /// The unit `watt-peak`.
    public static var wattPeak: MeasureUnit { MeasureUnit(row: 222) }
    /// The unit `week`: 5 weeks.
    public static var week: MeasureUnit { MeasureUnit(row: 223) }
    /// The unit `yard`: 5 yards.
    public static var yard: MeasureUnit { MeasureUnit(row: 224) }
    /// The unit `year`: 5 years.
    public static var year: MeasureUnit { MeasureUnit(row: 225) }
}
