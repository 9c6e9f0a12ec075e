import Foundation
import ViaductApp
import ViaductCommands
import ViaductProtocol

/// `viaduct open`: opens the console of a server in the browser.
@MainActor struct OpenCommand {
    private let server: ServerRequest
    private let printsOnly: Bool
    private let searchPath: String

    init(_ invocation: Invocation, environment: [String: String]) throws {
        server = ServerRequest(try NamedServer(invocation, environment: environment))
        printsOnly = invocation.switches.contains("print")
        searchPath = environment["PATH"] ?? "/usr/bin"
    }

    /// - Throws: `ServerRequest.Failure`.
    func run() throws {
        let answer = try server.post("/viaduct/api/link")
        guard let path = try? JSONObject(answer)["path"]?.string else {
            throw ServerRequest.Failure(description: server.stranger(status: 200))
        }
        let link = "\(server.server.address)\(path)"
        if !printsOnly {
            guard let trouble = BrowserWindow.open(link, searchPath: searchPath) else { return }
            Terminal.printError(trouble)
        }
        Terminal.print(link)
    }
}
