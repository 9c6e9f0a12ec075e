import Foundation
import ViaductCommands
import ViaductProtocol

/// `viaduct doctor`: checks this machine and a page, and says what to fix.
@MainActor struct DoctorCommand {
    private let machine: MachineCheckup
    private let url: URL?
    private let isJSON: Bool
    /// The path of a file; `nil` for the system's.
    private let authorities: String?
    private let environment: [String: String]

    /// - Throws: `UsageError` when the argument is no page's address.
    init(_ invocation: Invocation, environment: [String: String]) throws {
        machine = MachineCheckup(
            settings: try Settings(invocation, environment: environment), searchPath: environment["PATH"] ?? "/usr/bin:/bin")
        authorities = try NamedServer.authorities(invocation, environment: environment)
        self.environment = environment
        isJSON = invocation.switches.contains("json")
        url = try invocation.operands.first.map { text in
            guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host() != nil else {
                throw UsageError("“\(text)” is no address of a page. Name one such as http://localhost:4000/")
            }
            return url
        }
    }

    /// Never returns: it exits with status 1 when something has to be fixed.
    func run() throws {
        var findings = try machine.findings()
        if let url {
            let shown = DevicePage.shownPage(of: url)
            findings += shown.map { [.fine("Device page", "It shows \($0.absoluteString), which is checked here.")] } ?? []
            findings += page(shown ?? url)
        }
        for finding in findings {
            Terminal.print(isJSON ? JSONText.escapingMisleading(finding.json) : finding.line(style: Terminal.styled))
        }
        if !isJSON, let code = findings.lazy.compactMap(\.code).first {
            Terminal.print("For more about a code: viaduct explain \(code)")
        }
        exit(findings.contains { $0.level == .problem } ? 1 : 0)
    }

    private func page(_ url: URL) -> [Finding] {
        do {
            var reader = PageReader(authorities: authorities)
            reader.entry = try VisitorEntry.find(to: url, by: reader, environment: environment)
            var visit = try visit(url, by: reader)
            if let adapter = PageCheckup.loadedAdapter(of: visit) {
                visit.socket = try SocketAttempt.outcome(at: adapter, for: visit.answer.url, by: reader)
            }
            return PageCheckup(visit: visit, requestUserAgent: requestUserAgent(for: visit.answer.url, by: reader)).findings
        } catch let closed as VisitorEntry.Closed {
            return [closed.finding]
        } catch {
            let isCertificate = url.scheme == "https" && Self.isAboutCertificate(error)
            let cure =
                isCertificate
                ? "Name the page as the certificate does, and its authority by --ca FILE, or have it trusted by this machine: update-ca-certificates."
                : "Start the app and Viaduct, and name the page as your browser does."
            return [
                .problem(
                    "Page", "\(url.absoluteString) cannot be had: \(Finding.sentence("\(error)"))", cure: cure,
                    code: isCertificate ? "VD-TLS-2" : "VD-PAGE-3")
            ]
        }
    }

    /// The browser says `ERR_CERT_…`, and a request “certificate”.
    private static func isAboutCertificate(_ error: any Error) -> Bool { "\(error)".lowercased().contains("cert") }

    private func visit(_ url: URL, by reader: PageReader) throws -> PageVisit {
        guard let program = Chromium.find(searchPath: machine.searchPath) else {
            return try PageVisit(of: url, by: reader)
        }
        do {
            return try BrowserVisit(of: url, entry: reader.entry, by: program).run()
        } catch let error where Self.isAboutCertificate(error) {
            // A browser knows nothing of --ca.
            return try PageVisit(of: url, by: reader, browserTrouble: "\(error)")
        }
    }

    /// The user agent that Viaduct would send to the page's server; `nil` where Viaduct does not proxy the page.
    private func requestUserAgent(for page: URL, by reader: PageReader) -> String? {
        guard let url = URL(string: "/viaduct/request", relativeTo: page), let answer = try? reader.answer(of: url.absoluteURL) else { return nil }
        return answer.headers["x-viaduct-user-agent"]
    }
}
