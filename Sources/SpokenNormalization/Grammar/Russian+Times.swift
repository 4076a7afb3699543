import SpokenLocaleData
import SpokenModel

/// How often something is done, which rows read, is no price: «2 р/день».
extension Classifier {
    /// «2 р.», «3 раза»: whether times, how often a day, begin behind spaces.
    func startsTimes(_ place: Int) -> Bool {
        let start = text.skipSpaces(place)
        let (value, count) = text.digits(start)
        return count == 1 && value > 0 && text.has("р", at: text.skipSpaces(start + 1))
    }
}
