@testable import ViaductRelay

extension RelayHarness {
    /// A page's or an app's id, all of one digit.
    static func id(_ digit: Character) -> String { String(repeating: digit, count: 32) }

    /// Whether the page has lost its socket, and waits for another one.
    func isLost(_ page: String) -> Bool { server.pages[page].map { $0.link.lostSocketAt != nil } ?? false }
}

extension ServerLimits {
    static func changed(_ set: (inout ServerLimits) -> Void) -> ServerLimits {
        var limits = ServerLimits()
        set(&limits)
        return limits
    }
}
