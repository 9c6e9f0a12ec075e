import Foundation
import ViaductApp
import ViaductCommands
import ViaductProtocol

/// `viaduct trace`: prints what happens to the pages of a server.
@MainActor struct TraceCommand {
    private static let filters = ["room", "page", "component", "event", "kind", "from"]

    private let address: ServerAddress
    private let secrets: SecretSource
    private let query: String
    private let room: String
    private let follows: Bool
    private let isJSON: Bool

    init(_ invocation: Invocation, environment: [String: String]) throws {
        address = try ServerAddress(invocation["server"] ?? "http://127.0.0.1:4000")
        secrets = try SecretSource(token: nil, server: address, environment: environment)
        room = invocation["room"] ?? "default"
        follows = !invocation.switches.contains("once")
        isJSON = invocation.switches.contains("json")
        var components = URLComponents()
        components.queryItems = Self.filters.compactMap { name in
            let values = invocation.list(name)
            return values.isEmpty ? nil : URLQueryItem(name: name, value: values.joined(separator: ","))
        }
        if invocation.switches.contains("dropped") { components.queryItems?.append(URLQueryItem(name: "dropped", value: "true")) }
        if !follows { components.queryItems?.append(URLQueryItem(name: "follow", value: "false")) }
        query = components.percentEncodedQuery ?? ""
    }

    /// Returns never: it ends at SIGTERM or SIGINT, and with `--once` after the newest event.
    func run() {
        // A server on this machine is none of another machine's business.
        setenv("no_proxy", "*", 1)
        let stream = EventStream(address, path: "/viaduct/api/trace?\(query)", secrets: secrets, follows: follows)
        let isJSON = isJSON
        var trouble: String?
        stream.onEvent = { json in
            if isJSON { return Terminal.print(JSONText.escapingMisleading(json)) }
            if let line = TraceLine(json: json) { Terminal.print(line.text(width: Terminal.width, style: Terminal.styled)) }
        }
        stream.onTrouble = { text, goesOn in
            if let text, text != trouble {
                let sentence = FailureCode.sentence(for: ServerRequest.Failure(description: text))
                Terminal.printError(goesOn ? "\(sentence) Trying again…" : sentence)
            }
            trouble = text
        }
        var hasTold = false
        stream.onRooms = { [room] rooms in
            if !isJSON, !hasTold, let text = Self.absence(of: room, among: rooms) { Terminal.printError(text) }
            hasTold = true
        }
        stream.onEnd = { exit(trouble == nil ? 0 : 1) }
        stream.open()
        let watch = TerminationWatch { exit(0) }
        withExtendedLifetime(watch) { dispatchMain() }
    }

    /// - Parameter rooms: those in which pages are open.
    /// - Returns: a sentence for a person who waits for events; `nil` when there are pages.
    static func absence(of room: String, among rooms: [String]) -> String? {
        guard !rooms.contains(room) else { return nil }
        let others = rooms.isEmpty ? "" : " Pages are open in: \(rooms.joined(separator: ", "))."
        return "No page is open in the room “\(room)”.\(others)"
    }
}
