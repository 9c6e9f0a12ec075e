import Foundation
import LWS
import LWSTestSupport

@testable import ViaductRelay

/// A way to the server.
enum Road: CaseIterable { case tcp, unix }

extension RelayHarness {
    /// Returns a page's or an app's id that repeats one digit.
    static func id(_ digit: Character) -> String { String(repeating: digit, count: 32) }

    /// A client that has sent nothing.
    func client(by road: Road = .tcp) throws -> RawClient {
        guard road == .unix else { return try RawClient(port: port) }
        let path = try folder.get().url.appending(path: "s").path
        if !FileManager.default.fileExists(atPath: path) { try server.listen(on: .unix(path: path)) }
        return try RawClient(path: path)
    }

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
