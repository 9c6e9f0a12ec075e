import Foundation

/// How an app is to be run.
public struct AppOptions: Sendable {
    public var name: String
    public var platform = "ios"
    public var server = "http://127.0.0.1:4000"
    public var room = "default"
    /// The server's secret, which the running app gets by its environment alone; `nil` when nobody has set it.
    public var token: String?
    public var reload = "auto"
    /// The names of the built-in components, which answer for the names that the app does not have; none for the phone's own list.
    public var builtIns: [String] = []

    public init(name: String) {
        self.name = name
    }

    /// The program of an app with these components.
    ///
    /// - Parameters:
    ///   - delegate: the name of the class that hears of the app's life.
    ///   - sceneDelegate: the name of the class that hears of the life of a scene.
    func mainSource(for components: [ClassDeclaration], delegate: String?, sceneDelegate: String?) -> String {
        func maker(_ name: String?) -> String { name.map { "{ \($0)() }" } ?? "nil" }
        let types = components.map { "\($0.name).self" }.joined(separator: ", ")
        return """
            import HotwireNative
            import ViaductApp
            \(builtIns.isEmpty ? "" : "import ViaductComponents")

            nonisolated func \(SourceOmission.call)(_ name: String, _ reason: String) {
                ComponentLog.tellLeftOut(name, reason)
            }

            nonisolated func \(SourceOmission.call)End(_ name: String, _ reason: String) -> Never {
                fatalError("\\(name) was left out: \\(reason)")
            }

            nonisolated func \(SourceOmission.call)Value<Value>(_ name: String, _ reason: String) -> Value {
                ComponentLog.tellLeftOut(name, reason)
                if let value = DefaultValue.of(Value.self) { return value }
                fatalError("\\(name) was left out: \\(reason)")
            }

            try MainActor.assumeIsolated {
                RemoteApp.launch(delegate: \(maker(delegate)), sceneDelegate: \(maker(sceneDelegate)))
                let components: [BridgeComponent.Type] = [\(types)]
                let app = RemoteApp(
                    name: \(name.debugDescription), platform: .\(platform), components: components,
                    builtIns: \(builtIns.isEmpty ? "[]" : "BuiltInComponents.all"), reload: .\(reload))
                try app.run(server: \(server.debugDescription), room: \(room.debugDescription))
            }

            """
    }
}
