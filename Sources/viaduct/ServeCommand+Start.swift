import LWS
import ViaductRelay
import ViaductSystem

/// The output of a start.
extension ServeCommand {
    func tell(_ addresses: [ListenAddress], consoleLink: String?) {
        let notice = StartNotice(
            addresses: addresses, apps: settings.apps, networkHosts: NetworkAddress.all(.ipv4) + NetworkAddress.all(.ipv6),
            isSecure: settings.tlsFiles != nil,
            // A key that opens a team's server is none for a log.
            consoleLink: settings.isGuarded && !Terminal.isWatched ? nil : consoleLink)
        Terminal.print(notice.text(isForPerson: Terminal.isWatched, style: Terminal.styled))
        if showsCode { Terminal.print(code(for: notice)) }
        guard opensBrowser else { return }
        guard let url = (notice.localURLs + notice.networkURLs).first else {
            return Terminal.printError("--open: A browser cannot open a UNIX socket. Add --listen 127.0.0.1:4000.")
        }
        // The browser's requests are served meanwhile.
        Task.detached { [searchPath] in
            if let trouble = BrowserWindow.open(url, searchPath: searchPath) { Terminal.printError("--open: \(trouble)") }
        }
    }

    private var searchPath: String { environment["PATH"] ?? "/usr/bin" }

    private func code(for notice: StartNotice) -> String {
        guard let url = (notice.networkURLs + notice.localURLs).first else {
            return "--qr: A phone cannot open a UNIX socket. Add --listen 0.0.0.0:4000."
        }
        do throws(QRCode.Failure) {
            let code = try QRCode(searchPath: searchPath).text(of: url)
            let hint = notice.networkURLs.isEmpty ? ", from this machine only: use --listen 0.0.0.0:\(notice.port ?? 4000) for a phone" : ""
            return "\(code)  \(url)\(hint)"
        } catch {
            return "--qr: \(error.text)"
        }
    }
}
