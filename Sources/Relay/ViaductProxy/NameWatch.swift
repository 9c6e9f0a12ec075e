internal import Glibc

/// Looks up names again and again: a container that is made anew has another address, and nginx asks only when it starts.
@MainActor final class NameWatch {
    private var task: Task<Void, Never>?
    private var known: [String: [String]] = [:]

    /// - Parameters:
    ///   - names: of hosts.
    ///   - resolve: gives the addresses of a name, sorted, and none when nobody knows it. It may wait, on a thread of its own.
    ///   - onChange: is called when one of them has moved, and not when it is only away.
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
