import Foundation
import ViaductApp
import ViaductProtocol

@testable import LWS
@testable import ViaductRelay

/// What the server reads of a request: its address, its query, its headers and cookies.
enum RequestProperties {
    static let targets = [
        FuzzTarget(
            "request",
            reads: [
                "HTTPRequest", "WebOrigin", "ClientAddress", "ForwardedRequest", "AccessPolicy", "Authenticator", "SessionCookie", "Identity",
                "Initiator", "PageAccess", "PageRequest", "AppRequest", "PhoneHosts", "RequestedTest", "ConsoleEntry", "TraceFilter",
                "SecurityHeaders", "BodyFault", "AppAccess", "SameOrigin", "RecordingRequest", "HandshakeRules", "InvalidRequest",
            ], request),
        FuzzTarget("uri", reads: ["PhoneChoice", "OwnParameters", "RouteTree"], uri),
        FuzzTarget("ticket", reads: ["EntryLinks", "AppSecret", "RoomName"], ticket),
        FuzzTarget("utf8", reads: ["UTF8Check"], utf8),
    ]

    private static let routes = RouteTree(Route.all)
    private static let secret = AppSecret("0123456789abcdef0123456789abcdef")

    /// The method, the path and the parts of the query, each on a line; then an empty line, and headers.
    private static func read(_ bytes: [UInt8]) -> HTTPRequest {
        let lines = text(bytes).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let head = lines.prefix { !$0.isEmpty }
        let headers = lines.dropFirst(head.count + 1).compactMap { line -> (String, String)? in
            let parts = line.split(separator: ":", maxSplits: 1)
            return parts.count == 2 ? (parts[0].lowercased(), String(parts[1].drop { $0 == " " })) : nil
        }
        return HTTPRequest(
            method: head.first ?? "GET", path: head.dropFirst().first ?? "/", query: Array(head.dropFirst(2)),
            headers: Dictionary(headers) { $1 }, peer: "127.0.0.1")
    }

    @MainActor private static func request(_ bytes: [UInt8]) throws {
        let request = read(bytes)
        for isTrusted in [true, false] {
            let seen = ForwardedRequest.of(request, isTrusted: isTrusted)
            let policy = AccessPolicy(phoneHosts: PhoneHosts(appHosts: ["shop.example.test"]))
            _ = try? policy.check(seen)
            // They go into a policy, which a space or a semicolon would end.
            for origin in policy.ancestors(of: seen) { try expect(!origin.contains { " ;,\n\r".contains($0) }, "frame-ancestors has “\(origin)”") }
            _ = ClientAddress.of(seen) { _ in isTrusted }
            _ = ClientAddress.isOfOtherMachine(seen) { _ in isTrusted }
            for cause in [RouteHeaders.Policy.own, .device, .console, .timeline] {
                let headers = SecurityHeaders(for: seen, access: policy).added(
                    to: HTTPResponse(status: 200, headers: []), of: RouteHeaders(policy: cause)
                ).headers
                for (name, value) in headers { try expect(!value.contains { $0.isNewline }, "the header \(name) has several lines: \(value)") }
            }
        }
        try identify(request)
        _ = try? PageRequest(request, limits: AppLimits())
        _ = try? AppRequest(request)
        _ = try? TraceFilter(request)
        _ = try? RecordingRequest(request)
        _ = SameOrigin.names(request)
        _ = RequestedTest.tag(of: request)
        _ = RequestedTest.tag(describedBy: request, isForeign: false)
        _ = request.accepts(contentCoding: "gzip")
        _ = BodyFault.of(request, limit: 1 << 20)
        _ = HandshakeRules.refusal(of: request)
        _ = Initiator(request)
        _ = Initiator(describedBy: request)
        let html = ConsoleEntry(request).html
        try expect(!html.contains("<script") && !html.contains("<img"), "the page has markup of the request: \(html)")
        try expect(PhoneChoice.removed(from: request.uri).first == "/", "the address leads elsewhere")
    }

