import Foundation

/// Checks a page for everything that a bridge component needs.
struct PageCheckup {
    private static let mostLines = 20

    let visit: PageVisit
    /// The user agent that the page's server receives, where Viaduct is the proxy in front of it.
    let requestUserAgent: String?

    var findings: [Finding] {
        let page = answer + adapter + socket + policies
        guard let insight = visit.insight else {
            return page + [scripts]
        }
        // Without the adapter, it is no news that the user agents are the browser's.
        let agents = insight.hasAdapter ? requestAgent + pageAgent(insight) : []
        return page + agents + [turbo(insight), library(insight)] + components(insight) + lines
    }

    private var scripts: Finding {
        guard let trouble = visit.browserTrouble else {
            return .hint("Scripts", "were not run.", cure: "Install a browser for the rest: apt-get install chromium")
        }
        return .hint(
            "Scripts", "were not run, since the browser refuses the server's certificate (\(trouble)).",
            cure: "Have the browser trust the authority for the rest.", code: "VD-TLS-2")
    }

    private var answer: [Finding] {
        let address = visit.answer.url.absoluteString
        guard visit.answer.status < 400 else {
            let text = "\(address) is answered by \(visit.answer.status)."
            return [.problem("Page", text, cure: "Name a page that can be seen, without a login.", code: "VD-PAGE-3")]
        }
        return [.fine("Page", "\(address) is answered by \(visit.answer.status).")]
    }

    // MARK: Policies

    static let blockedByPolicy = "VD-CSP-1"
    static let policyCure = "Allow it in the policy, or open the page through Viaduct, which widens it."

    private var policies: [Finding] {
        let subject = "Content-Security-Policy"
        let lines = visit.lines.compactMap(PolicyLine.init)
        let others = lines.filter { !$0.isViaduct }.map { Finding.hint("Console", $0.text) }.prefix(Self.mostLines)
        let blocked = lines.filter(\.isViaduct).filter(\.isBlocked).prefix(Self.mostLines)
        guard blocked.isEmpty else {
            return blocked.map { .problem(subject, $0.text, cure: Self.policyCure, code: Self.blockedByPolicy) } + others
        }
        let reported = lines.filter(\.isViaduct).prefix(Self.mostLines).map { Finding.hint(subject, $0.text) }
        let has = visit.answer.headers["content-security-policy"] != nil || visit.insight?.policies.isEmpty == false
        return [.fine(subject, has ? "It lets Viaduct through." : "The page has none.")] + reported + others
    }

    // MARK: User agents

    private var requestAgent: [Finding] {
        let subject = "User-Agent of requests"
        guard let requestUserAgent else {
            return [
                .hint(
                    subject, "It is the browser's, since Viaduct does not stand in front of the page: hotwire_native_app? is false on the server.",
                    cure: "Open the page through Viaduct: viaduct --app URL")
            ]
        }
        return UserAgentCheckup(text: requestUserAgent, subject: subject).findings
    }

    private func pageAgent(_ insight: PageVisit.Insight) -> [Finding] {
        UserAgentCheckup(text: insight.userAgent, subject: "navigator.userAgent").findings
    }

    // MARK: Libraries and components

    private func turbo(_ insight: PageVisit.Insight) -> Finding {
        guard !insight.isOfPlainWebView else { return .fine("Turbo", "The page says that it is shown in a plain web view, which needs none.") }
        guard insight.hasTurbo else {
            return .problem(
                "Turbo", "There is no window.Turbo, and a phone's app needs it to visit pages.",
                cure: "Import it in the page's script: import \"@hotwired/turbo\" (Rails: \"@hotwired/turbo-rails\").", code: "VD-TURBO-1")
        }
        return .fine("Turbo", visit.versions["Turbo"].map { "Version \($0)." } ?? "There is one, of an unknown version.")
    }

