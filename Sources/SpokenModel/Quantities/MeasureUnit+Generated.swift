// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

extension MeasureUnit {
    static let sortedIdentifiers: [String] = [
        "celsius",
        "centimeter",
        "gram",
        "hour",
        "kilogram",
        "kilometer",
        "kilometer-per-hour",
        "liter",
        "meter",
        "milligram",
        "milliliter",
        "millimeter",
        "minute",
        "month",
        "percent",
        "second",
    ]

    public static var celsius: MeasureUnit { MeasureUnit(identifier: "celsius", row: 0) }
    public static var centimeter: MeasureUnit { MeasureUnit(identifier: "centimeter", row: 1) }
    public static var gram: MeasureUnit { MeasureUnit(identifier: "gram", row: 2) }
    public static var hour: MeasureUnit { MeasureUnit(identifier: "hour", row: 3) }
    public static var kilogram: MeasureUnit { MeasureUnit(identifier: "kilogram", row: 4) }
    public static var kilometer: MeasureUnit { MeasureUnit(identifier: "kilometer", row: 5) }
    public static var kilometerPerHour: MeasureUnit { MeasureUnit(identifier: "kilometer-per-hour", row: 6) }
    public static var liter: MeasureUnit { MeasureUnit(identifier: "liter", row: 7) }
    public static var meter: MeasureUnit { MeasureUnit(identifier: "meter", row: 8) }
    public static var milligram: MeasureUnit { MeasureUnit(identifier: "milligram", row: 9) }
    public static var milliliter: MeasureUnit { MeasureUnit(identifier: "milliliter", row: 10) }
    public static var millimeter: MeasureUnit { MeasureUnit(identifier: "millimeter", row: 11) }
    public static var minute: MeasureUnit { MeasureUnit(identifier: "minute", row: 12) }
    public static var month: MeasureUnit { MeasureUnit(identifier: "month", row: 13) }
    public static var percent: MeasureUnit { MeasureUnit(identifier: "percent", row: 14) }
    public static var second: MeasureUnit { MeasureUnit(identifier: "second", row: 15) }
}
