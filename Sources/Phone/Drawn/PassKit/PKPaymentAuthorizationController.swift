/// Apple Pay. It is not available here.
open class PKPaymentAuthorizationController: NSObject {
    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
}

public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    public static let amex = PKPaymentNetwork(rawValue: "AmEx")
    public static let discover = PKPaymentNetwork(rawValue: "Discover")
    public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
    public static let visa = PKPaymentNetwork(rawValue: "Visa")

    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
