internal import PurchaseMessages
internal import Purchases

/// The values that a preview fills messages with: products of a shop, and named samples for what no shop holds.
struct SampleValues: Sendable {
    /// What the shop sells.
    let products: [Product]

    /// The moment of everything that ends in a preview.
    private static let day = CalendarDay(year: 2027, month: 1, day: 31)
    /// How many of a product a preview buys.
    private static let quantity = 2

    /// The values for one message, by the names of its parameters; a value that the shop lacks is left out.
    func values(for definition: MessageDefinition) -> [String: MessageValue] {
        var values: [String: MessageValue] = [:]
        let product = product(for: definition)
        for parameter in definition.parameters {
            values[parameter.name] = value(of: parameter, product: product)
        }
        return values
    }

    /// The first product of the kind that a situation needs: a subscription for a plan, something to use up for a quantity.
    private func product(for definition: MessageDefinition) -> Product? {
        let names = Set(definition.parameters.map(\.name))
        let kind: Product.Kind? =
            if names.contains("plan") { .autoRenewable } else if !names.isDisjoint(with: ["quantity", "item"]) {
                .consumable
            } else { nil }
        return products.first { $0.kind == kind } ?? products.first
    }

    private func value(of parameter: ParameterDefinition, product: Product?) -> MessageValue? {
        switch parameter.type {
        case .product: return product.map(MessageValue.product)
        case .money: return product?.price.map { .money(parameter.name == "previousPrice" ? previous($0) : $0) }
        case .day: return Self.day.map(MessageValue.day)
        case .percent: return .percent(Amount(minorUnits: 42, digits: 2))
        case .integer:
            switch parameter.name {
            case "minimum": return .integer(1)
            case "maximum": return .integer(10)
            default: return .integer(Self.quantity)
            }
        case .list: return .list(products.map(\.id.rawValue))
        default:
            switch parameter.name {
            case "code": return .string("SKErrorDomain:0")
            case "account": return .string("m…@example.com")
            case "place": return .string("Konbini")
            // The composer knows the store's name.
            default: return nil
            }
        }
    }

    /// A price that is not the present one.
    private func previous(_ price: Money) -> Money {
        Money(Amount(price.amount < Amount(5) ? 5 : 4), price.currency)
    }
}
