import ArgumentParser
import SpokenFormatting
import SpokenModel

struct FormatScheduleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schedule",
        abstract: "Opening hours of a week, or whether it is open at a moment.",
        discussion: """
            Examples:
              spokentext format schedule 'Mo-Fr 09:00-21:00; Sa,Su 10:00-20:00; PH off'
              spokentext format schedule --schema-org 'Mo-Fr 09:00-18:00' 'Sa 10:00-14:00'
              spokentext format schedule 'Mo-Fr 09:00-18:00' --at 2025-03-21T20:00
              spokentext format schedule '24/7' --at 1742580000 --zone Europe/Moscow --holiday 2025-03-22
            """)

    @Argument(help: "The text of OpenStreetMap's opening_hours.")
    var hours: [String]

    @Flag(help: "The texts are schema.org's openingHours.")
    var schemaOrg = false

    @Option(help: "A moment of the place, 2025-03-21T20:00, or with --zone seconds since 1970-01-01 in UTC.")
    var at: String?

    @Option(help: "The time zone of the place, a name of the IANA database.")
    var zone: String?

    @Option(help: "A public holiday, 2025-01-01; may be given several times.")
    var holiday: [String] = []

    @OptionGroup var options: TimeOptions

    func validate() throws {
        if zone != nil, at == nil { throw ValidationError("--zone needs --at") }
        if !schemaOrg, hours.count != 1 { throw ValidationError("write one text; several are for --schema-org") }
    }

    func run() throws {
        try options.print { formatter in
            let schedule = schemaOrg ? try OpeningHours(schemaOrg: hours) : try OpeningHours(hours.first ?? "")
            guard let at else {
                try formatter.validate(schedule)
                return formatter.format(schedule)
            }
            let holidays = try holiday.map { try CalendarDate($0) }
            let status = schedule.status(at: try moment(at), isPublicHoliday: { holidays.contains($0) })
            try formatter.validate(status)
            return formatter.format(status)
        }
    }

    private func moment(_ text: String) throws -> LocalMoment {
        let wrong = CommandFailure("'\(text)' is no moment; write it as 2025-03-21T20:00, or seconds with --zone")
        if let zone {
            guard let seconds = Int64(text) else { throw wrong }
            return try LocalMoment(secondsSince1970: seconds, timeZone: zone)
        }
        let parts = text.split(separator: "T", maxSplits: 1)
        guard parts.count == 2 else { throw wrong }
        let date = try CalendarDate(parts[0])
        let time = try ClockTime(parts[1])
        guard let year = date.year, let month = date.month, let day = date.day,
            let moment = LocalMoment(
                year: Int(year), month: Int(month), day: Int(day), hour: Int(time.hour), minute: Int(time.minute))
        else { throw wrong }
        return moment
    }
}
