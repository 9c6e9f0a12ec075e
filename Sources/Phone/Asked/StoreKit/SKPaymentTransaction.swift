public import Foundation

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
