import Foundation
import Hummingbird
import SpeechService
import SpokenTextFoundation

/// The routes of the shop.
public struct Shop: Sendable {
    let store: SpokenTextStore
    let dishes: [Dish]

    public init(store: SpokenTextStore, dishes: [Dish]) {
        self.store = store
        self.dishes = dishes
    }

    /// - Parameter metrics: what `GET /metrics` tells; nil has no such route.
    public func router(
        limits: ServiceLimits = ServiceLimits(), metrics: PrometheusMetrics? = nil
    ) -> Router<ShopContext> {
        let router = Router(context: ShopContext.self, options: .autoGenerateHeadEndpoints)
        router.add(middleware: AccessLog())
        if metrics != nil { router.add(middleware: MetricsMiddleware()) }
        SpeechService(store: store, limits: limits).add(to: router)
        if let metrics {
            router.get("metrics") { _, _ in
                Response(
                    status: .ok, headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8"],
                    body: ResponseBody(byteBuffer: ByteBuffer(string: metrics.text)))
            }
        }
        router.get("health") { _, _ in Page(HealthAnswer(languages: store.languages)) }
        let user = router.group().add(middleware: FormatterMiddleware(store: store)).group(context: UserContext.self)
        user.get("menu") { _, context in Page(menu(context.formatter)) }
        user.get("cart") { request, context in
            // `?dishes=pesto,cocoa`
            let names = request.uri.queryParameters["dishes"]?.split(separator: ",") ?? []
            return Page(cart(try names.map { try dish(String($0)) }, context.formatter))
        }
        user.get("hours") { _, context in Page(try hours(context.formatter)) }
        return router
    }

    private func menu(_ formatter: SpokenTextFormatter) -> MenuAnswer {
        MenuAnswer(
            language: formatter.language, title: formatter.strings.menu.title(),
            dishes: dishes.map { Line($0, formatter) })
    }

    private func cart(_ dishes: [Dish], _ formatter: SpokenTextFormatter) -> CartAnswer {
        let total = SpokenContent.price(dishes.reduce(Decimal(0)) { $0 + Decimal($1.price.amount) }, .RUB)
        return CartAnswer(
            language: formatter.language, title: formatter.strings.cart.items(count: dishes.count),
            dishes: dishes.map { Line($0, formatter) }, total: formatter.strings.cart.total(total),
            button: formatter.strings.cart.order(total))
    }

    private func hours(_ formatter: SpokenTextFormatter) throws -> HoursAnswer {
        HoursAnswer(
            language: formatter.language, hours: formatter.strings.hours.open(try .hours("09:00", "23:00")),
            delivery: formatter.strings.hours.delivery(.price(99, .RUB)))
    }

    private func dish(_ id: String) throws(HTTPError) -> Dish {
        guard let dish = dishes.first(where: { $0.id == id }) else {
            throw HTTPError(.badRequest, message: "no dish '\(id)'; /menu lists them")
        }
        return dish
    }
}
