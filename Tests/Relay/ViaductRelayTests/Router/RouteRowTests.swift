import Testing

@testable import ViaductRelay

/// The table as a person has agreed to it. A row that is new, gone, or opens wider than here has to be changed here too.
@Suite @MainActor struct RouteRowTests {
    /// Rows for everybody: the same for all, or without any data. None of them may answer with data of a room, a page or an app.
    private static let everybody = [
        "GET HEAD /viaduct/health/live: anywhere", "GET HEAD /viaduct/health/ready: anywhere", "GET HEAD /favicon.ico: allowed pages",
        "GET HEAD /viaduct/errors/: links", "GET HEAD /viaduct/errors/*.html: links", "GET HEAD /viaduct/errors/*.css: allowed pages",
        "GET HEAD /viaduct/errors/*.md: allowed pages", "GET HEAD /viaduct/errors/:code: links",
        "GET HEAD /viaduct/enter/: links", "GET HEAD /viaduct/enter/*.html: links", "GET HEAD /viaduct/enter/*: allowed pages",
        "POST /viaduct/enter/: same origin",
        "GET HEAD /viaduct/unauthorized/: links", "GET HEAD /viaduct/unauthorized/*.html: links",
        "GET HEAD /viaduct/unauthorized/*: allowed pages",
        "GET HEAD /viaduct/unreachable/: links", "GET HEAD /viaduct/unreachable/*.html: links", "GET HEAD /viaduct/unreachable/*: allowed pages",
        "GET HEAD /viaduct/answer/*: allowed pages", "GET HEAD /viaduct/helpers/*: allowed pages", "GET HEAD /viaduct/schema/*: allowed pages",
        "GET HEAD /viaduct/adapter.js: allowed pages", "GET HEAD /viaduct/adapter/*: allowed pages",
        "GET HEAD /viaduct/view-:version/*: allowed pages",
        "GET HEAD /viaduct/view/*: allowed pages", "GET HEAD /viaduct/icons/*: allowed pages", "GET HEAD /viaduct/timeline/: links, docked frame",
        "GET HEAD /viaduct/timeline/*.html: links", "GET HEAD /viaduct/timeline/*: allowed pages", "GET HEAD /viaduct/unreachable: links",
        "GET HEAD /viaduct/unauthorized: links", "GET HEAD /viaduct/health: allowed pages", "GET /viaduct/socket: allowed pages",
        "WebSocket /*: allowed pages",
    ]

