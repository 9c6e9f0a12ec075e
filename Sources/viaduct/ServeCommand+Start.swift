import LWS
import ViaductRelay
import ViaductSystem

/// The output of a start.
extension ServeCommand {
    func tell(_ addresses: [ListenAddress], of server: Server) {
        let notice = StartNotice(
            addresses: addresses, apps: settings.apps, networkHosts: NetworkAddress.all(.ipv4) + NetworkAddress.all(.ipv6),
            names: settings.allowedHosts, isSecure: settings.tlsFiles != nil, consoleLink: Terminal.isWatched ? server.consoleLink : nil,
            hasConsole: server.appSecret != nil, isGuarded: settings.isGuarded)
        Terminal.announce(notice.text(isForPerson: Terminal.isWatched, style: Terminal.styled))
        if showsCode { Terminal.announce(code(for: notice, entry: Terminal.isWatched ? server.phoneLink : nil)) }
        guard opensBrowser else { return }
        guard let url = (notice.localURLs + notice.networkURLs).first else {
            return Terminal.printError("--open: A browser cannot open a UNIX socket. Add --listen 127.0.0.1:4000.")
        }
        // Detached, so that the loop serves the browser's requests.
        Task.detached { [searchPath] in
            if let trouble = BrowserWindow.open(url, searchPath: searchPath) { Terminal.printError("--open: \(trouble)") }
        }
    }

    private var searchPath: String { environment["PATH"] ?? "/usr/bin" }

    /// - Parameter entry: the path of the phone's access link, added to the address in the code. The text below has the address alone.
    private func code(for notice: StartNotice, entry: String?) -> String {
        guard let url = (notice.networkURLs + notice.localURLs).first else {
            return "--qr: A phone cannot open a UNIX socket. Add --listen 0.0.0.0:4000."
        }
        do throws(QRCode.Failure) {
            let code = try QRCode(searchPath: searchPath).text(of: url + (entry ?? ""))
            let hint = notice.networkURLs.isEmpty ? ", from this machine only: use --listen 0.0.0.0:\(notice.port ?? 4000) for a phone" : ""
            return "\(code)  \(url)\(hint)"
        } catch {
            return "--qr: \(error.text)"
        }
    }
}
