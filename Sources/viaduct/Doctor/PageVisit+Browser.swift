import Foundation
import ViaductProtocol

extension PageVisit {
    /// How long a page may load, and how long it may go on when it has loaded.
    private static let (loading, settling) = (Duration.seconds(20), Duration.seconds(2))
    private static let lookTime = Duration.milliseconds(20)
    private static let size = BrowserTab.Size(width: 800, height: 600)

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
    @MainActor init(of url: URL, in browser: DevTools, entry: VisitorEntry?) async throws {
        let tab = try await BrowserTab(in: browser, size: Self.size)
        let events = PageEvents(of: tab.id)
        tab.onEvent = events.take
        _ = try await tab.send("Network.enable", #"{"maxResourceBufferSize":\#(WebAnswer.maximum)}"#)
        if let entry { _ = try await tab.send("Network.setCookie", entry.parameters) }
        if let error = try await tab.load(url.absoluteString) { throw WebAnswer.Failure(description: error) }
        // A page that is read too early has no answer yet; one that loads for ever is read as it is.
        let end = ContinuousClock.now + Self.loading
        while !tab.hasLoaded, browser.isRunning, .now < end { try await Task.sleep(for: Self.lookTime) }
        try await Task.sleep(for: Self.settling)
        guard let document = events.document else { throw WebAnswer.Failure(description: "The browser got no document.") }
        var headers: [String: String] = [:]
        for (name, value) in document.member("headers")?.object?.all ?? [] { headers[name.lowercased()] = value.string }
        answer = WebAnswer(
            url: document.member("url")?.string.flatMap { URL(string: $0) } ?? url, status: document.member("status")?.integer ?? 0,
            headers: headers,
            // The page itself is asked instead.
            body: Data())
        let evaluated = try await tab.send("Runtime.evaluate", #"{"expression":\#(JSONText.quoted(Self.script)),"returnByValue":true}"#)
        let result = evaluated?["result"]?.member("value")?.string ?? ""
        insight = try? JSONDecoder().decode(Insight.self, from: Data(result.utf8))
        var versions: [String: String] = [:]
        for id in events.scripts.keys {
            let content = try? await tab.send("Network.getResponseBody", #"{"requestId":\#(JSONText.quoted(id))}"#)
            let text = content.map(Self.text) ?? ""
            if let version = text.firstMatch(of: #/\bTurbo (\d+\.\d+\.\d+[-\w.]*)\s+Copyright/#) { versions["Turbo"] = String(version.1) }
        }
        self.versions = versions
        loads = events.loads
        lines = events.lines
    }

    /// - Parameter content: the browser's answer for a body.
    private static func text(of content: JSONObject) -> String {
        let text = content["body"]?.string ?? ""
        guard content["base64Encoded"]?.json == "true" else { return text }
        return String(decoding: Data(base64Encoded: text) ?? Data(), as: UTF8.self)
    }
}
