public import Foundation
internal import UIKit

open class SKRequest: NSObject, @unchecked Sendable {
    open func start() {}
    open func cancel() {}
}

open class SKProductsRequest: SKRequest, @unchecked Sendable {
    open weak var delegate: (any SKProductsRequestDelegate)?
    private let identifiers: Set<String>
    private var isRunning = false

    public init(productIdentifiers: Set<String>) {
        identifiers = productIdentifiers
        super.init()
    }

    open override func start() {
        isRunning = true
        MainTurn.later { self.finish() }
    }

    open override func cancel() {
        isRunning = false
    }

    private func finish() {
        guard isRunning else { return }
        isRunning = false
        let products = identifiers.sorted().map { SKProduct(Product(id: $0)) }
        delegate?.productsRequest(self, didReceive: SKProductsResponse(products))
        delegate?.requestDidFinish(self)
    }
}

public protocol SKRequestDelegate: AnyObject {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A product of the original StoreKit: a `Product` with other names.
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

/// Refreshes the receipt. There is none.
open class SKReceiptRefreshRequest: NSObject, @unchecked Sendable {
    open weak var delegate: (any SKRequestDelegate)?

    public override init() { super.init() }
    public init(receiptProperties properties: [String: Any]?) { super.init() }

    @available(*, deprecated, message: "no effect") open func start() { inert(self) }

    open func cancel() {}
}
