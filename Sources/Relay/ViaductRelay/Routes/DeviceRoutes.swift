internal import Foundation
internal import LWS
internal import ViaductProtocol

/// The device frame's requests to the server: how a real phone opens the same page.
@MainActor struct DeviceRoutes {
    /// The page in the device page's frames.
    nonisolated static let screen = "/viaduct/device/screen.html"
    private static let longestAddress = 1000
    /// However many slashes stand between its parts and behind them: `StaticFiles` does not see them either.
    private static let pages = [["viaduct", "device"], ["viaduct", "device", "index.html"]]
    /// `settings.js` reads it.
    private static let mark = "linked=1"

    let configuration: ServerConfiguration

    /// - Returns: `nil` when the request is for something else.
    func respond(to request: HTTPRequest) -> HTTPResponse? {
        switch request.path {
        case "/viaduct/device/addresses.json": addresses()
        case "/viaduct/device/phones.json": phones(of: request.headers["host"] ?? "")
        case "/viaduct/device/qr.svg": code(of: request.queryValue("text") ?? "", host: request.headers["host"])
        default: nil
        }
    }

    /// Where a link of another site to the device page leads: to the same, marked, so that the page keeps nothing of what it names.
    ///
    /// - Returns: `nil` when the request is for something else, or names nothing.
    static func linked(_ request: HTTPRequest) -> String? {
        guard pages.contains(request.path.split(separator: "/").map(String.init)), !request.query.isEmpty,
            !request.query.contains(mark)
        else { return nil }
        return "\(request.uri)&\(mark)"
    }

    /// The phone that the request's host stands for, and the hosts of both phones beside it.
    private func phones(of authority: String) -> HTTPResponse {
        let phone = configuration.phoneHosts.phone(at: authority).map { JSONText.quoted($0.rawValue) } ?? "null"
        let hosts = configuration.phoneHosts.phones(of: authority).map { base, hosts in
            let members = [("base", base)] + hosts.map { ($0.platform.rawValue, $0.authority) }
            return "{\(members.map { "\(JSONText.quoted($0)):\(JSONText.quoted($1))" }.joined(separator: ","))}"
        }
        let versions = JSONText.array(configuration.versions.map(\.name))
        return .json(#"{"phone":\#(phone),"hosts":\#(hosts ?? "null"),"versions":\#(versions)}"#)
    }

    private func addresses() -> HTTPResponse {
        let isLoopback = configuration.browserAddresses.allSatisfy(\.isLoopback)
        let list = JSONText.array(NetworkAddress.all(.ipv4))
        return .json(#"{"addresses":\#(list),"isLoopback":\#(isLoopback)}"#)
    }

    /// Draws a QR code, for the server's own addresses only.
    private func code(of text: String, host: String?) -> HTTPResponse {
        let plain = "text/plain; charset=utf-8"
        guard text.utf8.count <= Self.longestAddress, let address = URLComponents(string: text),
            address.scheme == "http" || address.scheme == "https", let name = address.host,
            host.map(WebOrigin.name) == WebOrigin.name(ofAuthority: name) || NetworkAddress.all(.ipv4).contains(name)
        else {
            return HTTPResponse(
                status: 400, contentType: plain, text: "In the query, text has to be one of this server's addresses.\n")
        }
        do throws(QRCode.Failure) {
            return HTTPResponse(
                status: 200,
                headers: [
                    ("content-type", "image/svg+xml"), ("cache-control", "no-store"),
                    ("x-content-type-options", "nosniff"),
                ], body: Array(try QRCode().svg(of: text).utf8))
        } catch {
            return HTTPResponse(status: 501, contentType: plain, text: error.text + "\n")
        }
    }
}
