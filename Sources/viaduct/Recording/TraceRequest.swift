import Foundation
import LWS
import ViaductCommands
import ViaductProtocol

/// The part of a server's trace that a command asks for.
@MainActor struct TraceRequest {
    let loop: EventLoop
    let room: String
    /// Whether the stream waits for new events, or ends with the newest one.
    let follows: Bool
    private let server: NamedServer
    private let filters: [URLQueryItem]

    /// - Parameter filters: names of the flags that become a part of the query, in their order.
    init(_ invocation: Invocation, filters: [String], environment: [String: String]) throws {
        server = try NamedServer(invocation, environment: environment)
        loop = try server.loop(patience: EventStream.patience)
        room = invocation["room"] ?? "default"
        follows = !invocation.switches.contains("once")
        var items = filters.compactMap { name in
            let values = invocation.list(name)
            return values.isEmpty ? nil : URLQueryItem(name: name, value: values.joined(separator: ","))
        }
        if invocation.switches.contains("dropped") { items.append(URLQueryItem(name: "dropped", value: "true")) }
        self.filters = items
    }

    /// The stream of all events until now, not yet open. It reports nothing on standard error.
    func past(onEvent: @escaping (String) -> Void, onEnd: @escaping @MainActor () -> Void) -> EventStream {
        let stream = eventStream(follows: false)
        stream.onEvent = onEvent
        stream.onEnd = onEnd
        return stream
    }

    /// The stream of events, not yet open. Its loop has to run. It reports each problem once, on standard error.
    ///
    /// - Parameters:
    ///   - lastID: the event after which the stream begins; `nil` for all that the server has.
    ///   - isQuiet: suppresses the note about a room without pages.
    ///   - onEnd: receives whether the newest event has arrived. A following stream ends only when the server refuses it.
    func stream(
        after lastID: String? = nil, isQuiet: Bool, onEvent: @escaping (String) -> Void, onEnd: @escaping @MainActor (Bool) -> Void
    ) -> EventStream {
        let stream = eventStream(follows: follows, after: lastID)
        let room = room
        var trouble: String?
        stream.onEvent = onEvent
        stream.onTrouble = { text, goesOn in
            if let text, text != trouble {
                let sentence = FailureCode.sentence(for: ServerRequest.Failure(description: text))
                Terminal.printError(goesOn ? "\(sentence) Trying again…" : sentence)
            }
            trouble = text
        }
        var hasTold = false
        stream.onRooms = { own, rooms in
            // A room's token has its own in place of the standard one.
            if !isQuiet, !hasTold, let text = Self.absence(of: own ?? room, among: rooms) { Terminal.printError(text) }
            hasTold = true
        }
        stream.onEnd = { onEnd(trouble == nil) }
        return stream
    }

    private func eventStream(follows: Bool, after lastID: String? = nil) -> EventStream {
        var components = URLComponents()
        components.queryItems = filters + (follows ? [] : [URLQueryItem(name: "follow", value: "false")])
        let query = components.percentEncodedQuery ?? ""
        return EventStream(server, path: "/viaduct/api/trace?\(query)", loop: loop, follows: follows, after: lastID)
    }

    /// - Parameter rooms: the rooms with open pages.
    /// - Returns: a sentence for a person who waits for events; `nil` when the room has pages.
    static func absence(of room: String, among rooms: [String]) -> String? {
        guard !rooms.contains(room) else { return nil }
        let others = rooms.isEmpty ? "" : " Pages are open in: \(rooms.joined(separator: ", "))."
        return "No page is open in the room “\(room)”.\(others)"
    }
}
