import Hummingbird
import SpokenTextFoundation

/// The context of the routes behind `FormatterMiddleware`: they know the user.
struct UserContext: ChildRequestContext {
    var coreContext: CoreRequestContextStorage
    /// In the user's language and region, at the width and text size of the user's screen.
    let formatter: SpokenTextFormatter

    init(context: ShopContext) throws {
        guard let formatter = context.formatter else { throw HTTPError(.internalServerError) }
        coreContext = context.coreContext
        self.formatter = formatter
    }
}
