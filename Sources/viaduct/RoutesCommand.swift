import ViaductCommands
import ViaductRelay

/// `viaduct routes`: prints the table of routes, without a server.
@MainActor struct RoutesCommand {
    private let invocation: Invocation

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() {
        if invocation.switches.contains("json") {
            for line in RouteList.jsonLines { Terminal.print(line) }
        } else {
            Terminal.print(invocation.switches.contains("markdown") ? RouteList.markdown : RouteList.text)
        }
    }
}
