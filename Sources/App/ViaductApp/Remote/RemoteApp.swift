import Foundation
public import HotwireNative
import LWS
public import ViaductProtocol

/// An app in its own process, which serves the pages of a Viaduct server.
///
/// ```swift
/// try RemoteApp(name: "my-app", platform: .ios, components: [FormComponent.self]).run(server: "http://127.0.0.1:4000")
/// ```
@MainActor public final class RemoteApp {
    private let app: EmbeddedApp

    /// - Parameters:
    ///   - name: identifies the app in its room. Another app with the same name replaces it.
    ///   - components: in the order of the user agent.
    ///   - places: of components in the app's sources, by their names: `FormComponent.swift:12`.
    ///   - builtIns: for names that no component has: `BuiltInComponents.all`, or without them the phone's own list.
    ///   - reload: what a page does that was loaded without some of the components.
    public init(
        name: String, platform: Platform = .ios, components: [BridgeComponent.Type], places: [String: String] = [:],
        builtIns: [BridgeComponent.Type] = [], reload: ReloadMode = .auto
    ) {
        app = EmbeddedApp(
            name: name, platform: platform, components: components, places: places, builtIns: builtIns, reload: reload,
            // The server decides.
            navigation: .browser)
    }

    /// Connects, serves, and reconnects when the connection is lost, until SIGTERM or SIGINT.
    ///
    /// - Parameters:
    ///   - server: `http://host:port`, or `https://host` with a certificate for the host by an authority that the system trusts. The
    ///     variable `VIADUCT_CA` names a file with other authorities.
    ///   - token: the server's secret. With `nil` or an empty text the variable `VIADUCT_TOKEN` counts, and without that the
    ///     file that a server on this machine has written.
    ///   - log: receives notes for a person.
    /// - Throws: `ServerAddress.Invalid`, `AppSecretError` for an invalid token, or `LWSError` when the loop cannot be made,
    ///   or the file has no authority.
    public func run(
        server: String, room: String = "default", token: String? = nil,
        log: @escaping @MainActor (String) -> Void = RemoteApp.printToStandardError
    ) throws {
        let address = try ServerAddress(server)
        let environment = ProcessInfo.processInfo.environment
        let secrets = try SecretSource(token: token, server: address, environment: environment)
        let loop = try EventLoop(subprotocols: [RemoteLink.subprotocol])
        if address.isSecure { try loop.trust(authorities: ServerAddress.authorities(in: environment)) }
        let link = RemoteLink(
            address, room: room, secrets: secrets, loop: loop, isSuccessor: environment["VIADUCT_SUCCEEDS"] != nil,
            log: log)
        for (name, reason) in Supervision.crashes(in: environment) { app.markCrashed(name, because: reason) }
        let pages = RemotePages(app: app, link: link, timers: FoundationTimers(loop: loop))
        ComponentLog.install(log)
        link.delegate = pages
        loop.onTermination { link.leave { loop.stop() } }
        link.connect()
        withExtendedLifetime(pages) { loop.run() }
    }

    public static func printToStandardError(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}
