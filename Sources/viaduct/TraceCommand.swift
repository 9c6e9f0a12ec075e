import Foundation
import ViaductCommands
import ViaductProtocol

/// `viaduct trace`: prints the events of a server's pages.
@MainActor struct TraceCommand {
    private static let filters = ["room", "page", "component", "event", "kind", "from"]

    private let request: TraceRequest
    private let isJSON: Bool
    /// Whether the exit status is 1 once an event was printed.
    private let failsOnEvents: Bool

    init(_ invocation: Invocation, environment: [String: String]) throws {
        request = try TraceRequest(invocation, filters: Self.filters, environment: environment)
        isJSON = invocation.switches.contains("json")
        failsOnEvents = invocation.switches.isSuperset(of: ["once", "dropped"])
    }

    /// Returns never: it ends at SIGTERM or SIGINT, and with `--once` after the newest event.
    func run() {
        let (isJSON, failsOnEvents) = (isJSON, failsOnEvents)
        var hasEvents = false
        let stream = request.stream(isQuiet: isJSON) { json in
            hasEvents = true
            if isJSON {
                Terminal.print(JSONText.escapingMisleading(json))
            } else if let line = TraceLine(json: json) {
                Terminal.print(line.text(width: Terminal.width, style: Terminal.styled))
            }
            if Terminal.isUnread { Terminal.endUnread() }
        } onEnd: {
            exit($0 && !(failsOnEvents && hasEvents) ? 0 : 1)
        }
        stream.open()
        let watch = TerminationWatch { exit(0) }
        withExtendedLifetime((stream, watch)) { request.loop.run() }
    }
}
