import Foundation
import Testing

@testable import viaduct

@Suite struct PageCheckupTests {
    private static let adapter = PageVisit.Script(source: "http://localhost:4000/viaduct/adapter.js", isModule: false, isLate: false)
    private static let agent = "Mozilla/5.0 Hotwire Native iOS; Turbo Native iOS; bridge-components: [form]"

    private func findings(
        status: Int = 200, scripts: [PageVisit.Script] = [adapter], userAgent: String = agent, requestUserAgent: String? = agent,
        hasTurbo: Bool = true, isOfPlainWebView: Bool = false, library: String? = "HotwireNative", controllers: [PageVisit.Controller] = [],
        lines: [String] = [], hasAdapter: Bool = true, load: ScriptLoad = .answered(status: 200, type: "text/javascript"),
        scriptsBeside: [String: ScriptLoad] = [:], socket: SocketAttempt.Outcome? = .opened
    ) throws -> [Finding] {
        let url = try #require(URL(string: "http://localhost:4000/"))
        let insight = PageVisit.Insight(
            userAgent: userAgent, hasAdapter: hasAdapter, hasTurbo: hasTurbo, isOfPlainWebView: isOfPlainWebView, hasStimulus: true,
            library: library, platform: "ios", components: ["form"], controllers: controllers, policies: [], scripts: scripts)
        let visit = PageVisit(
            answer: WebAnswer(url: url, status: status, headers: [:], body: Data()), insight: insight, lines: lines, versions: ["Turbo": "8.0.13"],
            loads: [Self.adapter.source: load].merging(scriptsBeside) { $1 }, socket: socket)
        return PageCheckup(visit: visit, requestUserAgent: requestUserAgent).findings
    }

    private func controller(_ identifier: String, _ component: String? = nil) -> PageVisit.Controller {
        PageVisit.Controller(identifier: identifier, component: component)
    }

    private func problems(_ findings: [Finding]) -> [String] { findings.filter { $0.level == .problem }.compactMap(\.code) }

    @Test func `a page that has everything has no problem, and is told what it has`() throws {
        let findings = try findings(controllers: [controller("bridge--form"), controller("toggle")])
        #expect(findings.allSatisfy { $0.level == .fine })
        #expect(findings.contains(.fine("Turbo", "Version 8.0.13.")))
        #expect(findings.contains(.fine("Components", "The page uses “form”, which the app has.")))
        #expect(findings.allSatisfy { $0.text.hasSuffix(".") })
    }

    @Test func `what is missing is named with its code`() throws {
        #expect(try problems(findings(status: 500)) == ["VD-PAGE-3"])
        #expect(try problems(findings(scripts: [])) == ["VD-ADAPTER-1"])
        #expect(try problems(findings(hasTurbo: false)) == ["VD-TURBO-1"])
        #expect(try problems(findings(library: nil, controllers: [controller("bridge--menu", "menu")])) == ["VD-LIBRARY-1"])
        #expect(try problems(findings(controllers: [controller("bridge--form", "menu")])) == ["VD-COMPONENT-2"])
        #expect(try problems(findings(userAgent: "Mozilla/5.0")) == ["VD-AGENT-1"])
        #expect(try problems(findings(requestUserAgent: "Turbo Native iOS; bridge-components: []")) == ["VD-AGENT-2"])
        #expect(try problems(findings(lines: ["Uncaught: x"])) == ["VD-PAGE-2"])
        #expect(try problems(findings(lines: ["%s\n\n%o\n\n%o Error connecting controller Error: x\n    at connect"])) == ["VD-PAGE-4"])
        #expect(try problems(findings(scriptsBeside: ["http://localhost:3000/app.js": .answered(status: 404, type: "text/html")])) == ["VD-PAGE-5"])
        #expect(try problems(findings(scriptsBeside: ["http://other.example/app.js": .answered(status: 404, type: "text/html")])) == [])
    }

