extension Transaction {
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>

        let load: @Sendable () async -> [Transaction]
        var isEndless = false

        public func makeAsyncIterator() -> AsyncIterator {
            AsyncIterator(load: load, isEndless: isEndless)
        }

        public struct AsyncIterator: AsyncIteratorProtocol {
            let load: @Sendable () async -> [Transaction]
            let isEndless: Bool
            private var rest: ArraySlice<Transaction>?
            /// A stream without elements that ends when its task is cancelled.
            private let silence = AsyncStream<Never>.makeStream()

            init(load: @escaping @Sendable () async -> [Transaction], isEndless: Bool) {
                self.load = load
                self.isEndless = isEndless
            }

            public mutating func next() async -> VerificationResult<Transaction>? {
                if rest == nil { rest = await load()[...] }
                if let transaction = rest?.popFirst() { return .verified(transaction) }
                if isEndless { for await _ in silence.stream {} }
                return nil
            }
        }
    }

    /// All purchases, the newest first.
    public static var all: Transactions { Transactions { await Purchases.shared.all.reversed() } }

    /// The newest purchase of each product that the user is still entitled to.
    public static var currentEntitlements: Transactions { Transactions { await Purchases.shared.entitlements } }

    public static var unfinished: Transactions { Transactions { await Purchases.shared.unfinished } }

    /// The unfinished purchases. Nothing is bought elsewhere, and pending purchases stay pending.
    public static var updates: Transactions {
        Transactions(load: { await Purchases.shared.unfinished }, isEndless: true)
    }

    public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
        await Purchases.shared.latest.first { $0.productID == productID }.map { .verified($0) }
    }

    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
        await Purchases.shared.entitlements.first { $0.productID == productID }.map { .verified($0) }
    }

    public static func all(for productID: String) -> Transactions {
        Transactions { await Purchases.shared.all.reversed().filter { $0.productID == productID } }
    }

    public static func currentEntitlements(for productID: String) -> Transactions {
        Transactions { await Purchases.shared.entitlements.filter { $0.productID == productID } }
    }
}
