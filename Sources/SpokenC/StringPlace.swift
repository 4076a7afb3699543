import CSpokenText
import SpokenModel
import SpokenText

/// `spokentext_place`, read.
struct StringPlace {
    var language: String?
    var table: String?
    var options = SpokenTextOptions()

    init(_ pointer: UnsafePointer<spokentext_place>?) throws(CallFailure) {
        guard let pointer else { return }
        let place = try CallInput.structure(pointer, size: pointer.pointee.size, usual: spokentext_place(), "place")
        language = try CallInput.name(place.language, "language")
        // A header may be anything, a single tag may not: who writes "rus sian" has made a mistake.
        if let language, !language.contains(where: { ",;*".contains($0) }) {
            do { _ = try LanguageTag(language) } catch { throw CallFailure(SPOKENTEXT_INVALID_LANGUAGE, "\(error)") }
        }
        table = try CallInput.name(place.table, "table")
        if place.width > 0 { options.width = place.width }
        if let name = try CallInput.name(place.text_size, "text_size") {
            guard let size = TextSizeCategory(name: name) else {
                throw CallFailure(
                    SPOKENTEXT_INVALID_OPTION,
                    "'\(name.prefix(64))' is no text size; write a category of iOS, such as large or accessibilityExtraLarge"
                )
            }
            options.textSize = size
        }
        if place.font_scale != 0 {
            guard place.font_scale.isFinite, place.font_scale > 0 else {
                throw CallFailure(
                    SPOKENTEXT_INVALID_OPTION, "'font_scale' is \(place.font_scale); write a number above 0")
            }
            options.fontScale = place.font_scale
        }
        options.device = try CallOptions.choice(place.device, "device")
    }
}
