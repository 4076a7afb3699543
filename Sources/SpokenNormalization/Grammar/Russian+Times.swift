import SpokenLocaleData
import SpokenModel

/// How often, and how many times more: «2 р/день», «1 р. в 3 мес.», «в 3 р. быстрее». None of them is a price.
extension Classifier {
    /// «2 р.», «3 раза»: whether times, how often a day, begin behind spaces.
    func startsTimes(_ place: Int) -> Bool {
        let start = text.skipSpaces(place)
        let (value, count) = text.digits(start)
        return count == 1 && value > 0 && text.has("р", at: text.skipSpaces(start + 1))
    }
}
