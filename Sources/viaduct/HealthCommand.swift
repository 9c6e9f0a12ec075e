import Foundation
import LWS

/// `viaduct health`: checks the server with the same settings, for a container's HEALTHCHECK.
@MainActor struct HealthCommand {
    private static let timeout = Duration.seconds(3)

    private let address: ListenAddress
    private let isSecure: Bool

    init(_ settings: Settings) {
        // It answers while nginx is away, and never by TLS.
        address = settings.adminAddress ?? settings.listen[0]
        isSecure = settings.adminAddress == nil && settings.tlsFiles != nil
    }

    /// - Throws: unless the server answers with 200.
    func run() throws {
        let loop = try EventLoop(engine: .poll, subprotocols: [])
        var result: Result<UInt32, LWSError>?
        loop.probe(address, isSecure: isSecure, path: "/viaduct/health/ready") {
            result = $0
            loop.stop()
        }
        var isLate = false
        let timer = loop.schedule(after: Self.timeout) {
            isLate = true
            loop.stop()
        }
        loop.run()
        withExtendedLifetime(timer) {}
        // The end of the loop ends the request too, with a reason of its own.
        if isLate { throw UnhealthyError(description: "The server at \(address) does not answer within \(Self.timeout).") }
        switch result {
        case .success(200): Terminal.print("ok")
        case .success(503):
            throw UnhealthyError(description: "The server at \(address) takes no pages: it is starting or ending, or its proxy is away (503).")
        case .success(let status): throw UnhealthyError(description: "The server at \(address) answers with \(status).")
        case .failure(let error):
            throw UnhealthyError(description: "The server at \(address) does not answer: \(error)")
        case nil: throw UnhealthyError(description: "The server at \(address) does not answer.")
        }
    }
}

struct UnhealthyError: Error, CustomStringConvertible {
    let description: String
}
