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

    public static var acre: MeasureUnit { MeasureUnit(identifier: "acre", row: 0) }
    public static var adult: MeasureUnit { MeasureUnit(identifier: "adult", row: 1) }
    public static var ampere: MeasureUnit { MeasureUnit(identifier: "ampere", row: 2) }
    public static var ampereHour: MeasureUnit { MeasureUnit(identifier: "ampere-hour", row: 3) }
    public static var arcMinute: MeasureUnit { MeasureUnit(identifier: "arc-minute", row: 4) }
    public static var arcSecond: MeasureUnit { MeasureUnit(identifier: "arc-second", row: 5) }
    public static var are: MeasureUnit { MeasureUnit(identifier: "are", row: 6) }
    public static var atmosphere: MeasureUnit { MeasureUnit(identifier: "atmosphere", row: 7) }
    public static var bag: MeasureUnit { MeasureUnit(identifier: "bag", row: 8) }
    public static var bar: MeasureUnit { MeasureUnit(identifier: "bar", row: 9) }
    public static var barrel: MeasureUnit { MeasureUnit(identifier: "barrel", row: 10) }
    public static var basisPoint: MeasureUnit { MeasureUnit(identifier: "basis-point", row: 11) }
    public static var beatPerMinute: MeasureUnit { MeasureUnit(identifier: "beat-per-minute", row: 12) }
    public static var becquerel: MeasureUnit { MeasureUnit(identifier: "becquerel", row: 13) }
    public static var bit: MeasureUnit { MeasureUnit(identifier: "bit", row: 14) }
    public static var bonus: MeasureUnit { MeasureUnit(identifier: "bonus", row: 15) }
    public static var bottle: MeasureUnit { MeasureUnit(identifier: "bottle", row: 16) }
    public static var box: MeasureUnit { MeasureUnit(identifier: "box", row: 17) }
    public static var byte: MeasureUnit { MeasureUnit(identifier: "byte", row: 18) }
    public static var calorie: MeasureUnit { MeasureUnit(identifier: "calorie", row: 19) }
    public static var can: MeasureUnit { MeasureUnit(identifier: "can", row: 20) }
    public static var candela: MeasureUnit { MeasureUnit(identifier: "candela", row: 21) }
    public static var capsule: MeasureUnit { MeasureUnit(identifier: "capsule", row: 22) }
    public static var carat: MeasureUnit { MeasureUnit(identifier: "carat", row: 23) }
    public static var celsius: MeasureUnit { MeasureUnit(identifier: "celsius", row: 24) }
    public static var centiliter: MeasureUnit { MeasureUnit(identifier: "centiliter", row: 25) }
    public static var centimeter: MeasureUnit { MeasureUnit(identifier: "centimeter", row: 26) }
    public static var century: MeasureUnit { MeasureUnit(identifier: "century", row: 27) }
    public static var child: MeasureUnit { MeasureUnit(identifier: "child", row: 28) }
    public static var copy: MeasureUnit { MeasureUnit(identifier: "copy", row: 29) }
    public static var cubicCentimeter: MeasureUnit { MeasureUnit(identifier: "cubic-centimeter", row: 30) }
    public static var cubicDecimeter: MeasureUnit { MeasureUnit(identifier: "cubic-decimeter", row: 31) }
    public static var cubicKilometer: MeasureUnit { MeasureUnit(identifier: "cubic-kilometer", row: 32) }
    public static var cubicMeter: MeasureUnit { MeasureUnit(identifier: "cubic-meter", row: 33) }
    public static var cubicMillimeter: MeasureUnit { MeasureUnit(identifier: "cubic-millimeter", row: 34) }
    public static var cup: MeasureUnit { MeasureUnit(identifier: "cup", row: 35) }
    public static var day: MeasureUnit { MeasureUnit(identifier: "day", row: 36) }
    public static var decade: MeasureUnit { MeasureUnit(identifier: "decade", row: 37) }
    public static var decibel: MeasureUnit { MeasureUnit(identifier: "decibel", row: 38) }
    public static var deciliter: MeasureUnit { MeasureUnit(identifier: "deciliter", row: 39) }
    public static var decimeter: MeasureUnit { MeasureUnit(identifier: "decimeter", row: 40) }
    public static var degree: MeasureUnit { MeasureUnit(identifier: "degree", row: 41) }
    public static var dotPerInch: MeasureUnit { MeasureUnit(identifier: "dot-per-inch", row: 42) }
    public static var drop: MeasureUnit { MeasureUnit(identifier: "drop", row: 43) }
    public static var electronvolt: MeasureUnit { MeasureUnit(identifier: "electronvolt", row: 44) }
    public static var fahrenheit: MeasureUnit { MeasureUnit(identifier: "fahrenheit", row: 45) }
    public static var farad: MeasureUnit { MeasureUnit(identifier: "farad", row: 46) }
    public static var floor: MeasureUnit { MeasureUnit(identifier: "floor", row: 47) }
    public static var fluidOunce: MeasureUnit { MeasureUnit(identifier: "fluid-ounce", row: 48) }
    public static var foodcalorie: MeasureUnit { MeasureUnit(identifier: "foodcalorie", row: 49) }
    public static var foot: MeasureUnit { MeasureUnit(identifier: "foot", row: 50) }
    public static var framePerSecond: MeasureUnit { MeasureUnit(identifier: "frame-per-second", row: 51) }
    public static var fullDay: MeasureUnit { MeasureUnit(identifier: "full-day", row: 52) }
    public static var gallon: MeasureUnit { MeasureUnit(identifier: "gallon", row: 53) }
    public static var generic: MeasureUnit { MeasureUnit(identifier: "generic", row: 54) }
    public static var gigabit: MeasureUnit { MeasureUnit(identifier: "gigabit", row: 55) }
    public static var gigabitPerSecond: MeasureUnit { MeasureUnit(identifier: "gigabit-per-second", row: 56) }
    public static var gigabyte: MeasureUnit { MeasureUnit(identifier: "gigabyte", row: 57) }
    public static var gigabytePerSecond: MeasureUnit { MeasureUnit(identifier: "gigabyte-per-second", row: 58) }
    public static var gigahertz: MeasureUnit { MeasureUnit(identifier: "gigahertz", row: 59) }
    public static var gigawatt: MeasureUnit { MeasureUnit(identifier: "gigawatt", row: 60) }
    public static var glass: MeasureUnit { MeasureUnit(identifier: "glass", row: 61) }
    public static var gram: MeasureUnit { MeasureUnit(identifier: "gram", row: 62) }
    public static var gramPerCubicCentimeter: MeasureUnit { MeasureUnit(identifier: "gram-per-cubic-centimeter", row: 63) }
    public static var gramPerLiter: MeasureUnit { MeasureUnit(identifier: "gram-per-liter", row: 64) }
    public static var gramPerSquareMeter: MeasureUnit { MeasureUnit(identifier: "gram-per-square-meter", row: 65) }
    public static var guest: MeasureUnit { MeasureUnit(identifier: "guest", row: 66) }
    public static var hectare: MeasureUnit { MeasureUnit(identifier: "hectare", row: 67) }
    public static var hectoliter: MeasureUnit { MeasureUnit(identifier: "hectoliter", row: 68) }
    public static var hectopascal: MeasureUnit { MeasureUnit(identifier: "hectopascal", row: 69) }
    public static var hertz: MeasureUnit { MeasureUnit(identifier: "hertz", row: 70) }
    public static var horsepower: MeasureUnit { MeasureUnit(identifier: "horsepower", row: 71) }
    public static var hour: MeasureUnit { MeasureUnit(identifier: "hour", row: 72) }
    public static var inch: MeasureUnit { MeasureUnit(identifier: "inch", row: 73) }
    public static var internationalUnit: MeasureUnit { MeasureUnit(identifier: "international-unit", row: 74) }
    public static var item: MeasureUnit { MeasureUnit(identifier: "item", row: 75) }
    public static var joule: MeasureUnit { MeasureUnit(identifier: "joule", row: 76) }
    public static var kelvin: MeasureUnit { MeasureUnit(identifier: "kelvin", row: 77) }
    public static var kilobit: MeasureUnit { MeasureUnit(identifier: "kilobit", row: 78) }
    public static var kilobitPerSecond: MeasureUnit { MeasureUnit(identifier: "kilobit-per-second", row: 79) }
    public static var kilobyte: MeasureUnit { MeasureUnit(identifier: "kilobyte", row: 80) }
    public static var kilobytePerSecond: MeasureUnit { MeasureUnit(identifier: "kilobyte-per-second", row: 81) }
    public static var kilocalorie: MeasureUnit { MeasureUnit(identifier: "kilocalorie", row: 82) }
    public static var kilogram: MeasureUnit { MeasureUnit(identifier: "kilogram", row: 83) }
    public static var kilogramForce: MeasureUnit { MeasureUnit(identifier: "kilogram-force", row: 84) }
    public static var kilogramPerCubicMeter: MeasureUnit { MeasureUnit(identifier: "kilogram-per-cubic-meter", row: 85) }
    public static var kilogramPerSquareMeter: MeasureUnit { MeasureUnit(identifier: "kilogram-per-square-meter", row: 86) }
    public static var kilohertz: MeasureUnit { MeasureUnit(identifier: "kilohertz", row: 87) }
    public static var kilojoule: MeasureUnit { MeasureUnit(identifier: "kilojoule", row: 88) }
    public static var kilometer: MeasureUnit { MeasureUnit(identifier: "kilometer", row: 89) }
    public static var kilometerPerHour: MeasureUnit { MeasureUnit(identifier: "kilometer-per-hour", row: 90) }
    public static var kilometerPerSecond: MeasureUnit { MeasureUnit(identifier: "kilometer-per-second", row: 91) }
    public static var kilonewton: MeasureUnit { MeasureUnit(identifier: "kilonewton", row: 92) }
    public static var kiloohm: MeasureUnit { MeasureUnit(identifier: "kiloohm", row: 93) }
    public static var kilopascal: MeasureUnit { MeasureUnit(identifier: "kilopascal", row: 94) }
    public static var kilovolt: MeasureUnit { MeasureUnit(identifier: "kilovolt", row: 95) }
    public static var kilowatt: MeasureUnit { MeasureUnit(identifier: "kilowatt", row: 96) }
    public static var kilowattHour: MeasureUnit { MeasureUnit(identifier: "kilowatt-hour", row: 97) }
    public static var kit: MeasureUnit { MeasureUnit(identifier: "kit", row: 98) }
    public static var knot: MeasureUnit { MeasureUnit(identifier: "knot", row: 99) }
    public static var lightYear: MeasureUnit { MeasureUnit(identifier: "light-year", row: 100) }
    public static var liter: MeasureUnit { MeasureUnit(identifier: "liter", row: 101) }
    public static var literPerKilometer: MeasureUnit { MeasureUnit(identifier: "liter-per-kilometer", row: 102) }
    public static var lumen: MeasureUnit { MeasureUnit(identifier: "lumen", row: 103) }
    public static var lux: MeasureUnit { MeasureUnit(identifier: "lux", row: 104) }
    public static var megabit: MeasureUnit { MeasureUnit(identifier: "megabit", row: 105) }
    public static var megabitPerSecond: MeasureUnit { MeasureUnit(identifier: "megabit-per-second", row: 106) }
    public static var megabyte: MeasureUnit { MeasureUnit(identifier: "megabyte", row: 107) }
    public static var megabytePerSecond: MeasureUnit { MeasureUnit(identifier: "megabyte-per-second", row: 108) }
    public static var megahertz: MeasureUnit { MeasureUnit(identifier: "megahertz", row: 109) }
    public static var megajoule: MeasureUnit { MeasureUnit(identifier: "megajoule", row: 110) }
    public static var megapascal: MeasureUnit { MeasureUnit(identifier: "megapascal", row: 111) }
    public static var megapixel: MeasureUnit { MeasureUnit(identifier: "megapixel", row: 112) }
    public static var megawatt: MeasureUnit { MeasureUnit(identifier: "megawatt", row: 113) }
    public static var megawattHour: MeasureUnit { MeasureUnit(identifier: "megawatt-hour", row: 114) }
    public static var meter: MeasureUnit { MeasureUnit(identifier: "meter", row: 115) }
    public static var meterPerSecond: MeasureUnit { MeasureUnit(identifier: "meter-per-second", row: 116) }
    public static var meterPerSquareSecond: MeasureUnit { MeasureUnit(identifier: "meter-per-square-second", row: 117) }
    public static var microfarad: MeasureUnit { MeasureUnit(identifier: "microfarad", row: 118) }
    public static var microgram: MeasureUnit { MeasureUnit(identifier: "microgram", row: 119) }
    public static var microliter: MeasureUnit { MeasureUnit(identifier: "microliter", row: 120) }
    public static var micrometer: MeasureUnit { MeasureUnit(identifier: "micrometer", row: 121) }
    public static var micromolePerLiter: MeasureUnit { MeasureUnit(identifier: "micromole-per-liter", row: 122) }
    public static var microsecond: MeasureUnit { MeasureUnit(identifier: "microsecond", row: 123) }
    public static var microsievert: MeasureUnit { MeasureUnit(identifier: "microsievert", row: 124) }
    public static var mile: MeasureUnit { MeasureUnit(identifier: "mile", row: 125) }
    public static var milePerHour: MeasureUnit { MeasureUnit(identifier: "mile-per-hour", row: 126) }
    public static var milliampere: MeasureUnit { MeasureUnit(identifier: "milliampere", row: 127) }
    public static var milliampereHour: MeasureUnit { MeasureUnit(identifier: "milliampere-hour", row: 128) }
    public static var millibar: MeasureUnit { MeasureUnit(identifier: "millibar", row: 129) }
    public static var milligram: MeasureUnit { MeasureUnit(identifier: "milligram", row: 130) }
    public static var milligramPerDeciliter: MeasureUnit { MeasureUnit(identifier: "milligram-per-deciliter", row: 131) }
    public static var milligramPerLiter: MeasureUnit { MeasureUnit(identifier: "milligram-per-liter", row: 132) }
    public static var milliliter: MeasureUnit { MeasureUnit(identifier: "milliliter", row: 133) }
    public static var millimeter: MeasureUnit { MeasureUnit(identifier: "millimeter", row: 134) }
    public static var millimeterOfhg: MeasureUnit { MeasureUnit(identifier: "millimeter-ofhg", row: 135) }
    public static var millimeterWater: MeasureUnit { MeasureUnit(identifier: "millimeter-water", row: 136) }
    public static var millimolePerLiter: MeasureUnit { MeasureUnit(identifier: "millimole-per-liter", row: 137) }
    public static var millisecond: MeasureUnit { MeasureUnit(identifier: "millisecond", row: 138) }
    public static var millisievert: MeasureUnit { MeasureUnit(identifier: "millisievert", row: 139) }
    public static var millivolt: MeasureUnit { MeasureUnit(identifier: "millivolt", row: 140) }
    public static var milliwatt: MeasureUnit { MeasureUnit(identifier: "milliwatt", row: 141) }
    public static var minute: MeasureUnit { MeasureUnit(identifier: "minute", row: 142) }
    public static var mole: MeasureUnit { MeasureUnit(identifier: "mole", row: 143) }
    public static var month: MeasureUnit { MeasureUnit(identifier: "month", row: 144) }
    public static var nanometer: MeasureUnit { MeasureUnit(identifier: "nanometer", row: 145) }
    public static var nanosecond: MeasureUnit { MeasureUnit(identifier: "nanosecond", row: 146) }
    public static var nauticalMile: MeasureUnit { MeasureUnit(identifier: "nautical-mile", row: 147) }
    public static var newton: MeasureUnit { MeasureUnit(identifier: "newton", row: 148) }
    public static var newtonMeter: MeasureUnit { MeasureUnit(identifier: "newton-meter", row: 149) }
    public static var night: MeasureUnit { MeasureUnit(identifier: "night", row: 150) }
    public static var ohm: MeasureUnit { MeasureUnit(identifier: "ohm", row: 151) }
    public static var ounce: MeasureUnit { MeasureUnit(identifier: "ounce", row: 152) }
    public static var pack: MeasureUnit { MeasureUnit(identifier: "pack", row: 153) }
    public static var packet: MeasureUnit { MeasureUnit(identifier: "packet", row: 154) }
    public static var page: MeasureUnit { MeasureUnit(identifier: "page", row: 155) }
    public static var pair: MeasureUnit { MeasureUnit(identifier: "pair", row: 156) }
    public static var pascal: MeasureUnit { MeasureUnit(identifier: "pascal", row: 157) }
    public static var percent: MeasureUnit { MeasureUnit(identifier: "percent", row: 158) }
    public static var percentagePoint: MeasureUnit { MeasureUnit(identifier: "percentage-point", row: 159) }
    public static var permille: MeasureUnit { MeasureUnit(identifier: "permille", row: 160) }
    public static var person: MeasureUnit { MeasureUnit(identifier: "person", row: 161) }
    public static var petabyte: MeasureUnit { MeasureUnit(identifier: "petabyte", row: 162) }
    public static var piece: MeasureUnit { MeasureUnit(identifier: "piece", row: 163) }
    public static var pinch: MeasureUnit { MeasureUnit(identifier: "pinch", row: 164) }
    public static var pint: MeasureUnit { MeasureUnit(identifier: "pint", row: 165) }
    public static var pixel: MeasureUnit { MeasureUnit(identifier: "pixel", row: 166) }
    public static var pixelPerInch: MeasureUnit { MeasureUnit(identifier: "pixel-per-inch", row: 167) }
    public static var point: MeasureUnit { MeasureUnit(identifier: "point", row: 168) }
    public static var portion: MeasureUnit { MeasureUnit(identifier: "portion", row: 169) }
    public static var pound: MeasureUnit { MeasureUnit(identifier: "pound", row: 170) }
    public static var quarter: MeasureUnit { MeasureUnit(identifier: "quarter", row: 171) }
    public static var quintal: MeasureUnit { MeasureUnit(identifier: "quintal", row: 172) }
    public static var radian: MeasureUnit { MeasureUnit(identifier: "radian", row: 173) }
    public static var revolution: MeasureUnit { MeasureUnit(identifier: "revolution", row: 174) }
    public static var revolutionPerMinute: MeasureUnit { MeasureUnit(identifier: "revolution-per-minute", row: 175) }
    public static var roll: MeasureUnit { MeasureUnit(identifier: "roll", row: 176) }
    public static var room: MeasureUnit { MeasureUnit(identifier: "room", row: 177) }
    public static var sachet: MeasureUnit { MeasureUnit(identifier: "sachet", row: 178) }
    public static var seat: MeasureUnit { MeasureUnit(identifier: "seat", row: 179) }
    public static var second: MeasureUnit { MeasureUnit(identifier: "second", row: 180) }
    public static var set: MeasureUnit { MeasureUnit(identifier: "set", row: 181) }
    public static var sheet: MeasureUnit { MeasureUnit(identifier: "sheet", row: 182) }
    public static var sievert: MeasureUnit { MeasureUnit(identifier: "sievert", row: 183) }
    public static var slice: MeasureUnit { MeasureUnit(identifier: "slice", row: 184) }
    public static var squareCentimeter: MeasureUnit { MeasureUnit(identifier: "square-centimeter", row: 185) }
    public static var squareDecimeter: MeasureUnit { MeasureUnit(identifier: "square-decimeter", row: 186) }
    public static var squareFoot: MeasureUnit { MeasureUnit(identifier: "square-foot", row: 187) }
    public static var squareKilometer: MeasureUnit { MeasureUnit(identifier: "square-kilometer", row: 188) }
    public static var squareMeter: MeasureUnit { MeasureUnit(identifier: "square-meter", row: 189) }
    public static var squareMile: MeasureUnit { MeasureUnit(identifier: "square-mile", row: 190) }
    public static var squareMillimeter: MeasureUnit { MeasureUnit(identifier: "square-millimeter", row: 191) }
    public static var star: MeasureUnit { MeasureUnit(identifier: "star", row: 192) }
    public static var step: MeasureUnit { MeasureUnit(identifier: "step", row: 193) }
    public static var tablespoon: MeasureUnit { MeasureUnit(identifier: "tablespoon", row: 194) }
    public static var tablet: MeasureUnit { MeasureUnit(identifier: "tablet", row: 195) }
    public static var teaspoon: MeasureUnit { MeasureUnit(identifier: "teaspoon", row: 196) }
    public static var terabit: MeasureUnit { MeasureUnit(identifier: "terabit", row: 197) }
    public static var terabyte: MeasureUnit { MeasureUnit(identifier: "terabyte", row: 198) }
    public static var time: MeasureUnit { MeasureUnit(identifier: "time", row: 199) }
    public static var tonne: MeasureUnit { MeasureUnit(identifier: "tonne", row: 200) }
    public static var typographicPoint: MeasureUnit { MeasureUnit(identifier: "typographic-point", row: 201) }
    public static var volt: MeasureUnit { MeasureUnit(identifier: "volt", row: 202) }
    public static var voltAmpere: MeasureUnit { MeasureUnit(identifier: "volt-ampere", row: 203) }
    public static var watt: MeasureUnit { MeasureUnit(identifier: "watt", row: 204) }
    public static var wattHour: MeasureUnit { MeasureUnit(identifier: "watt-hour", row: 205) }
    public static var week: MeasureUnit { MeasureUnit(identifier: "week", row: 206) }
    public static var yard: MeasureUnit { MeasureUnit(identifier: "yard", row: 207) }
    public static var year: MeasureUnit { MeasureUnit(identifier: "year", row: 208) }
}
