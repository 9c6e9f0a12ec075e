internal import Glibc

/// Resolves names again and again: a recreated container has another address, and nginx resolves only at its start.
@MainActor final class NameWatch {
    private var task: Task<Void, Never>?
    private var known: [String: [String]] = [:]

    /// - Parameters:
    ///   - names: of hosts.
    ///   - resolve: returns the addresses of a name, sorted; none when the name is unknown. It may block, on its own thread.
    ///   - onChange: called when a name's addresses have changed, and not while a name only fails to resolve.
    init(
        _ names: [String], interval: Duration = .seconds(5),
        resolve: @escaping @Sendable (String) -> [String] = NameWatch.addresses,
        onChange: @escaping @MainActor () -> Void
    ) {
        task = Task { [weak self] in
            while !Task.isCancelled {
                let found = await Task.detached { names.map { ($0, resolve($0)) } }.value
                self?.compare(found, onChange)
                try? await Task.sleep(for: interval)
            }
        }
    }

    isolated deinit {
        task?.cancel()
    }

    private func compare(_ found: [(name: String, addresses: [String])], _ onChange: @MainActor () -> Void) {
        var hasMoved = false
        for (name, addresses) in found where !addresses.isEmpty {
            if let before = known.updateValue(addresses, forKey: name), before != addresses { hasMoved = true }
        }
        if hasMoved { onChange() }
    }

    nonisolated private static func addresses(of name: String) -> [String] {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var first: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(name, nil, &hints, &first) == 0 else { return [] }
        defer { freeaddrinfo(first) }
        var found: [String] = []
        var next = first
        while let info = next?.pointee {
            var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
            if getnameinfo(info.ai_addr, info.ai_addrlen, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0 {
                found.append(String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
            }
            next = info.ai_next
        }
        return found.sorted()
    }
}
