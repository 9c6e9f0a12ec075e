import Foundation
import LWS
import LWSTestSupport
import Testing
import ViaductApp

@testable import ViaductRelay

/// Tries each row of the printed table with each sender from each place, over real sockets. The expectation comes from the words of the row.
@Suite(.serialized, .timeLimit(.minutes(5))) @MainActor struct RouteMatrixTests {
    /// A row as `viaduct routes --json` prints it.
    struct Row: Decodable, CustomStringConvertible {
        let listener, pattern, example, who, from, kind, policy: String
        let methods: [String]
        let socket: Bool

        /// The one to try. A row without methods has all of them.
        var method: String { methods.first ?? "GET" }

        var description: String { "\(socket ? "WebSocket" : methods.joined(separator: " ")) \(pattern)" }
    }

    /// A sender's proof.
    enum Sender: CaseIterable {
        case nobody, wrong, alice, owner, pageKey, aliceCookie, ownerCookie, consoleCookie, briefLink, openPage

        var isCookie: Bool { [.aliceCookie, .ownerCookie, .consoleCookie].contains(self) }
    }

    /// A place that a request comes from.
    enum Place: CaseIterable {
        /// No browser.
        case program
        case typed, ownPage, allowedPage, foreignPage, opaquePage, foreignLink, foreignReferer, foreignFrame, allowedFrame, foreignImage, rebound

        func headers(_ port: UInt16) -> [String] {
            let navigation = ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate"]
            return switch self {
            case .program: []
            case .typed: ["Sec-Fetch-Site: none"]
            case .ownPage: ["Sec-Fetch-Site: same-origin", "Origin: http://127.0.0.1:\(port)"]
            case .allowedPage: ["Sec-Fetch-Site: cross-site", "Origin: http://localhost:3000"]
            case .foreignPage: ["Sec-Fetch-Site: cross-site", "Origin: https://evil.test"]
            case .opaquePage: ["Sec-Fetch-Site: cross-site", "Origin: null"]
            case .foreignLink: navigation + ["Sec-Fetch-Dest: document", "Referer: https://evil.test/"]
            case .foreignReferer: ["Referer: https://evil.test/"]
            case .foreignFrame: navigation + ["Sec-Fetch-Dest: iframe", "Referer: https://evil.test/"]
            case .allowedFrame: navigation + ["Sec-Fetch-Dest: iframe", "Referer: http://localhost:3000/"]
            case .foreignImage: ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors", "Sec-Fetch-Dest: image", "Referer: https://evil.test/"]
            case .rebound: []
            }
        }

        func host(_ port: UInt16) -> String { self == .rebound ? "evil.test:\(port)" : "127.0.0.1:\(port)" }

        /// Whether a browser says where the request comes from. Without that, the proof alone decides about a cookie, and other tests try it.
        var isTold: Bool { ![.program, .foreignReferer, .rebound].contains(self) }
    }

    /// What the words of the table mean: it knows neither the router nor the server.
    private struct Oracle {
        let isGuarded: Bool

        func admits(_ sender: Sender, from place: Place, to row: Row) -> Bool {
            passes(place, row.from) && shows(sender, place, row)
        }

        private func passes(_ place: Place, _ from: String) -> Bool {
            switch place {
            case .rebound: from == "anywhere"
            case .program, .typed: true
            case .ownPage: from != "programs"
            case .allowedPage: from != "programs"
            case .foreignPage, .opaquePage, .foreignFrame, .foreignImage: ["anywhere", "own hosts"].contains(from)
            case .allowedFrame: ["anywhere", "own hosts", "links, docked frame"].contains(from)
            case .foreignLink, .foreignReferer:
                ["anywhere", "own hosts", "links", "links, docked frame", "links, device frame"].contains(from)
                    // A browser adds no token, and a cookie is of no use.
                    || from == "same origin"
            }
        }

        private func shows(_ sender: Sender, _ place: Place, _ row: Row) -> Bool {
            let isOfOwnOrigin = place == .ownPage || place == .typed && row.method == "GET"
            let isIdentity =
                switch sender {
                case .owner: true
                case .alice: isGuarded
                // Pages at every port of the host send it, so it counts beside no other origin.
                case .aliceCookie, .ownerCookie: isGuarded && place != .allowedPage && (row.from != "same origin" || isOfOwnOrigin)
                case .consoleCookie: !isGuarded && row.from == "same origin" && isOfOwnOrigin
                case .nobody, .wrong, .pageKey, .briefLink, .openPage: false
                }
            let isOfAllRooms = [.owner, .ownerCookie, .consoleCookie].contains(sender)
            return switch row.who {
            case "everybody": row.from != "same origin" || place == .ownPage
            case "visitor": !isGuarded || isIdentity
            // A key lets a page in, and opens nothing else.
            case "page": !isGuarded || isIdentity || sender == .pageKey
            case "visitor of all rooms": !isGuarded || isIdentity && isOfAllRooms
            case "identity": isIdentity
            case "identity or link": isIdentity || sender == .briefLink && !isGuarded
            case "identity or page": isIdentity || sender == .openPage && [.program, .ownPage, .foreignReferer].contains(place)
            case "owner": isIdentity && isOfAllRooms
            case "app": isIdentity && !sender.isCookie
            default: false
            }
        }
    }

    private static func rows() throws -> [Row] {
        try RouteList.jsonLines.map { try JSONDecoder().decode(Row.self, from: Data($0.utf8)) }
    }

    private func headers(of sender: Sender, to relay: RelayHarness) throws -> [String] {
        let port = relay.port
        func cookie(_ identity: Identity) throws -> [String] { ["Cookie: \(try relay.cookie(of: identity))"] }
        return switch sender {
        case .nobody: []
        case .wrong: ["Authorization: Bearer alice-token-0123456788"]
        case .alice: ["Authorization: Bearer \(RelayHarness.alice)"]
        case .owner: ["Authorization: Bearer \(RelayHarness.token)"]
        case .pageKey: ["Authorization: Bearer \(RelayHarness.pageKey)"]
        case .briefLink: []
        case .aliceCookie: try cookie(.room("alice"))
        case .ownerCookie: try cookie(.owner)
        case .consoleCookie: ["Cookie: viaduct_console_\(port)=\(AppSecret(RelayHarness.token)?.key(for: "console cookie") ?? "")"]
        case .openPage: ["Authorization: Page \(RelayHarness.page)"]
        }
    }

    /// The row's own path, with what the sender adds to it.
    private func path(of row: Row, _ sender: Sender, _ query: String?, to relay: RelayHarness) -> String {
        // Each is good once.
        let link = sender == .briefLink ? relay.server.access.owner.makeBriefLink().split(separator: "?").last.map(String.init) : nil
        let parts = [query, link].compactMap(\.self)
        return row.example + (parts.isEmpty ? "" : "?\(parts.joined(separator: "&"))")
    }

    /// Whether the handler has answered.
    ///
    /// - Parameter listener: the port of the row's table.
    private func isAnswered(_ row: Row, _ sender: Sender, _ place: Place, by relay: RelayHarness, at listener: UInt16) async throws -> Bool {
        let lines = try headers(of: sender, to: relay) + place.headers(listener)
        let refused = relay.server.refusals[.invalidRequest, default: 0]
        if row.socket {
            let name = row.who == "app" ? "app" : "page"
            let id = String(format: "%032x", Int.random(in: 1...Int.max))
            let path = path(of: row, sender, "\(name)=\(id)", to: relay)
            let key = sender == .pageKey ? ", viaduct.key.\(RelayHarness.pageKey)" : ""
            let answer = try await relay.upgrade(
                path, subprotocol: "viaduct.\(name).1\(key)", lines, host: place.host(listener), to: listener)
            if row.kind == "nothing" { return answer.status == 404 }
            // A page in a browser gets the reason as the end of its socket.
            return answer.status == 101 && relay.server.refusals[.invalidRequest, default: 0] == refused
        }
        let body = ["POST", "PUT"].contains(row.method) ? #"{"timeout":0}"# : nil
        let path = path(of: row, sender, row.kind == "stream" ? "follow=false" : nil, to: relay)
        let answer = try await relay.raw(row.method, path, lines, body: body, host: place.host(listener), to: listener)
        // This page has the status of the refusal that it explains.
        if row.pattern == "/viaduct/unauthorized" { return answer.status == 401 }
        return ![401, 403].contains(answer.status)
    }

    @Test(arguments: [false, true]) func `each row admits whom its words admit, and nobody else`(isGuarded: Bool) async throws {
        let files = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../public").standardizedFileURL
        let relay = isGuarded ? try RelayHarness.guarded() : try RelayHarness(publicFolder: files)
        let oracle = Oracle(isGuarded: isGuarded)
        let page = isGuarded ? [(name: "authorization", value: "Bearer \(RelayHarness.alice)")] : []
        _ = await relay.connect(headers: page)
        let admin = AdminListener(server: relay.server)
        let listeners = ["main": relay.port, "admin": try relay.harness.loop.listen(on: .ipv4(host: "127.0.0.1", port: 0), handler: admin).port]
        var (admitted, refused) = (0, 0)
        for row in try Self.rows() {
            let listener = try #require(listeners[row.listener])
            for sender in Sender.allCases {
                for place in Place.allCases where !sender.isCookie || place.isTold {
                    let isExpected = oracle.admits(sender, from: place, to: row)
                    let isAnswered = try await isAnswered(row, sender, place, by: relay, at: listener)
                    #expect(isAnswered == isExpected, "\(row.listener): \(row), \(sender) from \(place)")
                    if isExpected { admitted += 1 } else { refused += 1 }
                }
            }
        }
        #expect(admitted > 500 && refused > 500)
        withExtendedLifetime(admin) {}
    }
}