    private func library(_ insight: PageVisit.Insight) -> Finding {
        switch insight.library {
        case "HotwireNative":
            .fine("Bridge library", "It is hotwire-native-bridge 1.2 or newer, which loads only components that the user agent names.")
        case "Strada": .fine("Bridge library", "It is Strada, or hotwire-native-bridge before 1.2.")
        case "webBridge": .fine("Bridge library", "It is one from before Strada.")
        default:
            needsNoLibrary(insight)
                ? .fine("Bridge library", "There is none, and a plain web view needs none for script messages.")
                : .problem(
                    "Bridge library", "The page has none.", cure: "Import BridgeComponent from \"@hotwired/hotwire-native-bridge\".",
                    code: "VD-LIBRARY-1")
        }
    }

    private func needsNoLibrary(_ insight: PageVisit.Insight) -> Bool {
        insight.isOfPlainWebView && insight.controllers.allSatisfy { ($0.component ?? $0.usualComponent) == nil }
    }

    /// Compares the components of the document's controllers with those that the library has registered.
    private func components(_ insight: PageVisit.Insight) -> [Finding] {
        guard insight.library != nil else { return [] }
        let subject = "Components"
        var (fine, missing): ([String], [Finding]) = ([], [])
        for controller in insight.controllers {
            guard let name = controller.component ?? controller.usualComponent else { continue }
            let cure = "Run “viaduct app” with the app that has it."
            if insight.components.contains(name) {
                fine.append(name)
            } else if controller.component != nil {
                let isOff = visit.lines.contains { $0.contains("“\(name)” is switched off") }
                guard !isOff else {
                    missing.append(.hint(subject, "“\(name)” is switched off in this room.", cure: "Switch it on in the console, in “Components”."))
                    continue
                }
                let text = "The page uses “\(name)”, and the app has no component of that name."
                missing.append(.problem(subject, text, cure: cure, code: "VD-COMPONENT-2"))
            } else {
                // Only the controller itself knows its component.
                let text = "The page has data-controller=\"\(controller.identifier)\", and the app has no component “\(name)”."
                missing.append(.hint(subject, text, cure: "If its component has another name, all is well. Otherwise: \(cure)"))
            }
        }
        return (fine.isEmpty ? [] : [.fine(subject, "The page uses \(fine.map { "“\($0)”" }.joined(separator: ", ")), which the app has.")]) + missing
    }

    /// Viaduct's own lines in the page's console, the errors that nobody or only Stimulus caught, and scripts that did not load.
    private var lines: [Finding] {
        let said = visit.lines.filter { $0.hasPrefix("[viaduct]") }.map { line in
            let code = line.firstMatch(of: #/VD-[A-Z]+-\d+/#).map { String($0.0) }
            return Finding(level: .hint, subject: "Console", text: line, cure: nil, code: code)
        }
        let uncaught = visit.lines.filter { $0.hasPrefix("Uncaught") }
            .map { Finding.problem("Console", $0, cure: "Mend the page's script: what comes after it may not run.", code: "VD-PAGE-2") }
        let logged = visit.lines.filter { $0.hasPrefix(Self.stimulusFormat) }.map { line in
            let text = line.dropFirst(Self.stimulusFormat.count).split(separator: "\n").first ?? ""
            return Finding.problem("Stimulus", String(text), cure: "Mend the controller: it does less than it should.", code: "VD-PAGE-4")
        }
        return Array((said + uncaught + logged + unloaded).prefix(Self.mostLines))
    }

    /// Scripts of the page's own host that did not load. The adapter has a finding of its own.
    private var unloaded: [Finding] {
        visit.loads.sorted { $0.key < $1.key }.compactMap { source, load in
            guard !source.contains("/viaduct/adapter.js"), let trouble = load.trouble, URL(string: source)?.host() == visit.answer.url.host() else {
                return nil
            }
            let cure = "The controllers in it do not run: mend its address."
            return .problem("Scripts", "\(source) did not load. \(trouble)", cure: cure, code: "VD-PAGE-5")
        }
    }

    /// Stimulus logs an error by this format, with its own text, the error and details.
    private static let stimulusFormat = "%s\n\n%o\n\n%o "
}
