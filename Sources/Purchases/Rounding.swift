/// A named way to round an amount to fewer digits.
///
/// Nothing in this module rounds without one: the systems that people use round a year's price down to a month in two
/// different ways, and a buyer sees the cent.
///
/// ```swift
/// try yearly.divided(by: 12, rounding: .down, to: .ofCurrency)  // 59.99 USD becomes 4.99 USD
/// ```
public struct Rounding: Hashable, Sendable, CustomStringConvertible {
    /// The name of the policy, as the command line and settings write it.
    public let name: String

    /// Toward zero: a share of a price is never more than the share.
    public static let down = Rounding(unchecked: "down")
    /// Away from zero: shares of a price never add up to less than it.
    public static let up = Rounding(unchecked: "up")
    /// To the nearest; a half goes to the even digit, as IEEE 754 and ICU do by default.
    public static let halfEven = Rounding(unchecked: "halfEven")
    /// To the nearest; a half goes away from zero, as people learn in school.
    public static let halfUp = Rounding(unchecked: "halfUp")
    /// Toward the price that the store charges: an equivalent below it goes up, one above it goes down.
    ///
    /// It never makes what is charged look further from the equivalent than it is. Only an equivalent has a price to go
    /// toward; rounding a price by itself throws.
    public static let towardStorePrice = Rounding(unchecked: "towardStorePrice")

    /// Every policy.
    public static let all: [Rounding] = [.down, .up, .halfEven, .halfUp, .towardStorePrice]

    private init(unchecked name: String) { self.name = name }

    /// Finds a policy by its name, or nil where there is none.
    public init?(name: some StringProtocol) {
        guard let policy = Rounding.all.first(where: { $0.name == name }) else { return nil }
        self = policy
    }

    /// The name.
    public var description: String { name }

    /// The policy as part of a sentence: `rounded down`.
    var phrase: String {
        switch self {
        case .down: "rounded down"
        case .up: "rounded up"
        case .halfEven: "rounded half to even"
        case .halfUp: "rounded half up"
        default: "rounded toward the price of the store"
        }
    }

    /// What rounding leaves out, compared with half of the last digit that stays.
    enum Remainder {
        case nothing
        case belowHalf
        case half
        case aboveHalf
    }

    /// Whether the last digit that stays goes up by one, by magnitude.
    ///
    /// - Parameters:
    ///   - remainder: What is left out.
    ///   - isOdd: Whether the last digit that stays is odd.
    ///   - isBelowStorePrice: Whether the number lies nearer to zero than the store's price.
    /// - Returns: Whether one is added.
    func goesUp(_ remainder: Remainder, isOdd: Bool, isBelowStorePrice: Bool) -> Bool {
        if remainder == .nothing { return false }
        switch self {
        case .down: return false
        case .up: return true
        case .halfEven: return remainder == .aboveHalf || remainder == .half && isOdd
        case .halfUp: return remainder != .belowHalf
        default: return isBelowStorePrice
        }
    }
}
