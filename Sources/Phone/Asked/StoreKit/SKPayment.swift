public import Foundation

open class SKPayment: NSObject, @unchecked Sendable {
    let product: SKProduct
    fileprivate var storedQuantity = 1
    fileprivate var storedUsername: String?

    public init(product: SKProduct) {
        self.product = product
        super.init()
    }

    open var productIdentifier: String { product.productIdentifier }
    open var quantity: Int { storedQuantity }
    open var applicationUsername: String? { storedUsername }
}

open class SKMutablePayment: SKPayment, @unchecked Sendable {
    open override var quantity: Int {
        get { storedQuantity }
        set { storedQuantity = newValue }
    }
    open override var applicationUsername: String? {
        get { storedUsername }
        set { storedUsername = newValue }
    }
}