    @Test func `a page that says a plain web view shows it needs no Turbo, and no library for script messages`() throws {
        #expect(try problems(findings(hasTurbo: false, isOfPlainWebView: true)) == [])
        #expect(try problems(findings(hasTurbo: false, isOfPlainWebView: true, library: nil, controllers: [controller("toggle")])) == [])
        #expect(
            try problems(findings(hasTurbo: false, isOfPlainWebView: true, library: nil, controllers: [controller("bridge--form")]))
                == ["VD-LIBRARY-1"])
    }

    @Test(arguments: [
        ("http://localhost:4000/viaduct/device", "http://localhost:4000/"),
        ("http://localhost:4000/viaduct/device/?phones=both&url=/orders%3Fpage=2", "http://localhost:4000/orders?page=2"),
        ("http://localhost:4000/viaduct/device?url=javascript:alert()", "http://localhost:4000/"),
        ("http://localhost:4000/viaduct/devices", nil),
    ])
    func `the device page stands for the page in its frame`(address: String, page: String?) throws {
        #expect(DevicePage.shownPage(of: try #require(URL(string: address)))?.absoluteString == page)
    }

    @Test(arguments: [
        (SocketAttempt.Outcome.refused(status: 426), "drops it."), (.refused(status: 404), "the status 404"), (.failed("timed out"), "timed out."),
    ])
    func `a WebSocket that does not open is a problem, and proxies are its cure`(outcome: SocketAttempt.Outcome, reason: String) throws {
        let findings = try findings(socket: outcome)
        #expect(problems(findings) == ["VD-LINK-4"])
        let found = try #require(findings.first { $0.subject == "WebSocket" })
        #expect(found.text.contains(reason))
        #expect(found.cure?.contains("Upgrade") == true)
    }

    @Test func `the name of a controller is no proof of what its component is called`() throws {
        let findings = try findings(controllers: [controller("bridge--save", "form"), controller("app--bridge--menu")])
        #expect(problems(findings) == [])
        #expect(findings.filter { $0.subject == "Components" }.map(\.level) == [.fine, .hint])
        #expect(findings.contains { $0.text.contains("the app has no component “menu”") })
    }

    @Test func `a component that is switched off in the room is said to be`() throws {
        let line = "[viaduct] The component “menu” is switched off in this room, so the web library leaves it out, as with an older app."
        let findings = try findings(controllers: [controller("bridge--menu", "menu")], lines: [line])
        #expect(problems(findings) == [])
        #expect(findings.contains(.hint("Components", "“menu” is switched off in this room.", cure: "Switch it on in the console, in “Components”.")))
    }

    @Test func `an adapter that does not run first is a problem`() throws {
        let module = PageVisit.Script(source: "/a.js", isModule: true, isLate: false)
        let late = PageVisit.Script(source: "/a.js", isModule: false, isLate: true)
        let plain = PageVisit.Script(source: "", isModule: false, isLate: false)
        let (asModule, asLate) = (
            PageVisit.Script(source: Self.adapter.source, isModule: true, isLate: false),
            PageVisit.Script(source: Self.adapter.source, isModule: false, isLate: true)
        )
        #expect(try problems(findings(scripts: [module, late, Self.adapter])) == [])
        #expect(try problems(findings(scripts: [plain, Self.adapter])) == ["VD-ADAPTER-2"])
        #expect(try problems(findings(scripts: [asModule])) == ["VD-ADAPTER-2"])
        #expect(try problems(findings(scripts: [asLate])) == ["VD-ADAPTER-2"])
    }

    @Test func `a policy that keeps the adapter out is the one cause`() throws {
        let line = "Loading the script 'http://localhost:4000/viaduct/adapter.js' violates the following Content Security Policy directive"
        for (lines, load) in [([line], ScriptLoad.failed("x")), ([], .blocked)] {
            let findings = try findings(userAgent: "Mozilla/5.0", lines: lines, hasAdapter: false, load: load)
            #expect(Set(problems(findings)) == ["VD-CSP-1"])
            let adapter = try #require(findings.first { $0.subject == "Adapter" })
            #expect(adapter.text == "It did not load from http://localhost:4000/viaduct/adapter.js. The page's Content-Security-Policy blocks it.")
            #expect(adapter.cure?.contains("Allow it in the policy") == true)
            #expect(!findings.contains { $0.subject == "navigator.userAgent" })
        }
    }

    @Test(arguments: [
        (ScriptLoad.failed("net::ERR_CONNECTION_REFUSED"), "Nothing listens at this address (net::ERR_CONNECTION_REFUSED)."),
        (.failed("net::ERR_NAME_NOT_RESOLVED"), "No answer came (net::ERR_NAME_NOT_RESOLVED)."),
        (.answered(status: 404, type: "text/javascript"), "The answer is 404."),
        (.answered(status: 200, type: "text/html"), "The answer is no script, but text/html."),
        (.answered(status: 200, type: ""), "The answer is no script, but of no type."),
        (.answered(status: 200, type: "text/javascript; charset=utf-8"), "did not begin to run."),
    ])
    func `an adapter that did not load does not run first`(load: ScriptLoad, reason: String) throws {
        let findings = try findings(userAgent: "Mozilla/5.0", hasAdapter: false, load: load)
        #expect(problems(findings) == ["VD-ADAPTER-3"])
        let adapter = try #require(findings.first { $0.subject == "Adapter" })
        #expect(adapter.text.hasSuffix(reason))
        #expect(adapter.text.contains("http://localhost:4000/viaduct/adapter.js"))
    }

    @Test func `an adapter that the server refuses has the server's reason`() throws {
        let line = "[viaduct] Pages of http://example.test may not use this server. (VD-ACCESS-1)"
        let findings = try findings(lines: [line], hasAdapter: false)
        #expect(problems(findings) == ["VD-ACCESS-1"])
        #expect(findings.first { $0.subject == "Adapter" }?.text == "The server refuses it. \(line)")
    }

    @Test(arguments: [
        (
            "Connecting to 'ws://localhost:4000/viaduct/socket' violates the following Content Security Policy directive: \"connect-src 'none'\".",
            true
        ),
        ("[Report Only] Refused to load 'http://a/viaduct/adapter.js' because it violates the following Content Security Policy directive", false),
        ("Loading 'http://a/viaduct/adapter.js' violates the following Content Security Policy directive. The policy is report-only.", false),
        ("Loading 'http://a/x.png' violates the following Content Security Policy directive: \"img-src http://a/viaduct/\".", false),
        ("The Content Security Policy directive 'frame-ancestors' is ignored when delivered via a <meta> element.", false),
    ])
    func `only what a policy has kept from Viaduct is a problem`(line: String, isProblem: Bool) throws {
        let findings = try findings(lines: [line])
        #expect(problems(findings) == (isProblem ? ["VD-CSP-1"] : []))
        #expect(findings.contains { $0.text == line })
    }

    @Test func `Viaduct's own lines keep their code, and no line moves the cursor`() throws {
        let finding = try #require(findings(lines: ["[viaduct] The\u{1B}[2J message was dropped (…/viaduct/errors/VD-URL-1)"]).last)
        #expect(finding.code == "VD-URL-1")
        #expect(!finding.line { text, _ in text }.contains("\u{1B}"))
    }

    @Test(arguments: ["<!--", "<script", "<script ", "<", "<!---", "<script src=", "<script x='"], ["", ">", " "])
    func `a document that is made to cost much costs its length`(piece: String, end: String) {
        let start = ContinuousClock.now
        let tag = "<script src=/viaduct/adapter.js></script>"
        let html = tag + String(repeating: piece + end, count: (1 << 17) / (piece + end).utf8.count)
        #expect(HTMLScripts.all(in: html).first?.source == "/viaduct/adapter.js")
        #expect(ContinuousClock.now - start < .seconds(10))
    }

    @Test func `an address in quotes may begin with a combining mark`() {
        #expect(HTMLScripts.all(in: "<script src=\"\u{301}a b.js\"></script>").map(\.source) == ["\u{301}a b.js"])
    }

    @Test func `without a browser the document's tags are read`() {
        let scripts = HTMLScripts.all(
            in: """
                <!-- <script src=/no.js></script> --><SCRIPT type="importmap">{}</SCRIPT>
                <script src='/viaduct/adapter.js'></script><script type=module src=/app.js></script><script defer src="/late.js"></script>
                <script>let defer = 1</script>
                """)
        #expect(
            scripts == [
                .init(source: "/viaduct/adapter.js", isModule: false, isLate: false), .init(source: "/app.js", isModule: true, isLate: false),
                .init(source: "/late.js", isModule: false, isLate: true), .init(source: "", isModule: false, isLate: false),
            ])
    }
}
