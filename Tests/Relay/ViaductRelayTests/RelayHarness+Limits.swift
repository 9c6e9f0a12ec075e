@testable import ViaductRelay

extension RelayHarness {
    /// Returns a page's or an app's id that repeats one digit.
    static func id(_ digit: Character) -> String { String(repeating: digit, count: 32) }

    /// Whether the page has lost its socket and is waiting for a new one.
    func isLost(_ page: String) -> Bool { server.pages[page].map { $0.link.lostSocketAt != nil } ?? false }
}

extension ServerLimits {
    static func changed(_ set: (inout ServerLimits) -> Void) -> ServerLimits {
        var limits = ServerLimits()
        set(&limits)
        return limits
    }
}
