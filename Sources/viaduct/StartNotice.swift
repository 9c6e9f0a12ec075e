import LWS
import ViaductProxy
import ViaductRelay

/// The text that `viaduct serve` prints as soon as it listens.
struct StartNotice {
    private let addresses: [ListenAddress]
    private let apps: [AppAddress]
    /// The first one is the best.
    private let networkHosts: [String]
    private let hasName: Bool
    private let isSecure: Bool
    private let consoleLink: String?
    private let hasConsole: Bool
    private let isGuarded: Bool

    /// - Parameters:
    ///   - addresses: for browsers, with their real ports.
    ///   - networkHosts: this machine's addresses in its networks.
    ///   - names: patterns for the server's host names.
    ///   - isSecure: whether the addresses with a port speak HTTPS.
    ///   - consoleLink: the path and the query that let a browser in; `nil` for a log, which is read by others, and when nobody may enter.
    ///   - hasConsole: whether somebody may enter.
    ///   - isGuarded: whether every page needs an identity.
    init(
        addresses: [ListenAddress], apps: [AppAddress], networkHosts: [String], names: [String] = [], isSecure: Bool = false,
        consoleLink: String?, hasConsole: Bool = true, isGuarded: Bool = false
    ) {
        self.addresses = addresses
        self.apps = apps
        let names = names.filter { !$0.contains("*") }
        // A certificate is for a name. Without one, a number works also where the name is unknown.
        self.networkHosts = isSecure ? names + networkHosts : networkHosts + names
        hasName = !names.isEmpty
        self.isSecure = isSecure
        self.consoleLink = consoleLink
        self.hasConsole = hasConsole
        self.isGuarded = isGuarded
    }

    /// URLs for this machine.
    var localURLs: [String] { addresses.filter { $0.isLoopback || $0.isEveryAddress }.compactMap(url) }

    /// URLs for other machines.
    var networkURLs: [String] {
        addresses.flatMap { address -> [String] in
            switch address {
            case .ipv4(_, let port) where address.isEveryAddress:
                networkHosts.filter { !$0.contains(":") }.compactMap { url(.ipv4(host: $0, port: port)) }
            case .ipv6(_, let port) where address.isEveryAddress:
                networkHosts.filter { $0.contains(":") }.compactMap { url(.ipv6(host: $0, port: port)) }
            default: address.isLoopback || address.isEveryAddress ? [] : [url(address)].compactMap(\.self)
            }
        }
    }

    private func url(_ address: ListenAddress) -> String? { address.browserURL(isSecure: isSecure) }

    /// The port of the first address that has one.
    var port: UInt16? { addresses.lazy.compactMap(\.port).first }

    /// A line for each address, as programs read them: `Viaduct is listening on http://127.0.0.1:4000`.
    var lines: [String] {
        let place = apps.isEmpty ? "" : ", in front of \(appTexts.joined(separator: " and "))"
        return addresses.map { "Viaduct is listening on \(url($0) ?? $0.description)\(place)" }
    }

    /// The whole text.
    ///
    /// - Parameters:
    ///   - isForPerson: whether a headline replaces the lines for programs.
    ///   - style: highlights a part of the text.
    func text(isForPerson: Bool, style: (String, Terminal.Style) -> String) -> String {
        let links = rows.filter { !$0.values.isEmpty }.flatMap { row in
            row.values.enumerated().map { index, value in
                let label = (index == 0 ? row.label : "").padded(to: 9)
                return "  \(style(label, .dim))\(style(value, row.isLink ? .link : .dim))"
            }
        }
        let head = isForPerson ? ["", "  " + style("Viaduct \(Version.current)", .bold), ""] : lines
        return (head + links + (isForPerson ? [""] : [])).joined(separator: "\n")
    }

    /// The server's URL for its pages' addresses and for commands.
    private var base: String? {
        (isSecure && hasName ? networkURLs + localURLs : localURLs + networkURLs).first.map(Self.named)
    }

    /// A link for a person. A log gets the command that makes one, unless a link to the server is needed first.
    private func console(at base: String) -> [String]? {
        if let consoleLink { return [base + consoleLink] }
        return hasConsole && !isGuarded ? ["for a link: viaduct open --server \(base)"] : nil
    }

    private var rows: [(label: String, values: [String], isLink: Bool)] {
        let device = base.map { ["\($0)/viaduct/device"] } ?? []
        let console = base.flatMap(console) ?? []
        let sockets = addresses.filter { url($0) == nil }.map(\.description)
        let isOpen = !addresses.allSatisfy(\.isLoopback)
        let entry = base.flatMap { isGuarded ? ["a browser needs a link: VIADUCT_TOKEN=TOKEN viaduct link --server \($0) --room NAME"] : nil } ?? []
        let door = isGuarded ? "" : " with a token (VIADUCT_TOKEN) or --insecure"
        let network = port.map { ["for phones and other machines, use --listen 0.0.0.0:\($0)\(door)"] } ?? []
        let demo = "the demo; for your own, add --app http://localhost:3000"
        return [
            ("Local", localURLs + sockets, true),
            ("Device", device, true),
            ("Console", console, consoleLink != nil),
            ("Entry", entry, false),
            ("Network", isOpen ? networkURLs : network, isOpen),
            ("App", apps.isEmpty ? [demo] : appTexts, !apps.isEmpty),
            ("Stop", ["press Ctrl+C"], false),
        ]
    }

    /// By the name of this machine, since a numeric address has one phone only.
    private static func named(_ url: String) -> String {
        for scheme in ["http", "https"] where url.hasPrefix("\(scheme)://127.0.0.1:") {
            return "\(scheme)://localhost" + url.dropFirst("\(scheme)://127.0.0.1".count)
        }
        return url
    }

    private var appTexts: [String] {
        apps.map { app in app.browserHost.map { "\(app.url) for \($0)" } ?? app.url }
    }
}

extension ListenAddress {
    /// Whether the address stands for all addresses of the machine.
    fileprivate var isEveryAddress: Bool {
        switch self {
        case .ipv4(let host, _): host == "0.0.0.0"
        case .ipv6(let host, _): host == "::"
        case .unix: false
        }
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