    /// A request that does not show the secret is nobody's.
    @MainActor private static func identify(_ request: HTTPRequest) throws {
        let identities = Identities(owner: secret)
        let authenticator = Authenticator(identities: identities, isGuarded: true)
        let shown = request.headers.values.contains { $0.contains("0123456789abcdef0123456789abcdef") }
        try expect(shown || authenticator.page(of: request) == nil, "the request is let in")
        if let found = try? AppAccess.admission(of: request, authenticator) { try expect(shown, "\(found) is let in") }
        _ = PageAccess.id(in: request)
    }

    @MainActor private static func uri(_ bytes: [UInt8]) throws {
        let uri = text(bytes)
        let removed = PhoneChoice.removed(from: uri)
        // Two slashes would name another host.
        let start = removed.utf8.prefix(2)
        try expect(start.first == UInt8(ascii: "/") && !start.elementsEqual("//".utf8) && !start.elementsEqual("/\\".utf8), "“\(removed)” is no path")
        try expect(PhoneChoice.removed(from: removed) == removed, "the rest has more to remove: “\(removed)”")
        _ = try? PhoneChoice.once(uri, limits: AppLimits())
        let choices = [try? PhoneChoice(uri: uri, limits: AppLimits()), PhoneChoice(cookies: uri, limits: AppLimits())]
        for (name, cookie) in choices.compactMap(\.self).flatMap({ $0.cookies(isSecure: true) }) {
            let value = cookie.dropFirst("viaduct_\(name)=".count).prefix { $0 != ";" }
            try expect(!value.contains { $0.isNewline || $0 == "," || $0 == " " }, "the cookie is “\(cookie)”")
        }
        let kept = OwnParameters.removed(from: uri)
        try expect(OwnParameters.removed(from: kept) == kept, "the rest has more to remove: “\(kept)”")
        // What a `*` stands for is the end of the path.
        if let rest = routes.match(uri)?.rest {
            try expect(uri.utf8.suffix(rest.utf8.count).elementsEqual(rest.utf8), "the rest is “\(rest)”")
        }
    }

    @MainActor private static func ticket(_ bytes: [UInt8]) throws {
        let ticket = text(bytes)
        var links = EntryLinks()
        let identities = Identities(owner: secret)
        if let secret { _ = try? links.ticket(for: .owner, until: .distantFuture, token: secret, now: Date(timeIntervalSince1970: 0)) }
        try expect((try? links.use(ticket, of: identities)) == nil, "the ticket is accepted")
        try expect(SessionCookie(identities: identities).identity(of: ticket) == nil, "the cookie is accepted")
        if let other = AppSecret(ticket) { _ = other.isShown(by: "Bearer \(ticket)") }
        if RoomName.isValid(ticket) { try expect(ticket.utf8.count <= 64 && ticket.allSatisfy(\.isASCII), "the room has a wrong name") }
    }

    /// The first byte says where the text is cut in two.
    @MainActor private static func utf8(_ bytes: [UInt8]) throws {
        let whole = Array(bytes.dropFirst())
        let isText = String(validating: whole, as: UTF8.self) != nil
        let end = whole.withUnsafeBytes { UTF8Check.end(of: $0, isWhole: true) }
        try expect((end != nil) == isText, "the check and Swift disagree")
        let cut = min(Int(bytes.first ?? 0), whole.count)
        let start = whole.withUnsafeBytes { UTF8Check.end(of: UnsafeRawBufferPointer(rebasing: $0[..<cut]), isWhole: false) }
        guard let start else { return try expect(!isText, "the start of a text is refused") }
        let rest = whole.withUnsafeBytes { UTF8Check.end(of: UnsafeRawBufferPointer(rebasing: $0[start...]), isWhole: true) }
        try expect((rest != nil) == isText, "in two pieces, the check and Swift disagree")
    }
}
