import Foundation
import Testing

/// The router's folder is the only place with paths and protective headers, so that no door is hung beside the table.
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

    @Test(arguments: [
        #"static let path = "/viaduct/new""#, #"text: "GET /viaduct/api/new""#, #"path.wholeMatch(of: #/\/viaduct\/new/#)"#,
        #"headers: [("x-content-type-options", "nosniff")]"#, #"("Content-Security-Policy", policy)"#, #"policy + "; frame-ancestors 'self'""#,
        #"("cross-origin-resource-policy", "cross-origin")"#,
    ])
    func `a door beside the table is seen`(code: String) {
        #expect(!Self.words(in: code).isEmpty)
    }
}
