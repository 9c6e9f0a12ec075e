import ViaductApp

/// Serves the pages of a Viaduct server: `swift run FormApp [address]`.
@main struct FormApp {
    @MainActor static func main() throws {
        let server = CommandLine.arguments.dropFirst().first ?? "http://127.0.0.1:4000"
        try RemoteApp(name: "form", components: [FormComponent.self]).run(server: server)
    }
}
