internal import LWS

/// What a remote app says in the address of its socket: `/viaduct/app?app=<id>&room=<room>&received=<n>&token=<token>`.
struct AppRequest: Equatable, Sendable {
    static let path = "/viaduct/app"
    static let subprotocol = "viaduct.app.1"

    /// 32 lower-case hexadecimal digits: the right to resume.
    let id: String
    let room: String
    /// How many counted frames of the session the app has had.
    let received: Int

    /// - Parameter token: what the app has to show; `nil` when nothing is asked for.
    init(_ request: HTTPRequest, token: String?) throws(InvalidRequest) {
        try request.require(subprotocol: Self.subprotocol, of: "An app's socket")
        id = try request.id("app")
        room = try request.room()
        received = try request.received()
        guard token == nil || request.queryValue("token") == token else {
            throw InvalidRequest(
                "The server asks for a token, and the app's is not the right one: viaduct app --token TOKEN.")
        }
    }
}
