internal import Foundation
internal import LWS
internal import ViaductProtocol

/// The device frame's requests to the server: how a real phone opens the same page.
@MainActor struct DeviceRoutes {
    /// The page in the device page's frames.
    nonisolated static let screen = "/viaduct/device/screen.html"
    private static let longestAddress = 1000
    /// Ignores repeated and trailing slashes, as `StaticFiles` does.
    private static let pages = [["viaduct", "device"], ["viaduct", "device", "index.html"]]
    /// `settings.js` reads it.
    private static let mark = "linked=1"

    unowned let server: Server

    private var configuration: ServerConfiguration { server.configuration }

    /// - Returns: `nil` when the request is for something else.
    func respond(to request: HTTPRequest) -> HTTPResponse? {
        switch request.path {
        case "/viaduct/device/addresses.json": addresses()
        case "/viaduct/device/phones.json": phones(of: request.headers["host"] ?? "")
        case "/viaduct/device/qr.svg": code(for: request)
        default: nil
        }
    }

    /// The address to which another site's link to the device page is redirected: the same with a mark. The marked page keeps none of its choices.
    ///
    /// - Returns: `nil` when the request is for another path, or has no query.
    static func linked(_ request: HTTPRequest) -> String? {
        guard pages.contains(request.path.split(separator: "/").map(String.init)), !request.query.isEmpty,
            !request.query.contains(mark)
        else { return nil }
        return "\(request.uri)&\(mark)"
    }

    /// The phone that the request's host stands for, and the hosts of both phones.
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
    private func code(for request: HTTPRequest) -> HTTPResponse {
        let text = request.queryValue("text") ?? ""
        let host = request.headers["host"]
        let plain = "text/plain; charset=utf-8"
        guard text.utf8.count <= Self.longestAddress, let address = URLComponents(string: text),
            address.scheme == "http" || address.scheme == "https", let name = address.host,
            isHost(name, of: host) || NetworkAddress.all(.ipv4).contains(name)
        else {
            return HTTPResponse(
                status: 400, contentType: plain, text: "In the query, text has to be one of this server's addresses.\n")
        }
        let shown: String
        do throws(InvalidRequest) {
            shown = try entry(to: address, text, for: request) ?? text
        } catch {
            server.requestDidFail(error, request)
            return error.response
        }
        do throws(QRCode.Failure) {
            return HTTPResponse(
                status: 200,
                headers: [
                    ("content-type", "image/svg+xml"), ("cache-control", "no-store"),
                    ("x-content-type-options", "nosniff"),
                ], body: Array(try QRCode().svg(of: shown).utf8))
        } catch {
            return HTTPResponse(status: 501, contentType: plain, text: error.text + "\n")
        }
    }

    private func isHost(_ name: String, of authority: String?) -> Bool {
        guard let name = WebOrigin.name(ofAuthority: name) else { return false }
        return name == authority.flatMap(WebOrigin.name)
    }

    /// The same address behind a link that gives a phone access to the page's room, on a guarded server.
    ///
    /// - Returns: `nil` unless the device page of a browser with a session asks: no other page can invalidate a session's link.
    private func entry(to address: URLComponents, _ text: String, for request: HTTPRequest) throws(InvalidRequest) -> String? {
        guard isOfOwnPage(request), let admission = server.authenticator.session(of: request), let path = address.rangeOfPath else { return nil }
        let rest = text[path.lowerBound...]
        let chosen = try PhoneChoice(uri: String(rest), limits: configuration.limits.app).room
        let kept = PhoneChoice(cookies: request.headers["cookie"] ?? "", limits: configuration.limits.app).room
        let room = admission.identity.room ?? chosen ?? kept ?? RoomName.standard
        let link = try server.makePhoneLink(to: room, of: admission)
        return "\(text[..<path.lowerBound])\(link)\(rest.hasPrefix("/") ? "" : "/")\(rest)"
    }

    /// Browsers send `Sec-Fetch-Site` to trusted hosts only. Elsewhere the Referer decides, which a page may omit and cannot forge.
    private func isOfOwnPage(_ request: HTTPRequest) -> Bool {
        if request.isOfOtherOrigin { return false }
        if let site = request.headers["sec-fetch-site"] { return site == "same-origin" }
        return request.headers["referer"].flatMap(WebOrigin.of(url:)).map(request.isOwn) ?? false
    }
}
