internal import LWS
internal import ViaductProtocol

/// `/viaduct/api/components`: the components that a room's pages do not see, though their app has them.
@MainActor struct ComponentRoutes {
    static let path = "/viaduct/api/components"

    unowned let server: Server

    func respond(to request: HTTPRequest) throws(InvalidRequest) -> HTTPResponse? {
        guard request.path == Self.path else { return nil }
        try request.require("GET", "PUT")
        let room = try request.room()
        if request.method == "PUT" {
            guard server.hide(try request.read(server.configuration.limits.app.hidden), in: room) else {
                throw InvalidRequest("Too many rooms hide components. Show those of another one again.", status: 409)
            }
        }
        return .json("{\"hidden\":\(JSONText.array(server.hiddenComponents[room].sorted()))}")
    }
}
