import Foundation

/// The purchases, kept until the app ends. All pages share them, because a phone has one owner.
actor Purchases {
    static let shared = Purchases()

    /// All purchases, the oldest first.
    private(set) var all: [Transaction] = []
    private var finished: Set<UInt64> = []

    /// The current purchases without consumables, which entitle to nothing.
    var entitlements: [Transaction] {
        latest.filter { $0.isCurrent && $0.productType != .consumable }
    }

    var unfinished: [Transaction] {
        all.filter { !finished.contains($0.id) }
    }

    /// The newest purchase of each product.
    var latest: [Transaction] {
        var seen: Set<String> = []
        return all.reversed().filter { seen.insert($0.productID).inserted }
    }

    func add(_ product: Product, quantity: Int, appAccountToken: UUID?) -> Transaction {
        // Whole seconds, so that the date survives JSON unchanged.
        let now = Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down))
        let id = (all.last?.id ?? 2_000_000_000_000_000) + 1
        let original = all.first { $0.productID == product.id }
        let transaction = Transaction(
            id: id, originalID: original?.originalID ?? id, productID: product.id, productType: product.type,
            subscriptionGroupID: product.subscription?.subscriptionGroupID, purchaseDate: now,
            originalPurchaseDate: original?.purchaseDate ?? now,
            expirationDate: product.subscription?.subscriptionPeriod.end(from: now), purchasedQuantity: quantity,
            appAccountToken: appAccountToken, price: product.price)
        all.append(transaction)
        return transaction
    }

    func finish(_ transaction: Transaction) {
        finished.insert(transaction.id)
    }
}
