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
        "kilowatt",
        "kilowatt-hour",
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
        "micromole-per-liter",
        "microsecond",
        "microsievert",
        "mile",
        "mile-per-gallon",
        "mile-per-hour",
        "milliampere",
        "milliampere-hour",
        "millibar",
        "milligram",
        "milligram-per-deciliter",
        "milligram-per-liter",
        "milliliter",
        "millimeter",
        "millimeter-ofhg",
        "millimeter-water",
        "millimole-per-liter",
        "millisecond",
        "millisievert",
        "millivolt",
        "milliwatt",
        "minute",
        "mole",
        "month",
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
        "week",
        "yard",
        "year",
    ]

    public static var acre: MeasureUnit { MeasureUnit(row: 0) }
    public static var adult: MeasureUnit { MeasureUnit(row: 1) }
    public static var ampere: MeasureUnit { MeasureUnit(row: 2) }
    public static var ampereHour: MeasureUnit { MeasureUnit(row: 3) }
    public static var arcMinute: MeasureUnit { MeasureUnit(row: 4) }
    public static var arcSecond: MeasureUnit { MeasureUnit(row: 5) }
    public static var are: MeasureUnit { MeasureUnit(row: 6) }
    public static var atmosphere: MeasureUnit { MeasureUnit(row: 7) }
    public static var bag: MeasureUnit { MeasureUnit(row: 8) }
    public static var bar: MeasureUnit { MeasureUnit(row: 9) }
    public static var barrel: MeasureUnit { MeasureUnit(row: 10) }
    public static var basisPoint: MeasureUnit { MeasureUnit(row: 11) }
    public static var beatPerMinute: MeasureUnit { MeasureUnit(row: 12) }
    public static var becquerel: MeasureUnit { MeasureUnit(row: 13) }
    public static var bit: MeasureUnit { MeasureUnit(row: 14) }
    public static var bonus: MeasureUnit { MeasureUnit(row: 15) }
    public static var bottle: MeasureUnit { MeasureUnit(row: 16) }
    public static var box: MeasureUnit { MeasureUnit(row: 17) }
    public static var byte: MeasureUnit { MeasureUnit(row: 18) }
    public static var calorie: MeasureUnit { MeasureUnit(row: 19) }
    public static var can: MeasureUnit { MeasureUnit(row: 20) }
    public static var candela: MeasureUnit { MeasureUnit(row: 21) }
    public static var capsule: MeasureUnit { MeasureUnit(row: 22) }
    public static var carat: MeasureUnit { MeasureUnit(row: 23) }
    public static var celsius: MeasureUnit { MeasureUnit(row: 24) }
    public static var centiliter: MeasureUnit { MeasureUnit(row: 25) }
    public static var centimeter: MeasureUnit { MeasureUnit(row: 26) }
    public static var century: MeasureUnit { MeasureUnit(row: 27) }
    public static var child: MeasureUnit { MeasureUnit(row: 28) }
    public static var copy: MeasureUnit { MeasureUnit(row: 29) }
    public static var cubicCentimeter: MeasureUnit { MeasureUnit(row: 30) }
    public static var cubicDecimeter: MeasureUnit { MeasureUnit(row: 31) }
    public static var cubicFoot: MeasureUnit { MeasureUnit(row: 32) }
    public static var cubicInch: MeasureUnit { MeasureUnit(row: 33) }
    public static var cubicKilometer: MeasureUnit { MeasureUnit(row: 34) }
    public static var cubicMeter: MeasureUnit { MeasureUnit(row: 35) }
    public static var cubicMillimeter: MeasureUnit { MeasureUnit(row: 36) }
    public static var cup: MeasureUnit { MeasureUnit(row: 37) }
    public static var day: MeasureUnit { MeasureUnit(row: 38) }
    public static var decade: MeasureUnit { MeasureUnit(row: 39) }
    public static var decibel: MeasureUnit { MeasureUnit(row: 40) }
    public static var deciliter: MeasureUnit { MeasureUnit(row: 41) }
    public static var decimeter: MeasureUnit { MeasureUnit(row: 42) }
    public static var degree: MeasureUnit { MeasureUnit(row: 43) }
    public static var dotPerInch: MeasureUnit { MeasureUnit(row: 44) }
    public static var drop: MeasureUnit { MeasureUnit(row: 45) }
    public static var electronvolt: MeasureUnit { MeasureUnit(row: 46) }
    public static var fahrenheit: MeasureUnit { MeasureUnit(row: 47) }
    public static var farad: MeasureUnit { MeasureUnit(row: 48) }
    public static var floor: MeasureUnit { MeasureUnit(row: 49) }
    public static var fluidOunce: MeasureUnit { MeasureUnit(row: 50) }
    public static var foodcalorie: MeasureUnit { MeasureUnit(row: 51) }
    public static var foot: MeasureUnit { MeasureUnit(row: 52) }
    public static var footPerSecond: MeasureUnit { MeasureUnit(row: 53) }
    public static var framePerSecond: MeasureUnit { MeasureUnit(row: 54) }
    public static var fullDay: MeasureUnit { MeasureUnit(row: 55) }
    public static var gallon: MeasureUnit { MeasureUnit(row: 56) }
    public static var generic: MeasureUnit { MeasureUnit(row: 57) }
    public static var gigabit: MeasureUnit { MeasureUnit(row: 58) }
    public static var gigabitPerSecond: MeasureUnit { MeasureUnit(row: 59) }
    public static var gigabyte: MeasureUnit { MeasureUnit(row: 60) }
    public static var gigabytePerSecond: MeasureUnit { MeasureUnit(row: 61) }
    public static var gigahertz: MeasureUnit { MeasureUnit(row: 62) }
    public static var gigawatt: MeasureUnit { MeasureUnit(row: 63) }
    public static var gigawattHour: MeasureUnit { MeasureUnit(row: 64) }
    public static var glass: MeasureUnit { MeasureUnit(row: 65) }
    public static var gram: MeasureUnit { MeasureUnit(row: 66) }
    public static var gramPerCubicCentimeter: MeasureUnit { MeasureUnit(row: 67) }
    public static var gramPerLiter: MeasureUnit { MeasureUnit(row: 68) }
    public static var gramPerSquareMeter: MeasureUnit { MeasureUnit(row: 69) }
    public static var guest: MeasureUnit { MeasureUnit(row: 70) }
    public static var hectare: MeasureUnit { MeasureUnit(row: 71) }
    public static var hectoliter: MeasureUnit { MeasureUnit(row: 72) }
    public static var hectopascal: MeasureUnit { MeasureUnit(row: 73) }
    public static var hertz: MeasureUnit { MeasureUnit(row: 74) }
    public static var horsepower: MeasureUnit { MeasureUnit(row: 75) }
    public static var hour: MeasureUnit { MeasureUnit(row: 76) }
    public static var inch: MeasureUnit { MeasureUnit(row: 77) }
    public static var inchOfhg: MeasureUnit { MeasureUnit(row: 78) }
    public static var internationalUnit: MeasureUnit { MeasureUnit(row: 79) }
    public static var item: MeasureUnit { MeasureUnit(row: 80) }
    public static var joule: MeasureUnit { MeasureUnit(row: 81) }
    public static var kelvin: MeasureUnit { MeasureUnit(row: 82) }
    public static var kilobit: MeasureUnit { MeasureUnit(row: 83) }
    public static var kilobitPerSecond: MeasureUnit { MeasureUnit(row: 84) }
    public static var kilobyte: MeasureUnit { MeasureUnit(row: 85) }
    public static var kilobytePerSecond: MeasureUnit { MeasureUnit(row: 86) }
    public static var kilocalorie: MeasureUnit { MeasureUnit(row: 87) }
    public static var kilogram: MeasureUnit { MeasureUnit(row: 88) }
    public static var kilogramForce: MeasureUnit { MeasureUnit(row: 89) }
    public static var kilogramPerCubicMeter: MeasureUnit { MeasureUnit(row: 90) }
    public static var kilogramPerSquareMeter: MeasureUnit { MeasureUnit(row: 91) }
    public static var kilohertz: MeasureUnit { MeasureUnit(row: 92) }
    public static var kilojoule: MeasureUnit { MeasureUnit(row: 93) }
    public static var kilometer: MeasureUnit { MeasureUnit(row: 94) }
    public static var kilometerPerHour: MeasureUnit { MeasureUnit(row: 95) }
    public static var kilometerPerSecond: MeasureUnit { MeasureUnit(row: 96) }
    public static var kilonewton: MeasureUnit { MeasureUnit(row: 97) }
    public static var kiloohm: MeasureUnit { MeasureUnit(row: 98) }
    public static var kilopascal: MeasureUnit { MeasureUnit(row: 99) }
    public static var kilovolt: MeasureUnit { MeasureUnit(row: 100) }
    public static var kilowatt: MeasureUnit { MeasureUnit(row: 101) }
    public static var kilowattHour: MeasureUnit { MeasureUnit(row: 102) }
    public static var kit: MeasureUnit { MeasureUnit(row: 103) }
    public static var knot: MeasureUnit { MeasureUnit(row: 104) }
    public static var lightYear: MeasureUnit { MeasureUnit(row: 105) }
    public static var liter: MeasureUnit { MeasureUnit(row: 106) }
    public static var literPerKilometer: MeasureUnit { MeasureUnit(row: 107) }
    public static var lumen: MeasureUnit { MeasureUnit(row: 108) }
    public static var lux: MeasureUnit { MeasureUnit(row: 109) }
    public static var megabit: MeasureUnit { MeasureUnit(row: 110) }
    public static var megabitPerSecond: MeasureUnit { MeasureUnit(row: 111) }
    public static var megabyte: MeasureUnit { MeasureUnit(row: 112) }
    public static var megabytePerSecond: MeasureUnit { MeasureUnit(row: 113) }
    public static var megahertz: MeasureUnit { MeasureUnit(row: 114) }
    public static var megajoule: MeasureUnit { MeasureUnit(row: 115) }
    public static var megapascal: MeasureUnit { MeasureUnit(row: 116) }
    public static var megapixel: MeasureUnit { MeasureUnit(row: 117) }
    public static var megawatt: MeasureUnit { MeasureUnit(row: 118) }
    public static var megawattHour: MeasureUnit { MeasureUnit(row: 119) }
    public static var meter: MeasureUnit { MeasureUnit(row: 120) }
    public static var meterPerSecond: MeasureUnit { MeasureUnit(row: 121) }
    public static var meterPerSquareSecond: MeasureUnit { MeasureUnit(row: 122) }
    public static var microfarad: MeasureUnit { MeasureUnit(row: 123) }
    public static var microgram: MeasureUnit { MeasureUnit(row: 124) }
    public static var microliter: MeasureUnit { MeasureUnit(row: 125) }
    public static var micrometer: MeasureUnit { MeasureUnit(row: 126) }
    public static var micromolePerLiter: MeasureUnit { MeasureUnit(row: 127) }
    public static var microsecond: MeasureUnit { MeasureUnit(row: 128) }
    public static var microsievert: MeasureUnit { MeasureUnit(row: 129) }
    public static var mile: MeasureUnit { MeasureUnit(row: 130) }
    public static var milePerGallon: MeasureUnit { MeasureUnit(row: 131) }
    public static var milePerHour: MeasureUnit { MeasureUnit(row: 132) }
    public static var milliampere: MeasureUnit { MeasureUnit(row: 133) }
    public static var milliampereHour: MeasureUnit { MeasureUnit(row: 134) }
    public static var millibar: MeasureUnit { MeasureUnit(row: 135) }
    public static var milligram: MeasureUnit { MeasureUnit(row: 136) }
    public static var milligramPerDeciliter: MeasureUnit { MeasureUnit(row: 137) }
    public static var milligramPerLiter: MeasureUnit { MeasureUnit(row: 138) }
    public static var milliliter: MeasureUnit { MeasureUnit(row: 139) }
    public static var millimeter: MeasureUnit { MeasureUnit(row: 140) }
    public static var millimeterOfhg: MeasureUnit { MeasureUnit(row: 141) }
    public static var millimeterWater: MeasureUnit { MeasureUnit(row: 142) }
    public static var millimolePerLiter: MeasureUnit { MeasureUnit(row: 143) }
    public static var millisecond: MeasureUnit { MeasureUnit(row: 144) }
    public static var millisievert: MeasureUnit { MeasureUnit(row: 145) }
    public static var millivolt: MeasureUnit { MeasureUnit(row: 146) }
    public static var milliwatt: MeasureUnit { MeasureUnit(row: 147) }
    public static var minute: MeasureUnit { MeasureUnit(row: 148) }
    public static var mole: MeasureUnit { MeasureUnit(row: 149) }
    public static var month: MeasureUnit { MeasureUnit(row: 150) }
    public static var nanometer: MeasureUnit { MeasureUnit(row: 151) }
    public static var nanosecond: MeasureUnit { MeasureUnit(row: 152) }
    public static var nauticalMile: MeasureUnit { MeasureUnit(row: 153) }
    public static var newton: MeasureUnit { MeasureUnit(row: 154) }
    public static var newtonMeter: MeasureUnit { MeasureUnit(row: 155) }
    public static var night: MeasureUnit { MeasureUnit(row: 156) }
    public static var ohm: MeasureUnit { MeasureUnit(row: 157) }
    public static var ounce: MeasureUnit { MeasureUnit(row: 158) }
    public static var pack: MeasureUnit { MeasureUnit(row: 159) }
    public static var packet: MeasureUnit { MeasureUnit(row: 160) }
    public static var page: MeasureUnit { MeasureUnit(row: 161) }
    public static var pair: MeasureUnit { MeasureUnit(row: 162) }
    public static var pascal: MeasureUnit { MeasureUnit(row: 163) }
    public static var percent: MeasureUnit { MeasureUnit(row: 164) }
    public static var percentagePoint: MeasureUnit { MeasureUnit(row: 165) }
    public static var permille: MeasureUnit { MeasureUnit(row: 166) }
    public static var permillion: MeasureUnit { MeasureUnit(row: 167) }
    public static var person: MeasureUnit { MeasureUnit(row: 168) }
    public static var petabyte: MeasureUnit { MeasureUnit(row: 169) }
    public static var piece: MeasureUnit { MeasureUnit(row: 170) }
    public static var pinch: MeasureUnit { MeasureUnit(row: 171) }
    public static var pint: MeasureUnit { MeasureUnit(row: 172) }
    public static var pixel: MeasureUnit { MeasureUnit(row: 173) }
    public static var pixelPerInch: MeasureUnit { MeasureUnit(row: 174) }
    public static var point: MeasureUnit { MeasureUnit(row: 175) }
    public static var portion: MeasureUnit { MeasureUnit(row: 176) }
    public static var pound: MeasureUnit { MeasureUnit(row: 177) }
    public static var poundForcePerSquareInch: MeasureUnit { MeasureUnit(row: 178) }
    public static var quart: MeasureUnit { MeasureUnit(row: 179) }
    public static var quarter: MeasureUnit { MeasureUnit(row: 180) }
    public static var quintal: MeasureUnit { MeasureUnit(row: 181) }
    public static var radian: MeasureUnit { MeasureUnit(row: 182) }
    public static var revolution: MeasureUnit { MeasureUnit(row: 183) }
    public static var revolutionPerMinute: MeasureUnit { MeasureUnit(row: 184) }
    public static var roll: MeasureUnit { MeasureUnit(row: 185) }
    public static var room: MeasureUnit { MeasureUnit(row: 186) }
    public static var sachet: MeasureUnit { MeasureUnit(row: 187) }
    public static var seat: MeasureUnit { MeasureUnit(row: 188) }
    public static var second: MeasureUnit { MeasureUnit(row: 189) }
    public static var set: MeasureUnit { MeasureUnit(row: 190) }
    public static var sheet: MeasureUnit { MeasureUnit(row: 191) }
    public static var sievert: MeasureUnit { MeasureUnit(row: 192) }
    public static var slice: MeasureUnit { MeasureUnit(row: 193) }
    public static var squareCentimeter: MeasureUnit { MeasureUnit(row: 194) }
    public static var squareDecimeter: MeasureUnit { MeasureUnit(row: 195) }
    public static var squareFoot: MeasureUnit { MeasureUnit(row: 196) }
    public static var squareInch: MeasureUnit { MeasureUnit(row: 197) }
    public static var squareKilometer: MeasureUnit { MeasureUnit(row: 198) }
    public static var squareMeter: MeasureUnit { MeasureUnit(row: 199) }
    public static var squareMile: MeasureUnit { MeasureUnit(row: 200) }
    public static var squareMillimeter: MeasureUnit { MeasureUnit(row: 201) }
    public static var star: MeasureUnit { MeasureUnit(row: 202) }
    public static var step: MeasureUnit { MeasureUnit(row: 203) }
    public static var tablespoon: MeasureUnit { MeasureUnit(row: 204) }
    public static var tablet: MeasureUnit { MeasureUnit(row: 205) }
    public static var teaspoon: MeasureUnit { MeasureUnit(row: 206) }
    public static var terabit: MeasureUnit { MeasureUnit(row: 207) }
    public static var terabyte: MeasureUnit { MeasureUnit(row: 208) }
    public static var time: MeasureUnit { MeasureUnit(row: 209) }
    public static var tonne: MeasureUnit { MeasureUnit(row: 210) }
    public static var typographicPoint: MeasureUnit { MeasureUnit(row: 211) }
    public static var volt: MeasureUnit { MeasureUnit(row: 212) }
    public static var voltAmpere: MeasureUnit { MeasureUnit(row: 213) }
    public static var watt: MeasureUnit { MeasureUnit(row: 214) }
    public static var wattHour: MeasureUnit { MeasureUnit(row: 215) }
    public static var week: MeasureUnit { MeasureUnit(row: 216) }
    public static var yard: MeasureUnit { MeasureUnit(row: 217) }
    public static var year: MeasureUnit { MeasureUnit(row: 218) }
}
