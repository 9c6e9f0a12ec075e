import Foundation
import FoundationNetworking
import ViaductApp
import ViaductCommands
import ViaductProtocol

/// `viaduct open`: opens the console of a server in the browser.
@MainActor struct OpenCommand {
    private let address: ServerAddress
    private let server: ServerRequest
    private let printsOnly: Bool
    private let searchPath: String

    init(_ invocation: Invocation, environment: [String: String]) throws {
        address = try ServerAddress(invocation["server"] ?? "http://127.0.0.1:4000")
        server = ServerRequest(address, secrets: try SecretSource(token: nil, server: address, environment: environment))
        printsOnly = invocation.switches.contains("print")
        searchPath = environment["PATH"] ?? "/usr/bin"
    }

    /// - Throws: `ServerRequest.Failure`.
    func run() throws {
        let answer = try server.post("/viaduct/api/link")
        guard let path = try? JSONObject(answer)["path"]?.string else {
            throw ServerRequest.Failure(description: server.stranger(status: 200))
        }
        let link = "\(address)\(path)"
        if !printsOnly {
            guard let trouble = BrowserWindow.open(link, searchPath: searchPath) else { return }
            Terminal.printError(trouble)
        }
        Terminal.print(link)
    }
}
