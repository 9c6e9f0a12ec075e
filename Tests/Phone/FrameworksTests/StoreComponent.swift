import HotwireNative
import StoreKit
import UIKit

/// Sells as apps do, and replies with the result.
final class StoreComponent: BridgeComponent {
    override class var name: String { "store" }

    static let account = UUID()
    private var request: SKProductsRequest?

    override func onReceive(message: Message) {
        guard let data: MessageData = message.data() else { return }
        switch message.event {
        case "buy": Task { await buy(data.product) }
        case "queue": sell(data.product)
        default: break
        }
    }

    private func answer(_ event: String, _ text: String) {
        reply(to: event, with: ["text": text])
    }

    private func buy(_ id: String) async {
        do {
            guard let product = try await Product.products(for: [id]).first else { return }
            switch try await product.purchase(options: [.appAccountToken(Self.account)]) {
            case .success(let result): answer("buy", try await finish(result))
            case .userCancelled: answer("buy", "cancelled")
            case .pending: answer("buy", "pending")
            @unknown default: break
            }
        } catch {
            answer("buy", "\(error)")
        }
    }

    private func finish(_ result: VerificationResult<Transaction>) async throws -> String {
        guard case .verified(let transaction) = result else { return "unverified" }
        await transaction.finish()
        return "\(transaction.productID) \(transaction.appAccountToken == Self.account)"
    }

    private func sell(_ id: String) {
        SKPaymentQueue.default().add(self)
        request = SKProductsRequest(productIdentifiers: [id])
        request?.delegate = self
        request?.start()
    }
}

private struct MessageData: Decodable {
    let product: String
}

extension StoreComponent: SKProductsRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        guard let product = response.products.first else { return }
        SKPaymentQueue.default().add(SKPayment(product: product))
    }
}

extension StoreComponent: SKPaymentTransactionObserver {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
        for transaction in transactions where transaction.transactionState != .purchasing {
            let isCancelled = (transaction.error as? SKError)?.code == .paymentCancelled
            answer("queue", isCancelled ? "cancelled" : "\(transaction.transactionState)")
            queue.finishTransaction(transaction)
            queue.remove(self)
        }
    }
}
