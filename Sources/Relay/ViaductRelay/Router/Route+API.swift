internal import LWS

/// The rows of the API: questions and commands of the owner and of developers, each in the own room.
extension Route {
    /// In bytes.
    static let largestBody = 1 << 20

    static let api: [Route] =
        [
            Route("GET", RoutePath.trace, .identityOrPage, from: .sameOrigin, .stream) { $0.trace.trace }.confined(),
            call("GET", RoutePath.recording, .stream) { $0.trace.recording },
            call("POST", "\(RoutePath.api)/link") { LinkRoutes(server: $0).console },
            call("POST", "\(RoutePath.api)/links") { LinkRoutes(server: $0).entry },
        ] + pages + rooms + stubs + tests + [
            call("", "\(RoutePath.api)/*", example: "\(RoutePath.api)/nothing", .nothing) { $0.refuseUnknownCall }
        ]

    private static let pages: [Route] = [
        call("GET", RoutePath.pages) { PageRoutes(server: $0).list },
        page("POST", "frames") { PageRoutes(server: $0).send },
        page("PUT", "replies") { PageRoutes(server: $0).shapeReplies },
        page("PUT", "highlight") { PageRoutes(server: $0).highlight },
        page("POST", "cut") { PageRoutes(server: $0).cut },
        page("POST", "restart") { PageRoutes(server: $0).restart },
        page("POST", "link") { PageRoutes(server: $0).open },
    ]

    private static let rooms: [Route] = [
        call("GET", RoutePath.components) { ComponentRoutes(server: $0).show },
        call("PUT", RoutePath.components) { ComponentRoutes(server: $0).set },
        call("GET", RoutePath.answers) { AnswerRoutes(server: $0).show },
        call("PUT", RoutePath.answers) { AnswerRoutes(server: $0).set },
    ]

    private static let stubs: [Route] = [
        call("GET", RoutePath.stubs) { StubRoutes(server: $0).list },
        stub("PUT") { StubRoutes(server: $0).put },
        stub("POST") { StubRoutes(server: $0).add },
        stub("DELETE") { StubRoutes(server: $0).remove },
    ]

    private static let tests: [Route] = [
        call("GET", RoutePath.tests) { TestRoutes(server: $0).list },
        test("GET", "") { TestRoutes(server: $0).summary },
        test("POST", "/report", kind: .stream) { TestRoutes(server: $0).report },
        test("POST", "/:verb", "/idle") { TestRoutes(server: $0).call },
        test("GET", "/stubs") { TestRoutes(server: $0).stubs },
        test("PUT", "/stubs/:name", "/stubs/rating") { TestRoutes(server: $0).putStub },
        test("DELETE", "/stubs/:name", "/stubs/rating") { TestRoutes(server: $0).removeStub },
    ]

    /// A call of the API.
    private static func call(
        _ method: String, _ pattern: String, example: String? = nil, _ kind: Kind = .data, _ who: Who = .identity, handler: @escaping Handler
    ) -> Route {
        let route = Route(method, pattern, example: example, who, from: .sameOrigin, kind, handler: handler).confined()
        return ["POST", "PUT"].contains(method) ? route.reading(largestBody) : route
    }

    /// An action on one page.
    private static func page(_ method: String, _ action: String, handler: @escaping Handler) -> Route {
        call(method, "\(RoutePath.pages)/:page/\(action)", example: "\(RoutePath.pages)/01234567/\(action)", handler: handler)
    }

    /// A change of the stubs, which are those of all rooms.
    private static func stub(_ method: String, handler: @escaping Handler) -> Route {
        call(method, "\(RoutePath.stubs)/:name", example: "\(RoutePath.stubs)/rating", .data, .owner, handler: handler)
            .because("Stubs are those of all rooms: only the server's owner may change them.")
    }

    /// A part of one test.
    private static func test(
        _ method: String, _ pattern: String, _ example: String? = nil, kind: Kind = .data, handler: @escaping Handler
    ) -> Route {
        call(method, "\(RoutePath.tests)/:test\(pattern)", example: "\(RoutePath.tests)/t\(example ?? pattern)", kind, handler: handler)
    }
}
