import Foundation

/// The settings for running an app.
public struct AppOptions: Sendable {
    public var name: String
    public var platform = "ios"
    public var server = "http://127.0.0.1:4000"
    public var room = "default"
    /// The server's secret, which the running app gets in its environment only; `nil` when it is not set.
    public var token: String?
    /// The path of a file with the authorities for the server's certificate; `nil` for the system's.
    public var authorities: String?
    public var reload = "auto"
    public var library = LibraryVersion.release
    /// The names of the built-in components, which answer for the names that the app does not have; none for the phone's own list.
    public var builtIns: [String] = []

    public init(name: String) {
        self.name = name
    }

    /// Returns the source of an app's program with these components.
    ///
    /// - Parameters:
    ///   - components: their types, and their places in the sources.
    ///   - delegate: the name of the class that receives the app's lifecycle events.
    ///   - sceneDelegate: the name of the class that receives a scene's lifecycle events.
    ///   - modules: of outside packages. Their components follow the app's own, except those with the same name.
    func mainSource(
        for components: [(type: String, place: String)], delegate: String?, sceneDelegate: String?, modules: Set<String> = []
    ) -> String {
        func maker(_ name: String?) -> String { name.map { "{ \($0)() }" } ?? "nil" }
        let types = components.map { "(\($0.type).self, \($0.place.debugDescription))" }.joined(separator: ", ")
        let imports = modules.sorted().map { "import \($0)\n" }.joined()
        return """
            \(library.libraryImport)
            \(builtIns.isEmpty ? "" : "import ViaductComponents")
            \(imports)\(SourceOmission.functions)
            \(library.laterConformances)
            try MainActor.assumeIsolated {
                \(library == .main ? "Hotwire.isMain = true" : "")
                RemoteApp.launch(delegate: \(maker(delegate)), sceneDelegate: \(maker(sceneDelegate)))
                let sources: [(component: BridgeComponent.Type, place: String)] = [\(types)]
                var places: [String: String] = [:]
                var components: [BridgeComponent.Type] = []
                for (component, place) in sources where component.name.isEmpty || places[component.name] == nil {
                    components.append(component)
                    places[component.name] = place
                }
                let app = RemoteApp(
                    name: \(name.debugDescription), platform: .\(platform),
                    components: components, places: places,
                    builtIns: \(builtIns.isEmpty ? "[]" : "BuiltInComponents.all"), reload: .\(reload))
                try app.run(server: \(server.debugDescription), room: \(room.debugDescription))
            }

            """
    }
}
