public import UIKit

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
