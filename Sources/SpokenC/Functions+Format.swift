import CSpokenText
import SpokenText

@_cdecl("spokentext_format")
public func format(
    _ formatter: spokentext_formatter, _ value: UnsafePointer<spokentext_value>?,
    _ pair: UnsafeMutablePointer<UnsafeMutablePointer<spokentext_pair>?>?,
    _ error: UnsafeMutablePointer<spokentext_error>?
) -> spokentext_status {
    answer(pair, "pair", error) { () throws(CallFailure) in
        guard let value else { throw .null("value") }
        let speaker = try Speaker.of(formatter)
        let input = try ValueInput(value)
        if input.name != nil { throw ValueInput.wrong("only arguments of a string have a 'name'") }
        let content = try input.content(speaker.context)
        do {
            try speaker.formatter.validate(content)
        } catch {
            throw ValueInput.wrong("\(error)")
        }
        let made = speaker.formatter.format(content)
        return try Results.pair(made.visibleText, made.accessibleText)
    }
}