    /// All other rows, by their senders.
    private static let others: [Route.Who: [String]] = [
        .visitor: [
            "GET HEAD /: links", "GET HEAD /index.html: links", "GET HEAD /404.html: links", "GET HEAD /demo/: links", "GET HEAD /demo/*.html: links",
            "GET HEAD /demo/*: allowed pages", "GET HEAD /viaduct/test/: links", "GET HEAD /viaduct/test/*.html: links",
            "GET HEAD /viaduct/test/*: allowed pages", "GET HEAD /viaduct/test-adapter.js: allowed pages",
            "GET HEAD /viaduct/device/: links", "GET HEAD /viaduct/device/index.html: links",
            "GET HEAD /viaduct/device/screen.html: links, device frame",
            "GET HEAD /viaduct/device/*: allowed pages", "GET HEAD /viaduct/device/addresses.json: allowed pages",
            "GET HEAD /viaduct/device/phones.json: allowed pages", "GET HEAD /viaduct/device/qr.svg: allowed pages",
            "GET HEAD /viaduct/request: allowed pages", "GET HEAD /viaduct/choice: links", "GET HEAD /viaduct/*: allowed pages", "GET HEAD /*: links",
        ],
        .visitorOfAllRooms: ["GET HEAD /viaduct/metrics: allowed pages"],
        .identityOrPage: ["GET /viaduct/api/trace: same origin"],
        .identityOrLink: ["GET HEAD /viaduct/console/: same origin"],
        .identity: [
            "GET HEAD /viaduct/console/shell/main.js: same origin", "GET HEAD /viaduct/console/*: same origin",
            "POST /viaduct/api/link: same origin", "POST /viaduct/api/links: same origin",
            "GET /viaduct/api/pages: same origin", "GET /viaduct/api/recording: same origin", "POST /viaduct/api/pages/:page/frames: same origin",
            "PUT /viaduct/api/pages/:page/replies: same origin", "PUT /viaduct/api/pages/:page/highlight: same origin",
            "POST /viaduct/api/pages/:page/cut: same origin", "POST /viaduct/api/pages/:page/restart: same origin",
            "POST /viaduct/api/pages/:page/link: same origin", "GET /viaduct/api/components: same origin", "PUT /viaduct/api/components: same origin",
            "GET /viaduct/api/answers: same origin", "PUT /viaduct/api/answers: same origin", "GET /viaduct/api/stubs: same origin",
            "GET /viaduct/api/tests: same origin", "GET /viaduct/api/tests/:test: same origin", "POST /viaduct/api/tests/:test/:verb: same origin",
            "POST /viaduct/api/tests/:test/report: same origin",
            "GET /viaduct/api/tests/:test/stubs: same origin", "PUT /viaduct/api/tests/:test/stubs/:name: same origin",
            "DELETE /viaduct/api/tests/:test/stubs/:name: same origin", "any /viaduct/api/*: same origin",
        ],
        .owner: [
            "PUT /viaduct/api/stubs/:name: same origin", "POST /viaduct/api/stubs/:name: same origin", "DELETE /viaduct/api/stubs/:name: same origin",
        ],
        .page: ["WebSocket /viaduct/socket: allowed pages"],
        .app: ["WebSocket /viaduct/app: programs"],
    ]

    private static let admin = [
        "GET HEAD /viaduct/health/live: anywhere", "GET HEAD /viaduct/health/ready: anywhere", "GET HEAD /viaduct/health: own hosts",
        "GET HEAD /viaduct/metrics: own hosts", "any /*: own hosts", "WebSocket /*: own hosts",
    ]

    private static func name(_ route: Route) -> String {
        let methods = route.isSocket ? "WebSocket" : route.methods.isEmpty ? "any" : route.methods.joined(separator: " ")
        return "\(methods) \(route.pattern): \(route.from.rawValue)"
    }

    @Test(arguments: Route.Who.allCases)
    func `no row is for other senders than agreed`(who: Route.Who) {
        let rows = Route.all.filter { $0.who == who }.map(Self.name)
        #expect(Set(rows) == Set(who == .everybody ? Self.everybody : Self.others[who] ?? []))
        #expect(Set(rows).count == rows.count)
    }

    @Test func `the rows of the administrator's address have no data of a room`() {
        #expect(Route.admin.map(Self.name) == Self.admin)
        #expect(Route.admin.allSatisfy { $0.who == .everybody && $0.headers.sharing == .none })
    }

    @Test func `an answer with a room's data is confined to the sender's own room`() {
        let proven: [Route.Who] = [.identity, .identityOrPage, .identityOrLink, .owner, .page, .app]
        for route in Route.all where proven.contains(route.who) { #expect(route.isConfined, "\(route.pattern)") }
    }

    @Test func `no page of another origin reads what needs a proof`() {
        for route in Route.all where ![.everybody, .visitor, .visitorOfAllRooms].contains(route.who) {
            #expect(route.headers.sharing == .none, "\(route.pattern)")
        }
    }

    @Test func `only bodies of calls are read, and none is longer than a mebibyte`() {
        for route in Route.all where route.bodyLimit > 0 {
            #expect(route.methods == ["POST"] || route.methods == ["PUT"])
            #expect(route.bodyLimit <= 1 << 20)
            #expect(route.who != .everybody || route.bodyLimit <= 1 << 10)
        }
    }
}
