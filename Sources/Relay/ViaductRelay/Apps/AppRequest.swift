internal import LWS

/// A remote app's request for its socket: `/viaduct/app?app=<id>&room=<room>&received=<n>`, with the server's secret in a header.
struct AppRequest: Equatable, Sendable {
    static let subprotocol = "viaduct.app.1"

    /// 32 lower-case hexadecimal digits: the right to resume.
    let id: String
    let room: String
    /// How many counted frames of the session the app has had.
    let received: Int

    init(_ request: HTTPRequest) throws(InvalidRequest) {
        try request.require(subprotocol: Self.subprotocol, of: "An app's socket")
        id = try request.id("app")
        room = try request.room()
        received = try request.received()
    }
}
