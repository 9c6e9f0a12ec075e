import Foundation
import ViaductApp
import ViaductProtocol

/// A brief session at a guarded server, for visiting one page. The token itself is sent to the server's API only.
struct VisitorEntry {
    /// The door stays closed, for a reason that is a finding.
    struct Closed: Error {
        let finding: Finding
    }

    private static let cause = "VD-ACCESS-4"
    /// In seconds: a visit takes some 30.
    private static let time = 300

    /// The address without path. Only its requests carry the cookie.
    let origin: String
    /// The name and the value of the cookie.
    let (name, value): (String, String)

    /// - Returns: `nil` when the page requires no identity, or does not answer.
    /// - Throws: `Closed`.
    @MainActor static func find(to url: URL, by reader: PageReader, environment: [String: String]) throws -> VisitorEntry? {
        guard let origin = url.origin, let address = ServerAddress(originOf: url), let answer = try? reader.send("GET", url),
            answer.status == 401, String(decoding: answer.body, as: UTF8.self).contains(cause)
        else { return nil }
        let server = ServerRequest(try NamedServer(address, authorities: reader.authorities, environment: environment))
        if case .failure(let error) = server.server.secrets.find() {
            throw closed("\(url.absoluteString) asks for an identity (401), and there is no token to show. \(error.text)")
        }
        do {
            let link = try JSONObject(server.post("/viaduct/api/links", json: Array(#"{"seconds":\#(time)}"#.utf8)))["path"]?.string
            guard let ticket = link?.split(separator: "#").last, let door = URL(string: "\(origin)/viaduct/enter/") else {
                throw ServerRequest.Failure(description: server.stranger(status: 200))
            }
            let headers = [("content-type", "application/json"), ("sec-fetch-site", "same-origin")]
            let entered = try reader.send("POST", door, headers: headers, body: Array(#"{"ticket":\#(JSONText.quoted(String(ticket)))}"#.utf8))
            let cookie = entered.headers["set-cookie"]?.split(separator: ";").first?.split(separator: "=", maxSplits: 1)
            guard entered.status == 204, let cookie, cookie.count == 2 else {
                throw server.failure(status: entered.status, body: Array(entered.body))
            }
            return VisitorEntry(origin: origin, name: String(cookie[0]), value: String(cookie[1]))
        } catch {
            let cause = (error as? ServerRequest.Failure)?.cause ?? "\(error)"
            throw closed("\(url.absoluteString) asks for an identity (401). \(Finding.sentence(cause))")
        }
    }

    func reaches(_ url: URL) -> Bool { url.origin == origin }

    /// The parameters of `Network.setCookie`.
    var parameters: String {
        let texts = [("name", name), ("value", value), ("url", origin)].map { "\(JSONText.quoted($0)):\(JSONText.quoted($1))" }
        return #"{\#(texts.joined(separator: ",")),"httpOnly":true,"sameSite":"Lax","secure":\#(origin.hasPrefix("https:"))}"#
    }

    private static func closed(_ text: String) -> Closed {
        Closed(finding: .problem("Page", text, cure: ServerRequest.tokenCure, code: cause))
    }
}
