import Testing

@testable import ViaductRelay

@Suite @MainActor struct RouteTreeTests {
    private let tree = RouteTree(
        ["/", "/a", "/a/", "/a/b/", "/a/*", "/a/*.html", "/a/:name", "/a/b/:x/c/:y", "/v-:version/*", "/only"].map { pattern in
            Route("GET", pattern, example: pattern, .everybody, from: .links, .document) { $0.askForIdentity }
        })

    @Test(
        arguments: [
            ("/", "/", [], ""), ("/a", "/a", [], ""), ("/a/", "/a/", [], ""), ("//a//", "/a/", [], ""), ("/a/b", "/a/b/", [], ""),
            ("/a/b/", "/a/b/", [], ""),
            ("/a/x", "/a/:name", ["x"], ""), ("/a/x.html", "/a/*.html", [], "x.html"), ("/a/x/y.html", "/a/*.html", [], "x/y.html"),
            ("/a/x/y", "/a/*", [], "x/y"), ("/a/b/1/c/2", "/a/b/:x/c/:y", ["1", "2"], ""), ("/a/b/1/d", "/a/*", [], "b/1/d"),
            ("/a/b/1", "/a/*", [], "b/1"),
            ("/v-1/x/y", "/v-:version/*", ["1"], "x/y"), ("/v-/", "/v-:version/*", [""], ""),
            ("/only", "/only", [], ""), ("/only/", nil, [], ""), ("/Only", nil, [], ""), ("/v", nil, [], ""), ("/b", nil, [], ""),
            ("/a;", nil, [], ""),
            ("/onl%79", nil, [], ""), ("", "/", [], ""),
        ] as [(String, String?, [String], String)])
    func `the nearest pattern of a path counts`(path: String, pattern: String?, parameters: [String], rest: String) {
        let match = tree.match(path)
        #expect(match?.routes.map(\.pattern.description) == pattern.map { [$0] })
        #expect(match?.parameters ?? [] == parameters)
        #expect(match?.rest ?? "" == rest)
    }

    @Test func `letters that look alike are not the same`() {
        let tree = RouteTree([Route("GET", "/K", .everybody, from: .links, .document) { $0.askForIdentity }])
        #expect(tree.match("/K") != nil)
        // The Kelvin sign, which Swift's comparison of characters takes for a K.
        #expect(tree.match("/\u{212A}") == nil)
    }

    @Test func `each example leads to its own row`() throws {
        for routes in [Route.all, Route.admin] {
            for route in routes {
                let tree = RouteTree(routes.filter { $0.isSocket == route.isSocket })
                let found = try #require(tree.match(route.example)).routes
                #expect(found.contains { $0.pattern == route.pattern && $0.methods == route.methods }, "\(route.pattern)")
            }
        }
    }

    @Test func `no two rows have the same methods and pattern`() {
        for routes in [Route.all, Route.admin] {
            let names = routes.flatMap { route in route.methods.map { "\(route.isSocket) \($0) \(route.pattern)" } }
            #expect(Set(names).count == names.count)
        }
    }

    @Test func `every path has a row, if only the last one`() {
        for routes in [Route.all, Route.admin] {
            for isSocket in [false, true] {
                let tree = RouteTree(routes.filter { $0.isSocket == isSocket })
                #expect(tree.match("/a/b;/%/..")?.routes.first?.kind == .nothing)
            }
        }
    }
}
