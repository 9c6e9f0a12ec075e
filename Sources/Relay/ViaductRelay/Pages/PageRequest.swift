internal import LWS
internal import ViaductProtocol

/// A page's request in the address of its socket:
/// `/viaduct/socket?page=<id>&room=<room>&received=<n>&platform=<platform>&app=<name>&test=<tag>&version=<name>`.
struct PageRequest: Equatable, Sendable {
    static let subprotocol = "viaduct.page.1"

    /// 32 lower-case hexadecimal digits: the right to resume.
    let id: String
    let room: String
    /// How many counted frames of the session the page has had.
    let received: Int
    let platform: Platform
    /// The name of the app that the page requests; `nil` for the newest.
    let app: String?
    /// The host of its document, with the port.
    let host: String
    /// The tag of the page's test, `nil` for none.
    let test: String?
    /// The name of the app's version, `nil` for the app as it is.
    let version: String?
    /// The id that a proxy has given the request.
    let requestID: String?

    init(_ request: HTTPRequest, limits: AppLimits) throws(InvalidRequest) {
        try request.require(subprotocol: Self.subprotocol, of: "A page's socket")
        id = try request.id("page")
        received = try request.received()
        room = try request.room()
        platform = try request.platform() ?? .ios
        app = try request.appName(limits: limits)
        test = try request.test()
        version = request.queryValue("version")?.start(PhoneChoice.longestVersion)
        requestID = request.requestID
        host = request.headers["origin"].flatMap(WebOrigin.authority) ?? request.headers["host"] ?? ""
    }

    var choice: AppChoice { AppChoice(room: room, platform: platform, name: app) }
}
