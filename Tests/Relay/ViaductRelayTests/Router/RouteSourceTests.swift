import Foundation
import Testing

/// The router's folder is the only place with paths and protective headers, so that no door is hung beside the table. That folder and the
/// one beside it, for access, are the only places that decide who may open one.
@Suite struct RouteSourceTests {
    private static let relay = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../Sources/Relay").standardizedFileURL
    private static let router = "ViaductRelay/Router/"
    private static let headers = [
        "x-content-type-options", "nosniff", "content-security-policy", "frame-ancestors", "referrer-policy", "cross-origin-",
        "access-control-allow-",
    ]
    /// Files that may have some of them, with the reason.
    private static let exceptions = [
        "ViaductProxy/Proxy.swift": "asks whether the server behind nginx answers, and imports none of the server's modules"
    ]
    private static let access = "ViaductRelay/Access/"
    /// What decides about access, or is read to decide about it.
    private static let deciders = [
        "uthenticator", "isGuarded", "isInsecure", "OwnerAccess", "AppAccess", "PageAccess", "RouteAccess", "AccessPolicy", "SessionCookie",
        "SameOrigin", "isOfOtherOrigin", "Initiator", "access.owner", "access.admit", "checkHost", "appSecret", ".identities", "admission.right",
        ".isShown(", ".isKey(",
        ".reaches(", ".confine(", ".allows(origin", "\"authorization\"", "\"origin\"", "\"referer\"", "\"sec-fetch-", "\"x-viaduct\"", "status: 401",
        "status: 403",
    ]
    /// Files outside of both folders that may have some of them, with the reason.
    private static let bystanders: [String: (deciders: Set<String>, reason: String)] = [
        "Server/Server.swift": (["access.owner", "appSecret", "isGuarded", "RouteAccess"], "makes the router's access, and sets its secret"),
        "Server/ServerConfiguration.swift": (["AccessPolicy", "isGuarded", "isInsecure"], "is what the router decides by"),
        "Server/Server+Identities.swift": (
            ["access.owner", "uthenticator", "isGuarded", ".identities", "\"origin\""],
            "replaces the router's tokens, and ends the sockets that they opened"
        ),
        "Server/Server+Entry.swift": (
            ["access.owner", "uthenticator", "isGuarded", ".identities", "appSecret"],
            "makes and redeems links of identities that the router has admitted"
        ),
        "Server/Server+Requests.swift": (
            ["RouteAccess", "AccessPolicy", "\"origin\"", "\"sec-fetch-", "status: 403"], "writes the refusals of the router"
        ),
        "Pages/PageRequest.swift": (["\"origin\""], "names the page's host for the trace"),
        "Recording/SecretMask.swift": (["\"authorization\""], "hides secrets in recordings"),
        "TestAPI/LongPoll.swift": (["uthenticator"], "has the text for a call whose identity is gone, as the router's `isStillAdmitted` says"),
        "TestAPI/TestSessions.swift": (["isGuarded"], "finds a test by its tag alone where rooms are no secret"),
        "TestAPI/RequestedTest.swift": (["\"referer\""], "finds the tag of a page's test"),
        "Routes/UnauthorizedPage.swift": (["uthenticator"], "shows the refusal to a person"),
        "Routes/UnreachablePage.swift": (["\"sec-fetch-"], "chooses between a page and a line of text"),
        "Routes/FileRoutes.swift": (["Initiator"], "takes the choices in another site's link for one page only"),
        "Routes/DeviceRoutes.swift": (["Initiator"], "takes the choices in another site's link for one page only"),
        "Routes/ProxyRoutes.swift": (["Initiator"], "takes the choices in another site's link for one page only"),
        "Routes/QRCode.swift": (["OwnerAccess"], "names a file at random"),
    ]

    /// The code of each file outside of the router's folder, without its comments.
    private static func sources() throws -> [(path: String, code: String)] {
        let paths = FileManager.default.enumerator(atPath: relay.path)?.compactMap { $0 as? String } ?? []
        return try paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(router) }.map { path in
            let text = try String(contentsOf: relay.appending(path: path), encoding: .utf8)
            let lines = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
            return (path, lines.joined(separator: "\n"))
        }
    }

    /// The words of an address or a protective header in a file's code.
    private static func words(in code: String) -> [String] {
        headers.filter { code.lowercased().contains("\"\($0)") || code.lowercased().contains("\($0) '") } + (hasPath(code) ? ["/viaduct"] : [])
    }

    private static func deciders(in code: String) -> Set<String> { Set(deciders.filter(code.contains)) }

    /// What decides about access in each file of the server outside of the two folders, by the file's path in the server.
    private static func foundDeciders() throws -> [String: Set<String>] {
        let server = "ViaductRelay/"
        let own = try sources().filter { $0.path.hasPrefix(server) && !$0.path.hasPrefix(access) }
        return Dictionary(uniqueKeysWithValues: own.map { (String($0.path.dropFirst(server.count)), deciders(in: $0.code)) })
    }

    private static func hasPath(_ code: String) -> Bool {
        code.contains("\"/viaduct") || code.contains("/viaduct/") || code.contains(#"\/viaduct"#)
    }

    @Test func `no path and no protective header stands outside of the router`() throws {
        let sources = try Self.sources()
        #expect(sources.count > 100)
        for (path, code) in sources where Self.exceptions[path] == nil { #expect(Self.words(in: code).isEmpty, "\(path)") }
    }

    @Test func `each exception is needed`() throws {
        let found = try Self.sources().filter { !Self.words(in: $0.code).isEmpty }.map(\.path)
        #expect(Set(Self.exceptions.keys) == Set(found))
    }

    @Test func `no handler decides about access`() throws {
        let found = try Self.foundDeciders()
        #expect(found.count > 80)
        for (path, deciders) in found {
            let allowed = Self.bystanders[path]?.deciders ?? []
            #expect(deciders.isSubset(of: allowed), "\(path)")
        }
    }

    @Test func `each exception of access is needed, and has a reason`() throws {
        let found = try Self.foundDeciders()
        for (path, bystander) in Self.bystanders {
            let deciders = found[path] ?? []
            #expect(bystander.deciders.isSubset(of: deciders) && !bystander.reason.isEmpty, "\(path)")
        }
    }

    @Test(arguments: [
        "guard server.authenticator.isGuarded else { throw Authenticator.refusal }", "if server.isGuarded { return }",
        "guard server.identities.rooms[name] != nil else { return HTTPResponse(status: 404) }",
        #"guard request.headers["authorization"] == expected else { return HTTPResponse(status: 404) }"#,
        #"throw InvalidRequest("Not yours.", status: 403)"#, "guard asker.reaches(name) else { throw fault }",
        "guard try server.access.owner.admission(of: request) == owner else { throw fault }", "_ = try admitted.visitor.identity?.confine(request)",
        "guard !request.isOfOtherOrigin else { throw fault }", "let admitted = server.access.admit(request, to: route, at: match)",
    ])
    func `a decision in a handler is seen`(code: String) {
        #expect(!Self.deciders(in: code).isEmpty)
    }

    @Test(arguments: [
        #"static let path = "/viaduct/new""#, #"text: "GET /viaduct/api/new""#, #"path.wholeMatch(of: #/\/viaduct\/new/#)"#,
        #"headers: [("x-content-type-options", "nosniff")]"#, #"("Content-Security-Policy", policy)"#, #"policy + "; frame-ancestors 'self'""#,
        #"("cross-origin-resource-policy", "cross-origin")"#,
    ])
    func `a door beside the table is seen`(code: String) {
        #expect(!Self.words(in: code).isEmpty)
    }
}
