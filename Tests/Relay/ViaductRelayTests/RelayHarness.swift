import Foundation
import LWS
import LWSTestSupport
import ViaductApp
import ViaductProtocol
import ViaductSystem

@testable import ViaductRelay

/// A server on a free port with an echo app, in the test's own process.
@MainActor final class RelayHarness {
    nonisolated static let page = "0123456789abcdef0123456789abcdef"
    nonisolated static let token = "of-the-tests"

    let harness: LoopHarness
    let app: EchoApp
    let server: Server
    let port: UInt16
    let log = RecordedLog()
    /// For the server's UNIX socket, once a test has asked for it.
    private(set) lazy var folder = Result { try TemporaryFolder() }

    init(
        access: AccessPolicy = AccessPolicy(), maximumPageFrame: Int = 1 << 20, resumeTime: Duration = .seconds(30),
        publicFolder: URL = URL(filePath: "/nonexistent"), token: String? = RelayHarness.token,
        platform: Platform? = nil, limits: ServerLimits = ServerLimits(), errorPages: ErrorPages = .view,
        navigation: NavigationMode = .phone,
        showsFailures: Bool = false, userAgentPrefix: String? = nil, versions: [AppVersion] = [], contract: MessageContract? = nil,
        trustsProxy: @escaping @Sendable (String) -> Bool = { _ in false }, identities: Identities? = nil, isInsecure: Bool = false,
        logLevel: Log.Level = .debug
    ) throws {
        app = EchoApp(showsFailures: showsFailures)
        harness = try LoopHarness(subprotocols: Server.subprotocols, limits: limits.connections)
        let address = ListenAddress.ipv4(host: "127.0.0.1", port: 0)
        var configuration = ServerConfiguration(
            addresses: [address], publicFolder: publicFolder, access: access, maximumPageFrame: maximumPageFrame,
            resumeTime: resumeTime, limits: limits, platform: platform, userAgentPrefix: userAgentPrefix, errorPages: errorPages)
        configuration.versions = versions
        configuration.navigation = navigation
        configuration.contract = contract
        configuration.trustsProxy = trustsProxy
        configuration.identities = identities ?? Identities()
        configuration.isGuarded = identities != nil
        configuration.isInsecure = isInsecure
        server = Server(
            configuration, apps: [app, EchoApp(platform: .android)], loop: harness.loop,
            log: Log(level: logLevel, format: .text) { [log] in log.lines.append($0) })
        port = try server.start()[0].port
        server.appSecret = token.flatMap { AppSecret($0) }
    }

    /// Closes the descriptors: the server and its pages keep each other alive, because a process has only one server.
    isolated deinit {
        harness.loop.close()
    }

    /// Connects a page; its frames are read by the returned client.
    func connect(
        page: String = RelayHarness.page, received: Int = 0, query: String = "", originHost: String? = "localhost:3000",
        headers: [(name: String, value: String)] = []
    ) async -> (socket: WebSocket, client: RecordingClient) {
        let client = RecordingClient()
        let socket = harness.loop.connect(
            host: "127.0.0.1", port: port, path: "/viaduct/socket?page=\(page)&received=\(received)\(query)",
            subprotocol: "viaduct.page.1", originHost: originHost, headers: headers, maximumMessageSize: 32 << 20, handler: client)
        _ = await harness.serve { client.isOpen || client.isClosed }
        return (socket, client)
    }

    /// Connects a remote app; its frames are read by the returned client.
    ///
    /// - Parameters:
    ///   - id: the digit that the app's id repeats.
    ///   - token: the token that it sends; `nil` for none.
    ///   - originHost: as a page's browser would send it.
    func connectApp(
        id: String = "0", received: Int = 0, query: String = "", token: String? = RelayHarness.token,
        originHost: String? = nil
    ) async -> (socket: WebSocket, client: RecordingClient) {
        let client = RecordingClient()
        let id = String(repeating: id, count: 32)
        let socket = harness.loop.connect(
            host: "127.0.0.1", port: port, path: "/viaduct/app?app=\(id)&received=\(received)\(query)",
            subprotocol: "viaduct.app.1", originHost: originHost,
            headers: token.map { [("authorization", "Bearer \($0)")] } ?? [], maximumMessageSize: 32 << 20, handler: client)
        _ = await harness.serve { client.isOpen || client.isClosed }
        return (socket, client)
    }

    func serve(until condition: () -> Bool) async -> Bool {
        await harness.serve(until: condition)
    }

    func curl(_ path: String, _ arguments: String...) async throws -> CurlResponse {
        try await harness.curl(["--path-as-is", "http://127.0.0.1:\(port)\(path)"] + arguments)
    }
}
