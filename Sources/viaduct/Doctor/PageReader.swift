import Foundation
import LWS
import ViaductApp

/// Reads pages and files without a browser.
@MainActor struct PageReader {
    /// For all of an answer.
    private static let patience = Duration.seconds(20)
    private static let mostRedirects = 10
    private static let headers = ["content-security-policy", "content-type", "location", "set-cookie", "x-viaduct-user-agent"]

    /// The path of a file; `nil` for the system's.
    let authorities: String?
    /// A session at a guarded server.
    var entry: VisitorEntry?

    /// Sends a request, follows redirects, and blocks until the answer arrives.
    func answer(of url: URL) throws -> WebAnswer {
        var url = url
        for _ in 0...Self.mostRedirects {
            let answer = try send("GET", url)
            guard [301, 302, 303, 307, 308].contains(answer.status), let place = answer.headers["location"],
                let next = URL(string: place, relativeTo: url)?.absoluteURL
            else { return answer }
            url = next
        }
        throw WebAnswer.Failure(description: "There are more than \(Self.mostRedirects) redirects.")
    }

    /// Sends one request and blocks until its answer arrives, which may be a redirect.
    func send(_ method: String, _ url: URL, headers: [(name: String, value: String)] = [], body: [UInt8] = []) throws -> WebAnswer {
        guard let address = ServerAddress(originOf: url), let components = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
            throw WebAnswer.Failure(description: "“\(url.absoluteString)” is no address of a page.")
        }
        let path = components.percentEncodedPath.isEmpty ? "/" : components.percentEncodedPath
        var request = ClientRequest(path: path + (components.percentEncodedQuery.map { "?\($0)" } ?? ""))
        (request.method, request.body, request.answerHeaders, request.patience) = (method, body, Self.headers, Self.patience)
        request.hostName = url.hostName
        request.headers = headers + (entry.map { $0.reaches(url) ? [("cookie", "\($0.name)=\($0.value)")] : [] } ?? [])
        let loop = try EventLoop(engine: .poll, subprotocols: [])
        if address.isSecure { try loop.trust(authorities: authorities) }
        var (status, found, content): (Int, [String: String], [UInt8]) = (0, [:], [])
        var trouble: String? = "The answer has not ended within \(Self.patience)."
        var hasEnded = false
        func end(_ text: String?) {
            (trouble, hasEnded) = (text, true)
            loop.stop()
        }
        let call = loop.call(host: address.host, port: address.port, isSecure: address.isSecure, request) { event in
            switch event {
            case .head(let code, let headers): (status, found) = (code, headers)
            case .bytes(let bytes):
                content += bytes
                guard content.count > WebAnswer.maximum else { return }
                end("The answer has more than \(WebAnswer.maximum >> 20) MiB, and is not read to its end.")
            case .end(let error): if !hasEnded { end(error.map(address.noConnection)) }
            }
        }
        let timer = loop.schedule(after: Self.patience) { loop.stop() }
        if !hasEnded { loop.run() }
        call.cancel()
        withExtendedLifetime(timer) {}
        if let trouble { throw WebAnswer.Failure(description: trouble) }
        return WebAnswer(url: url, status: status, headers: found, body: Data(content))
    }
}

extension ServerAddress {
    /// The page's server; `nil` when the URL is no page of a server.
    init?(originOf url: URL) {
        guard let origin = url.origin, let address = try? ServerAddress(origin) else { return nil }
        self = address
    }
}

extension URL {
    /// The address without path: `http://localhost:3000`; `nil` without a host that can be one.
    var origin: String? {
        guard let scheme, let hostName else { return nil }
        return "\(scheme)://\(hostName.contains(":") ? "[\(hostName)]" : hostName)\(port.map { ":\($0)" } ?? "")"
    }

    /// The host without brackets; `nil` when it would need encoding. It goes into the header `Host`, and is a foreign server's text.
    var hostName: String? {
        let name = host(percentEncoded: true)?.trimmingCharacters(in: ["[", "]"]).lowercased()
        return name?.wholeMatch(of: #/[a-z0-9._:-]+/#) == nil ? nil : name
    }
}
