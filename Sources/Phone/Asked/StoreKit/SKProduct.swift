public import UIKit

/// A product of StoreKit's first kind: the same as `Product`, with other names.
open class SKProduct: NSObject, @unchecked Sendable {
    let product: Product

    init(_ product: Product) {
        self.product = product
        super.init()
    }

    open var productIdentifier: String { product.id }
    open var localizedTitle: String { product.displayName }
    open var localizedDescription: String { product.description }
    open var price: NSDecimalNumber { NSDecimalNumber(decimal: product.price) }
    open var priceLocale: Locale { Locale(identifier: "en_US") }
    open var isFamilyShareable: Bool { product.isFamilyShareable }
    open var subscriptionGroupIdentifier: String? { product.subscription?.subscriptionGroupID }
}

open class SKProductsResponse: NSObject, @unchecked Sendable {
    public let products: [SKProduct]
    public let invalidProductIdentifiers: [String] = []

    init(_ products: [SKProduct]) {
        self.products = products
        super.init()
    }
}
