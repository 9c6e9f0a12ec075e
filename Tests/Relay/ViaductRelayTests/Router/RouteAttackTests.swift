import Foundation
import LWSTestSupport
import Testing

@testable import ViaductRelay

/// Other spellings of the table's paths, and other methods: none of them opens what the path itself does not.
@Suite(.serialized, .timeLimit(.minutes(5))) @MainActor struct RouteAttackTests {
    /// Spellings that other software has taken for the same path.
    private static func spellings(of path: String) -> [String] {
        let rest = path.dropFirst()
        let last = path.split(separator: "/").last.map(String.init) ?? ""
        return [
            "/\(path)", "\(path)/", "\(path)//", "/.\(path)", "/x/..\(path)", "/viaduct/adapter/../..\(path)", "/%2e\(path)", "/x/%2e%2e\(path)",
            "/viaduct/adapter/%2e%2e/%2e%2e\(path)", "/viaduct/adapter/..%2f..\(path)", path.uppercased(), "/\(rest.capitalized)", "\(path);",
            "\(path);a=b",
            "/;\(path)", "\(path)%00", "\(path)%0a", "\(path)%20", "\(path)%2f", "\(path).", "\(path)/.", "\(path)/x/..",
            "/%2f\(rest)", "/" + rest.replacing("/", with: "%2f"), "/" + rest.replacing("/", with: "//"), "/" + rest.replacing("/", with: "/./"),
            "/" + rest.replacing("/", with: "\\"), "/" + rest.replacing("/", with: "%5c"), "\(path)?", "\(path)#x",
            path.replacing(last, with: last.utf8.map { String(format: "%%%02x", $0) }.joined()),
            path.replacing("i", with: "\u{131}"), path.replacing("k", with: "\u{212A}"),
        ]
    }

    /// Rows that strangers may not open.
    private static func closedRows(isGuarded: Bool) -> [Route] {
        Route.all.filter { route in
            switch route.who {
            case .everybody: false
            case .visitor, .visitorOfAllRooms, .page: isGuarded
            case .identity, .identityOrPage, .identityOrLink, .owner, .app: true
            }
        }
    }

    /// - Returns: `nil` when the server hangs up without an answer.
    private func status(_ lines: [String], by relay: RelayHarness) async throws -> Int? {
        let client = try RawClient(port: relay.port)
        try client.request(lines)
        var text = ""
        #expect(
            await relay.serve {
                text += String(decoding: client.read(), as: UTF8.self)
                return text.contains("\r\n\r\n") || client.hasEnded
            })
        return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }

    @Test(arguments: [false, true]) func `no spelling of a path lets a stranger in`(isGuarded: Bool) async throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../public").standardizedFileURL
        let relay = isGuarded ? try RelayHarness.guarded() : try RelayHarness(publicFolder: folder)
        let rows = Self.closedRows(isGuarded: isGuarded)
        #expect(rows.count > (isGuarded ? 45 : 25))
        for route in rows where !route.isSocket {
            let method = route.methods.first ?? "GET"
            for path in Self.spellings(of: route.example) {
                let status = try await status(["\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(relay.port)", "Content-Length: 0"], by: relay)
                #expect(status.map([400, 401, 403, 404, 405].contains) != false, "\(method) \(path)")
            }
        }
        for route in rows where route.isSocket {
            let name = route.who == .app ? "app" : "page"
            for path in Self.spellings(of: route.example) where !path.contains("?") {
                let request = RawClient.upgrade(path: "\(path)?\(name)=\(RelayHarness.page)") + ["Sec-WebSocket-Protocol: viaduct.\(name).1"]
                #expect(try await status(request, by: relay).map([400, 401, 403, 404].contains) != false, "\(path)")
            }
        }
        #expect(relay.server.pages.isEmpty && relay.server.remoteApps.isEmpty)
    }

    @Test(arguments: [
        "/secret.txt", "/viaduct/secret.txt", "/viaduct/secret/index.html", "/secret/", "/secret", "/viaduct/adapterx/secret.txt", "/demo.txt",
        "/viaduct/api/secret.txt", "/viaduct/app", "/viaduct/health/live/", "/viaduct/health/", "/viaduct/metrics/",
        "/viaduct/adapter.js/", "/viaduct/request/", "/VIADUCT/health", "/viaduct/Health", "/viaduct/health;", "/viaduct/test-adapter.js/x",
        "/demo/form.html/",
    ])
    func `a path without a row is not found, though there is a file`(path: String) async throws {
        let folder = try TemporaryFolder()
        for file in [
            "secret.txt", "viaduct/secret.txt", "viaduct/secret/index.html", "secret/index.html", "viaduct/adapterx/secret.txt", "demo.txt",
            "viaduct/api/secret.txt", "viaduct/socket", "viaduct/app", "demo/form.html", "viaduct/health/index.html",
        ] { try folder.write("what nobody may read", to: file) }
        let relay = try RelayHarness(publicFolder: folder.url)
        for method in ["GET", "HEAD"] {
            let answer = try await relay.raw(method, path, ["Authorization: Bearer \(RelayHarness.token)"])
            #expect(answer.status == 404)
            #expect(!answer.text.contains("nobody"))
        }
    }

    @Test(arguments: [false, true]) func `a method that a path has not is refused, and names those that it has`(isGuarded: Bool) async throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../public").standardizedFileURL
        let relay = isGuarded ? try RelayHarness.guarded() : try RelayHarness(publicFolder: folder)
        for route in Route.all where !route.isSocket && !route.methods.isEmpty {
            let known = Route.all.filter { !$0.isSocket && $0.pattern == route.pattern }.flatMap(\.methods)
            for method in ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] where !known.contains(method) {
                let owners = ["Authorization: Bearer \(RelayHarness.token)", "Sec-Fetch-Site: same-origin"]
                let answer = try await relay.raw(method, route.example, owners)
                #expect(answer.status == 405, "\(method) \(route.pattern)")
                #expect(answer.text.contains("\r\nallow: \(known.joined(separator: ", "))\r\n"), "\(method) \(route.pattern)")
                #expect(!answer.text.lowercased().contains("access-control-allow-methods"))
                // Without an identity, the methods are no secret's way around it.
                guard isGuarded, route.who != .everybody else { continue }
                #expect(try await relay.raw(method, route.example, []).status == 401, "\(method) \(route.pattern)")
            }
        }
    }

    @Test func `a HEAD has the status of its GET`() async throws {
        let relay = try RelayHarness.guarded()
        for route in Route.all where route.methods.contains("HEAD") {
            let (get, head) = (try await relay.raw("GET", route.example, []), try await relay.raw("HEAD", route.example, []))
            #expect(get.status == head.status, "\(route.pattern)")
        }
    }

    @Test(arguments: ["BREW", "TRACE", "PROPFIND", "CONNECT"])
    func `an unknown method reaches no handler`(method: String) async throws {
        let relay = try RelayHarness()
        for path in ["/viaduct/health", "/viaduct/api/pages", "/"] {
            let answer = try await relay.raw(method, path, ["Authorization: Bearer \(RelayHarness.token)"])
            #expect([400, 403, 405].contains(answer.status), "\(path)")
        }
    }

    @Test func `every answer has the headers of its row, also a refusal`() async throws {
        let relay = try RelayHarness.guarded()
        for route in Route.all where !route.isSocket {
            for headers in [[], ["Authorization: Bearer \(RelayHarness.token)"], ["Origin: https://evil.test"]] {
                let method = route.methods.first ?? "GET"
                let text = try await relay.raw(method, route.example, headers).text.lowercased()
                for name in ["content-security-policy", "referrer-policy", "x-content-type-options"] {
                    #expect(text.components(separatedBy: "\r\n\(name): ").count == 2, "\(name) of \(route.pattern), \(headers)")
                }
                let isShared = text.contains("\r\naccess-control-allow-origin: ")
                #expect(!isShared)
            }
        }
    }
}
