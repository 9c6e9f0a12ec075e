internal import LWS

/// One row of the table of routes: a door of the server, with all that decides who may open it and what it answers.
///
/// `RouteAccess` decides by the row alone. The row's handler gets admitted requests only.
struct Route: Sendable {
    /// The senders that a route is for.
    enum Who: String, CaseIterable, Sendable {
        /// Everybody: the answer is the same for all, or reveals only that the server runs.
        case everybody
        /// On an open server everybody, on a guarded one each identity.
        case visitor
        /// As `visitor`, without the identity of a single room.
        case visitorOfAllRooms = "visitor of all rooms"
        /// The owner, or a developer in their own room. Each has to prove it, on an open server too.
        case identity
        /// An identity, or a page for itself: it shows its whole id.
        case identityOrPage = "identity or page"
        /// An identity, or a browser that opens a link of `viaduct open`.
        case identityOrLink = "identity or link"
        /// The server's owner.
        case owner
        /// On an open server each page, on a guarded one a page with an identity or a page key.
        case page
        /// A program with the server's secret, or with a room's token.
        case app
    }

    /// The pages, and the clients, whose requests are answered.
    enum From: String, CaseIterable, Sendable {
        /// Any sender, by any name of the server.
        case anywhere
        /// Any page and client, by a name of the server that no attacker can point at it.
        case ownHosts = "own hosts"
        /// Programs, typed addresses, and pages of loopback hosts, of the server itself and of `--allow-origin`.
        case allowedPages = "allowed pages"
        /// As `allowedPages`, and links of other sites, which open the answer in a window.
        case links
        /// As `links`, and a frame in the device page of the phone's base host.
        case linksAndDevice = "links, device frame"
        /// As `links`, and a frame in an allowed page of another site.
        case linksAndDock = "links, docked frame"
        /// Pages of the server's own origin. A program with a token is of no origin.
        case sameOrigin = "same origin"
        /// No page.
        case programs
    }

    /// The form of the answer.
    enum Kind: String, CaseIterable, Sendable {
        /// HTML for a person.
        case document
        /// HTML that another page shows in a frame.
        case frame
        /// A file of the public folder.
        case file
        /// A classic script that is made for the request.
        case script
        /// A module that is made of others.
        case module
        /// Data of the moment. A request with another method than GET changes some.
        case data
        /// Events, without an end.
        case stream
        /// A WebSocket.
        case socket
        /// An answer for nginx in front of the server.
        case subrequest
        /// There is nothing at the address.
        case nothing
    }

    /// Makes the answer to an admitted request.
    typealias Handler = @MainActor @Sendable (Server) -> @MainActor (AdmittedRequest) throws(InvalidRequest) -> HTTPResponse
    /// Makes the end of a socket.
    typealias SocketHandler = @MainActor @Sendable (Server) -> @MainActor (AdmittedRequest) throws(InvalidRequest) -> UpgradeDecision

    enum Action: Sendable {
        case answer(Handler)
        case socket(SocketHandler)
    }

    /// In upper case; none for all that there are.
    let methods: [String]
    let pattern: RoutePattern
    /// A path of the pattern that leads to the handler.
    let example: String
    let who: Who
    let from: From
    let kind: Kind
    var headers = RouteHeaders()
    /// In bytes: the longest body that is read; 0 reads none.
    var bodyLimit = 0
    /// Whether a room in the address has to be the identity's own.
    var isConfined = false
    /// The reason that a developer of one room has no access.
    var reason = ""
    let action: Action

    /// - Parameters:
    ///   - methods: separated by spaces.
    ///   - example: `nil` for a pattern of one path.
    init(
        _ methods: String, _ pattern: String, example: String? = nil, _ who: Who, from: From, _ kind: Kind, _ headers: RouteHeaders = RouteHeaders(),
        handler: @escaping Handler
    ) {
        self.init(methods, pattern, example, who, from, kind, headers, .answer(handler))
    }

    /// A WebSocket's.
    init(socket pattern: String, example: String? = nil, _ who: Who, from: From, _ kind: Kind = .socket, handler: @escaping SocketHandler) {
        self.init("GET", pattern, example, who, from, kind, RouteHeaders(), .socket(handler))
    }

    private init(
        _ methods: String, _ pattern: String, _ example: String?, _ who: Who, _ from: From, _ kind: Kind, _ headers: RouteHeaders, _ action: Action
    ) {
        self.methods = methods.split(separator: " ").map(String.init)
        self.pattern = RoutePattern(pattern)
        self.example = example ?? pattern
        self.who = who
        self.from = from
        self.kind = kind
        self.headers = headers
        self.action = action
    }

    /// The same with a body of this many bytes.
    func reading(_ bytes: Int) -> Route {
        var route = self
        route.bodyLimit = bytes
        return route
    }

    /// The same for requests that name no other room than the identity's own.
    func confined() -> Route {
        var route = self
        route.isConfined = true
        return route
    }

    /// The same with the reason that a developer of one room has no access.
    func because(_ reason: String) -> Route {
        var route = self
        route.reason = reason
        return route
    }

    /// Whether it is of the API, whose clients read the reason of a refusal.
    var isOfAPI: Bool { [.identity, .identityOrPage, .owner].contains(who) && headers.policy != .console }

    var isSocket: Bool {
        if case .socket = action { true } else { false }
    }
}
