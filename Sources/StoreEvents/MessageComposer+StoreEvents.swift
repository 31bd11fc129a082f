public import Languages
public import PurchaseMessages
public import Purchases

extension MessageComposer {
    /// The message for the buyer about an event of a store's server, if any.
    ///
    /// ```swift
    /// let message = composer.message(for: try StoreEvent(parsing: body), products: products, language: "uk")
    /// ```
    ///
    /// Nothing is said of an event that is silent or unknown, and where the catalogue has no message of its name.
    ///
    /// - Parameters:
    ///   - event: What the store reported.
    ///   - products: What is known of the products, for their names and periods.
    ///   - language: The language of the reader; nil for the one that the localizer has chosen.
    /// - Returns: The message, or nil where nothing is to be said.
    public func message(
        for event: StoreEvent, products: [ProductID: Product] = [:], language: LanguageTag? = nil
    ) -> PurchaseMessage? {
        guard !event.isSilent, catalogue[event.messageID] != nil else { return nil }
        let values = event.parameters(products: products, secondsFromUTC: secondsFromUTC)
        // The store of this composer is not that of an event which names none.
        let composer = MessageComposer(
            localizer: localizer, catalogue: catalogue, storeName: "", secondsFromUTC: secondsFromUTC)
        let message = composer.message(event.messageID, parameters: values, language: language)
        return message.isSilent ? nil : message
    }

    /// The names of values that the buyer's message would show and the event lacks.
    ///
    /// The message leaves them out and has no gap. A server that wants to tell them asks the store and puts them into the
    /// event's ``StoreEvent/details``; events of Google Play say least.
    ///
    /// - Parameter event: What the store reported.
    /// - Returns: The names, none where the event is silent or the catalogue has no message of its name.
    public func missingParameters(for event: StoreEvent) -> [String] {
        guard !event.isSilent, let definition = catalogue[event.messageID] else { return [] }
        let values = event.parameters(secondsFromUTC: secondsFromUTC)
        // Of `price/period` the price is what the text cannot do without.
        let shown = ((definition.titleArguments ?? []) + (definition.bodyArguments ?? [])).map {
            $0.prefix { $0 != "/" }
        }
        return definition.parameters.map(\.name).filter { values[$0] == nil && shown.contains($0[...]) }
    }

    /// The line for people on duty, `ops.event`, about any event.
    ///
    /// An event that nobody knows has one too. It names the event, the product, the money that moved, the country and the
    /// store, and nothing of the buyer.
    ///
    /// - Parameters:
    ///   - event: What the store reported.
    ///   - products: What is known of the products, for their names.
    ///   - language: The language of the reader; nil for the one that the localizer has chosen.
    /// - Returns: The message, or nil where the catalogue has no `ops.event`.
    public func operationsMessage(
        for event: StoreEvent, products: [ProductID: Product] = [:], language: LanguageTag? = nil
    ) -> PurchaseMessage? {
        guard catalogue["ops.event"] != nil else { return nil }
        var values = event.parameters(products: products, secondsFromUTC: secondsFromUTC)
        if values["amount"] == nil, event.charged != .no {
            values["amount"] = event.details.price.map(MessageValue.money)
        }
        if values["store"] == nil { values["store"] = .string(event.source.vendorName) }
        return message("ops.event", parameters: values, language: language)
    }
}

extension StoreEvent {
    /// The values that messages about the event are filled with, by name.
    ///
    /// What is not known is not there.
    ///
    /// - Parameters:
    ///   - products: What is known of the products, for their names and periods.
    ///   - secondsFromUTC: How far the reader's clock is ahead of UTC, to tell on which day something ends.
    /// - Returns: `product`, `plan`, `item`, `price`, `date` and the others that messages name.
    public func parameters(
        products: [ProductID: Product] = [:], secondsFromUTC: Int = 0
    ) -> [String: MessageValue] {
        var values: [String: MessageValue] = [:]
        func set(_ names: String..., to value: MessageValue?) { for name in names { values[name] = value } }

        let product = details.productID.flatMap { products[$0] }
        let named = product.map(MessageValue.product) ?? details.productID.map { .string($0.rawValue) }
        set("plan", to: named)
        set("product", "item", to: details.item.map { .string($0) } ?? named)
        set("price", to: details.price.map(MessageValue.money))
        set("previousPrice", to: details.previousPrice.map(MessageValue.money))
        set("amount", to: details.refund.map(MessageValue.money))
        func day(_ moment: Timestamp?) -> MessageValue? {
            moment.map { .day(CalendarDay($0, secondsFromUTC: secondsFromUTC)) }
        }
        set("date", "endDate", to: day(details.date))
        set("resumeDate", to: day(details.resumeDate))
        set("quantity", "count", to: details.quantity.map(MessageValue.integer))
        set("country", to: details.country.map(MessageValue.country))
        set("period", to: (details.period ?? product?.subscription?.period).map(MessageValue.period))
        set("store", to: details.storeName.map { .string($0) })
        set("code", to: details.code.map { .string($0) })
        set("event", to: .string(name))
        return values
    }
}
