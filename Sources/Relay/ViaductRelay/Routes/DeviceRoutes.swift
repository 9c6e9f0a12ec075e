internal import Foundation
internal import LWS
internal import ViaductProtocol

/// The device frame's requests to the server: how a real phone opens the same page.
@MainActor struct DeviceRoutes {
    private static let longestAddress = 1000
    /// `settings.js` reads it.
    private static let mark = "linked=1"

    unowned let server: Server

    private var configuration: ServerConfiguration { server.configuration }

    /// The page. Another site's link to it is redirected to the same address with a mark: the marked page keeps none of its choices.
    func page(_ admitted: AdmittedRequest) -> HTTPResponse {
        let request = admitted.request
        guard Initiator(request).isOtherSite, !request.query.isEmpty, !request.query.contains(Self.mark) else { return server.files.page(admitted) }
        return server.files.once(request) ?? server.lead(to: ("\(request.uri)&\(Self.mark)", []))
    }

    /// The phone that the request's host stands for, and the hosts of both phones.
    func phones(_ admitted: AdmittedRequest) -> HTTPResponse {
        let authority = admitted.request.headers["host"] ?? ""
        let phone = configuration.phoneHosts.phone(at: authority).map { JSONText.quoted($0.rawValue) } ?? "null"
        let hosts = configuration.phoneHosts.phones(of: authority).map { base, hosts in
            let members = [("base", base)] + hosts.map { ($0.platform.rawValue, $0.authority) }
            return "{\(members.map { "\(JSONText.quoted($0)):\(JSONText.quoted($1))" }.joined(separator: ","))}"
        }
        let versions = JSONText.array(configuration.versions.map(\.name))
        return .json(#"{"phone":\#(phone),"hosts":\#(hosts ?? "null"),"versions":\#(versions)}"#)
    }

    func addresses(_: AdmittedRequest) -> HTTPResponse {
        let isLoopback = configuration.browserAddresses.allSatisfy(\.isLoopback)
        let list = JSONText.array(NetworkAddress.all(.ipv4))
        return .json(#"{"addresses":\#(list),"isLoopback":\#(isLoopback)}"#)
    }

    /// Draws a QR code, for the server's own addresses only.
    func code(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        let request = admitted.request
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
        let shown = try entry(to: address, text, for: admitted) ?? text
        do throws(QRCode.Failure) {
            return HTTPResponse(status: 200, contentType: "image/svg+xml", text: try QRCode().svg(of: shown))
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
    private func entry(to address: URLComponents, _ text: String, for admitted: AdmittedRequest) throws(InvalidRequest) -> String? {
        guard let admission = admitted.ownSession(), let path = address.rangeOfPath else { return nil }
        let rest = text[path.lowerBound...]
        let chosen = try PhoneChoice(uri: String(rest), limits: configuration.limits.app).room
        let kept = PhoneChoice(cookies: admitted.request.headers["cookie"] ?? "", limits: configuration.limits.app).room
        let room = admission.identity.room ?? chosen ?? kept ?? RoomName.standard
        let link = try server.makePhoneLink(to: room, of: admission)
        return "\(text[..<path.lowerBound])\(link)\(rest.hasPrefix("/") ? "" : "/")\(rest)"
    }
}
