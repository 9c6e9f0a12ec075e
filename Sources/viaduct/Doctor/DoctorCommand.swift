import Foundation
import ViaductCommands
import ViaductProtocol

/// `viaduct doctor`: looks at this machine and at a page, and says what to mend.
@MainActor struct DoctorCommand {
    private let machine: MachineCheckup
    private let url: URL?
    private let isJSON: Bool

    /// - Throws: `UsageError` for what is no address of a page.
    init(_ invocation: Invocation, environment: [String: String]) throws {
        machine = MachineCheckup(
            settings: try Settings(invocation, environment: environment), searchPath: environment["PATH"] ?? "/usr/bin:/bin")
        isJSON = invocation.switches.contains("json")
        url = try invocation.operands.first.map { text in
            guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host() != nil else {
                throw UsageError("“\(text)” is no address of a page. Name one such as http://localhost:4000/")
            }
            return url
        }
    }

    /// Returns never: the exit status is 1 when something has to be mended.
    func run() throws {
        var findings = try machine.findings()
        if let url { findings += page(url) }
        for finding in findings {
            Terminal.print(isJSON ? JSONText.escapingMisleading(finding.json) : finding.line(style: Terminal.styled))
        }
        if !isJSON, let code = findings.lazy.compactMap(\.code).first {
            Terminal.print("For more about a code: viaduct explain \(code)")
        }
        exit(findings.contains { $0.level == .problem } ? 1 : 0)
    }

    private func page(_ url: URL) -> [Finding] {
        // A page on this machine is none of another machine's business.
        setenv("no_proxy", "*", 1)
        do {
            let visit = try visit(url)
            return PageCheckup(visit: visit, requestUserAgent: requestUserAgent(for: visit.answer.url)).findings
        } catch {
            // The browser says ERR_CERT_…, and Foundation “certificate”.
            let isCertificate = url.scheme == "https" && "\(error)".lowercased().contains("cert")
            let cure =
                isCertificate
                ? "Name the page as the certificate does, and have its authority trusted by this machine: update-ca-certificates, and by the browser."
                : "Start the app and Viaduct, and name the page as your browser does."
            return [
                .problem(
                    "Page", "\(url.absoluteString) cannot be had: \(Finding.sentence("\(error)"))", cure: cure,
                    code: isCertificate ? "VD-TLS-2" : "VD-PAGE-3")
            ]
        }
    }

    private func visit(_ url: URL) throws -> PageVisit {
        guard let program = HeadlessBrowser.find(searchPath: machine.searchPath) else {
            return try PageVisit(of: url)
        }
        let browser = try HeadlessBrowser(program: program)
        defer { browser.close() }
        return try PageVisit(of: url, in: browser)
    }

    /// Viaduct's answer to a proxy in front of the page: `nil` where Viaduct does not stand.
    private func requestUserAgent(for page: URL) -> String? {
        guard let url = URL(string: "/viaduct/request", relativeTo: page), let answer = try? WebAnswer(of: url) else { return nil }
        return answer.headers["x-viaduct-user-agent"]
    }
}
