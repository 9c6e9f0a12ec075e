internal import Foundation

/// The secrets of an app, in memory. They are lost when its process ends.
final class Keychain: @unchecked Sendable {
    static let shared = Keychain()

    /// The attributes that identify a secret within a class.
    fileprivate static let keys = [
        kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrGeneric, kSecAttrAccessGroup, kSecAttrLabel,
    ]

    struct Item {
        var attributes: [String: Any]

        /// Returns the parts that the query requests: the data, the attributes, or `nil` for neither.
        func value(for query: [String: Any]) -> Any? {
            let wantsData = query[kSecReturnData] as? Bool == true
            guard query[kSecReturnAttributes] as? Bool == true else { return wantsData ? attributes[kSecValueData] : nil }
            return attributes.filter { wantsData || $0.key != kSecValueData }
        }

        func matches(_ query: [String: Any]) -> Bool {
            Keychain.keys.allSatisfy { key in
                guard let wanted = query[key] else { return true }
                return isEqual(attributes[key], wanted)
            }
        }

        private func isEqual(_ own: Any?, _ wanted: Any) -> Bool {
            switch (own, wanted) {
            case (let own as String, let wanted as String): own == wanted
            case (let own as Data, let wanted as Data): own == wanted
            default: false
            }
        }
    }

    private let lock = NSLock()
    private var items: [Item] = []

    func add(_ attributes: [String: Any]) -> OSStatus {
        guard attributes[kSecClass] is String else { return errSecParam }
        return lock.withLock {
            let identity = attributes.filter { Self.keys.contains($0.key) && $0.key != kSecAttrLabel }
            guard !items.contains(where: { $0.matches(identity) }) else { return errSecDuplicateItem }
            items.append(Item(attributes: attributes))
            return errSecSuccess
        }
    }

    func items(matching query: [String: Any]) -> [Item] {
        lock.withLock { items.filter { $0.matches(query) } }
    }

    func update(_ query: [String: Any], _ changes: [String: Any]) -> OSStatus {
        lock.withLock {
            let indices = items.indices.filter { items[$0].matches(query) }
            for index in indices { items[index].attributes.merge(changes) { $1 } }
            return indices.isEmpty ? errSecItemNotFound : errSecSuccess
        }
    }

    func delete(_ query: [String: Any]) -> OSStatus {
        lock.withLock {
            let count = items.count
            items.removeAll { $0.matches(query) }
            return items.count == count ? errSecItemNotFound : errSecSuccess
        }
    }
}
