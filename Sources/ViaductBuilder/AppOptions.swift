import Foundation

/// How an app is to be run.
public struct AppOptions: Sendable {
    public var name: String
    public var platform = "ios"
    public var server = "http://127.0.0.1:4000"
    public var room = "default"
    public var token: String?
    public var reload = "auto"

    public init(name: String) {
        self.name = name
    }

    /// The program of an app with these components.
    func mainSource(for components: [ClassDeclaration]) -> String {
        let types = components.map { "\($0.name).self" }.joined(separator: ", ")
        return """
            import HotwireNative
            import ViaductApp

            try MainActor.assumeIsolated {
                let components: [BridgeComponent.Type] = [\(types)]
                let app = RemoteApp(
                    name: \(name.debugDescription), platform: .\(platform),
                    components: components.filter { !$0.name.isEmpty }, reload: .\(reload))
                try app.run(
                    server: \(server.debugDescription), room: \(room.debugDescription),
                    token: \(token?.debugDescription ?? "nil"))
            }

            """
    }
}
