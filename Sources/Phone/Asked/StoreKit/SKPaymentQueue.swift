public import Foundation
internal import UIKit

/// The payment queue of the original StoreKit. The page asks for each payment.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let queue = SKPaymentQueue()
    open private(set) var transactions: [SKPaymentTransaction] = []
    private var observers: [Observer] = []

    private struct Observer {
        weak var observer: (any SKPaymentTransactionObserver)?
    }

    open class func `default`() -> SKPaymentQueue { queue }
    open class func canMakePayments() -> Bool { AppStore.canMakePayments }

    open func add(_ observer: any SKPaymentTransactionObserver) {
        observers.append(Observer(observer: observer))
    }

    open func remove(_ observer: any SKPaymentTransactionObserver) {
        observers.removeAll { $0.observer === observer || $0.observer == nil }
    }

    open func add(_ payment: SKPayment) {
        let transaction = SKPaymentTransaction(payment)
        transactions.append(transaction)
        MainTurn.later { self.buy(transaction) }
    }

    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        transactions.removeAll { $0 === transaction }
        guard let bought = transaction.transaction else { return }
        Task { await bought.finish() }
    }

    open func restoreCompletedTransactions() {
        Task { @MainActor in await restore() }
    }

    open func restoreCompletedTransactions(withApplicationUsername username: String?) {
        restoreCompletedTransactions()
    }

    @MainActor private func buy(_ transaction: SKPaymentTransaction) {
        update([transaction])
        let payment = transaction.payment
        var options: Set<Product.PurchaseOption> = [.quantity(payment.quantity)]
        if let account = payment.applicationUsername.flatMap({ UUID(uuidString: $0) }) {
            options.insert(.appAccountToken(account))
        }
        Task { @MainActor [options] in
            do {
                end(transaction, try await payment.product.product.purchase(options: options))
            } catch {
                fail(transaction, error)
            }
        }
    }

    @MainActor private func end(_ transaction: SKPaymentTransaction, _ result: Product.PurchaseResult) {
        switch result {
        case .success(let bought):
            transaction.transaction = bought.unsafePayloadValue
            transaction.transactionState = .purchased
            update([transaction])
        case .pending:
            transaction.transactionState = .deferred
            update([transaction])
        case .userCancelled: fail(transaction, SKError(.paymentCancelled))
        }
    }

    @MainActor private func fail(_ transaction: SKPaymentTransaction, _ error: any Error) {
        transaction.error = error
        transaction.transactionState = .failed
        update([transaction])
    }

    @MainActor private func restore() async {
        let restored = await Purchases.shared.entitlements.map { bought in
            let original = SKPaymentTransaction(SKPayment(product: SKProduct(Product(id: bought.productID))))
            original.transaction = bought
            original.transactionState = .purchased
            let transaction = SKPaymentTransaction(original.payment)
            transaction.original = original
            transaction.transaction = bought
            transaction.transactionState = .restored
            return transaction
        }
        transactions += restored
        if !restored.isEmpty { update(restored) }
        for case let observer? in observers.map(\.observer) {
            observer.paymentQueueRestoreCompletedTransactionsFinished(self)
        }
    }

    @MainActor private func update(_ transactions: [SKPaymentTransaction]) {
        for case let observer? in observers.map(\.observer) {
            observer.paymentQueue(self, updatedTransactions: transactions)
        }
    }
}

public protocol SKPaymentTransactionObserver: AnyObject {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
}

extension SKPaymentTransactionObserver {
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
}

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

public enum SKPaymentTransactionState: Int, Sendable {
    case purchasing = 0
    case purchased, failed, restored, deferred
}

open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    public let payment: SKPayment
    open internal(set) var transactionState = SKPaymentTransactionState.purchasing
    open internal(set) var error: (any Error)?
    open internal(set) var original: SKPaymentTransaction?
    /// `nil` until it is bought.
    var transaction: Transaction?

    init(_ payment: SKPayment) {
        self.payment = payment
        super.init()
    }

    open var transactionIdentifier: String? { transaction.map { String($0.id) } }
    open var transactionDate: Date? { transaction?.purchaseDate }
}
