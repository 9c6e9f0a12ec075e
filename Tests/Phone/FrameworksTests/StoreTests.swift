import AppTestSupport
import Foundation
import StoreKit
import Testing

@MainActor @Suite struct StoreTests {
    let page = TestPage([StoreComponent.self])

    @Test func `every product exists, and one that names a period renews itself`() async throws {
        let products = try await Product.products(for: ["com.example.pro_monthly", "lifetime"])
        #expect(products.map(\.displayName) == ["Pro Monthly", "Lifetime"])
        #expect(products.map(\.type) == [.autoRenewable, .nonConsumable])
        #expect(products[0].subscription?.subscriptionPeriod == .monthly)
        #expect(products[0].price.formatted(products[0].priceFormatStyle) == products[0].displayPrice)
    }

    @Test func `what is bought is an entitlement from then on`() async throws {
        let id = "test.bought.yearly"
        page.message("store", "buy", #"{"product":"\#(id)"}"#)
        let ask = try await page.answer(.purchase, #""bought""#)
        #expect((ask.title, ask.subject, ask.price) == ("Yearly", id, "$1.23"))
        #expect(try await page.replies(1)[0]["text"] as? String == "\(id) true")
        let result = try #require(await Transaction.currentEntitlement(for: id))
        let transaction = try result.payloadValue
        let expiry = try #require(transaction.expirationDate)
        #expect(Calendar.current.dateComponents([.year], from: transaction.purchaseDate, to: expiry).year == 1)
        var unfinished: [String] = []
        for await case .verified(let transaction) in Transaction.unfinished { unfinished.append(transaction.productID) }
        #expect(!unfinished.contains(id))
        let json = try JSONSerialization.jsonObject(with: transaction.jsonRepresentation) as? [String: Any]
        #expect(json?["productId"] as? String == id)
        #expect(json?["appAccountToken"] as? String == StoreComponent.account.uuidString.lowercased())
        #expect(result.jwsRepresentation.split(separator: ".", omittingEmptySubsequences: false).count == 3)
    }

    @Test(arguments: [(nil, "cancelled"), (#""pending""#, "pending")])
    func `what is not bought is nothing that a person has`(answer: String?, text: String) async throws {
        page.message("store", "buy", #"{"product":"test.refused"}"#)
        try await page.answer(.purchase, answer)
        #expect(try await page.replies(1)[0]["text"] as? String == text)
        #expect(await Transaction.latest(for: "test.refused") == nil)
    }

    @Test(.serialized, arguments: [(#""bought""#, "purchased"), (nil, "cancelled"), (#""pending""#, "deferred")])
    func `the old queue sells the same products`(answer: String?, text: String) async throws {
        page.message("store", "queue", #"{"product":"test.old"}"#)
        try await page.answer(.purchase, answer)
        #expect(try await page.replies(1)[0]["text"] as? String == text)
    }
}
