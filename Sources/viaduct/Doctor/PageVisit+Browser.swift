import Foundation
import ViaductProtocol

extension PageVisit {
    /// In seconds: how long a page may load, and how long it may go on when it has loaded.
    private static let (loading, settling): (TimeInterval, TimeInterval) = (20, 2)
    /// How many lines of the console are kept, the last ones, and how many characters of each.
    private static let (maximumLines, longestLine) = (200, 1000)

    private static let script = #"""
        (() => {
          const bridge = ["HotwireNative", "Strada"].find(name => window[name]?.web) ?? (window.webBridge ? "webBridge" : null)
          const data = document.documentElement.dataset
          const words = text => (text ?? "").split(/\s+/).filter(word => word !== "")
          const identifiers = [...document.querySelectorAll("[data-controller]")].flatMap(element => words(element.dataset.controller))
          const modules = [...window.Stimulus?.router?.modules ?? []]
          const component = name => {
            const module = modules.find(({ identifier }) => identifier === name)
            const { component } = module?.definition?.controllerConstructor ?? {}
            return typeof component === "string" && component !== "" ? component : null
          }
          const controllers = [...new Set(identifiers)].map(identifier => ({ identifier, component: component(identifier) }))
          return JSON.stringify({
            userAgent: navigator.userAgent, hasAdapter: window.viaduct !== undefined, hasTurbo: window.Turbo !== undefined,
            isOfPlainWebView: document.querySelector("meta[name='viaduct-web-view' i]")?.content.trim() === "plain", hasStimulus: window.Stimulus !== undefined,
            library: bridge, platform: data.bridgePlatform ?? null, components: words(data.bridgeComponents), controllers,
            policies: [...document.querySelectorAll("meta[http-equiv='Content-Security-Policy' i]")].map(meta => meta.content),
            scripts: [...document.scripts].filter(script => !/json|importmap|speculationrules/.test(script.type))
              .map(script => ({ source: script.src, isModule: script.type === "module", isLate: script.src !== "" && (script.async || script.defer) })),
          })
        })()
        """#

    /// Visits a page in a browser without a window.
    ///
    /// - Parameter entry: the session for a guarded server.
    init(of url: URL, in browser: HeadlessBrowser, entry: VisitorEntry?) throws {
        var (lines, documents, scripts): ([String], [[String: Any]], [String: String]) = ([], [], [:])
        var loads: [String: ScriptLoad] = [:]
        var hasLoaded = false
        var session: String?
        let target = try browser.send("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
        browser.onEvent = { event, parameters in
            switch event {
            case "Network.requestWillBeSent" where parameters["type"] as? String == "Script":
                guard let request = parameters["request"] as? [String: Any], let id = parameters["requestId"] as? String else { return }
                // The first request's URL, as in the script's tag: redirects change it.
                if scripts[id] == nil { scripts[id] = request["url"] as? String }
            case "Network.loadingFailed":
                guard let url = (parameters["requestId"] as? String).flatMap({ scripts[$0] }) else { return }
                // The script of an error is aborted too.
                if case .answered(let status, _) = loads[url], status >= 400 { return }
                let isBlocked = parameters["blockedReason"] as? String == "csp"
                loads[url] = isBlocked ? .blocked : .failed(parameters["errorText"] as? String ?? "no reason was given")
            case "Network.responseReceived":
                guard let response = parameters["response"] as? [String: Any], let id = parameters["requestId"] as? String else { return }
                // The id of a target is that of its main frame.
                if parameters["type"] as? String == "Document", parameters["frameId"] as? String == target {
                    documents.append(response.merging(["id": id]) { $1 })
                } else if let url = scripts[id] {
                    loads[url] = .answered(status: response["status"] as? Int ?? 0, type: response["mimeType"] as? String ?? "")
                }
            case "Page.loadEventFired": hasLoaded = true
            case "Page.javascriptDialogOpening":
                // The page and the browser wait until the dialog is closed.
                browser.post("Page.handleJavaScriptDialog", ["accept": parameters["type"] as? String != "confirm"], session: session)
            case "Runtime.consoleAPICalled":
                let arguments = parameters["args"] as? [[String: Any]] ?? []
                lines.append(arguments.map { "\($0["value"] ?? $0["description"] ?? "")" }.joined(separator: " "))
            case "Runtime.exceptionThrown":
                let details = parameters["exceptionDetails"] as? [String: Any]
                let exception = details?["exception"] as? [String: Any]
                lines.append("Uncaught: \(exception?["description"] ?? details?["text"] ?? "")")
            case "Log.entryAdded":
                if let entry = parameters["entry"] as? [String: Any] { lines.append("\(entry["text"] ?? "")") }
            default: break
            }
            if let last = lines.popLast() { lines.append(last.start(Self.longestLine)) }
            lines = lines.suffix(Self.maximumLines)
        }
        session = try browser.send("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
        _ = try browser.send("Network.enable", ["maxResourceBufferSize": WebAnswer.maximum], session: session)
        for domain in ["Page", "Runtime", "Log"] { _ = try browser.send("\(domain).enable", session: session) }
        if let entry { _ = try browser.send("Network.setCookie", entry.parameters, session: session) }
        let navigation = try browser.send("Page.navigate", ["url": url.absoluteString], session: session)
        if let error = navigation["errorText"] as? String { throw WebAnswer.Failure(description: error) }
        // A page that is read too early has no answer yet; one that loads for ever is read as it is.
        try browser.listen(until: .now + Self.loading) { hasLoaded }
        try browser.listen(until: .now + Self.settling) { false }
        guard let document = documents.last else { throw WebAnswer.Failure(description: "The browser got no document.") }
        func body(of id: Any) -> Data {
            guard let content = try? browser.send("Network.getResponseBody", ["requestId": id], session: session) else { return Data() }
            let text = content["body"] as? String ?? ""
            return content["base64Encoded"] as? Bool == true ? Data(base64Encoded: text) ?? Data() : Data(text.utf8)
        }
        var headers: [String: String] = [:]
        for (name, value) in document["headers"] as? [String: String] ?? [:] { headers[name.lowercased()] = value }
        answer = WebAnswer(
            url: (document["url"] as? String).flatMap { URL(string: $0) } ?? url, status: document["status"] as? Int ?? 0, headers: headers,
            // The page itself is asked instead.
            body: Data())
        let evaluated = try browser.send("Runtime.evaluate", ["expression": Self.script, "returnByValue": true], session: session)
        let result = (evaluated["result"] as? [String: Any])?["value"] as? String ?? ""
        insight = try? JSONDecoder().decode(Insight.self, from: Data(result.utf8))
        var versions: [String: String] = [:]
        for id in scripts.keys {
            let text = String(decoding: body(of: id), as: UTF8.self)
            if let version = text.firstMatch(of: #/\bTurbo (\d+\.\d+\.\d+[-\w.]*)\s+Copyright/#) { versions["Turbo"] = String(version.1) }
        }
        self.versions = versions
        self.loads = loads
        self.lines = lines
    }
}
