import Foundation
import ViaductProtocol

/// A tab of a browser without a window, with the errors of its page.
@MainActor final class BrowserTab {
    /// How many errors are kept, the last ones, and how many characters of each.
    private static let (maximumErrors, longestError) = (20, 500)

    struct Size: Equatable {
        let width: Int
        let height: Int
    }

    /// A picture of the tab.
    struct Picture {
        /// In base64.
        let png: String
        let size: Size
        /// Pixels of the picture for a pixel of the page.
        let scale: Double
    }

    private let browser: DevTools
    /// Also that of the tab's main frame.
    let id: String
    private let session: String
    let size: Size
    /// Of the newest document; `nil` until it is answered.
    private(set) var status: Int?
    private(set) var hasLoaded = false
    private(set) var errors: [String] = []
    /// Receives the events of the tab too, with their parameters.
    var onEvent: (_ name: String, _ parameters: JSONValue) -> Void = { _, _ in }

    /// Opens a tab, which receives the browser's events from now on.
    init(in browser: DevTools, size: Size) async throws(DevTools.Failure) {
        guard let id = try await browser.send("Target.createTarget", #"{"url":"about:blank"}"#)?["targetId"]?.string else { throw .silent }
        let target = JSONText.quoted(id)
        guard let session = try await browser.send("Target.attachToTarget", #"{"targetId":\#(target),"flatten":true}"#)?["sessionId"]?.string
        else { throw .silent }
        (self.browser, self.id, self.session, self.size) = (browser, id, session, size)
        browser.onEvent = { [weak self] in if $2 == session { self?.take($0, $1) } }
        for domain in ["Page", "Network", "Runtime", "Log"] { _ = try await browser.send("\(domain).enable", session: session) }
        _ = try await browser.send(
            "Emulation.setDeviceMetricsOverride", #"{"width":\#(size.width),"height":\#(size.height),"deviceScaleFactor":1,"mobile":false}"#,
            session: session)
        // A picture does not show a movement half done.
        _ = try await browser.send(
            "Emulation.setEmulatedMedia", #"{"features":[{"name":"prefers-reduced-motion","value":"reduce"}]}"#, session: session)
    }

    /// Starts to load a page, and forgets the errors of the one before.
    ///
    /// - Returns: the browser's reason, when it could not load it: `net::ERR_CONNECTION_REFUSED`.
    func load(_ url: String) async throws(DevTools.Failure) -> String? {
        (status, hasLoaded, errors) = (nil, false, [])
        return try await browser.send("Page.navigate", #"{"url":\#(JSONText.quoted(url))}"#, session: session)?["errorText"]?.string
    }

    /// Sends a command to the tab and waits for its answer.
    ///
    /// - Parameter parameters: a JSON object.
    func send(_ method: String, _ parameters: String) async throws(DevTools.Failure) -> JSONObject? {
        try await browser.send(method, parameters, session: session)
    }

    /// The address and the title of the page that is shown now.
    func place() async throws(DevTools.Failure) -> (url: String, title: String) {
        let info = try await browser.send("Target.getTargetInfo", #"{"targetId":\#(JSONText.quoted(id))}"#)?["targetInfo"]
        return (info?.member("url")?.string ?? "", info?.member("title")?.string ?? "")
    }

    /// - Parameter scale: pixels of the picture for a pixel of the page.
    func picture(scale: Double) async throws(DevTools.Failure) -> Picture {
        // A clip is a part of the document, which may be scrolled.
        let view = try await browser.send("Page.getLayoutMetrics", session: session)?["cssVisualViewport"]
        let (x, y) = (view?.member("pageX")?.json ?? "0", view?.member("pageY")?.json ?? "0")
        let clip = #"{"x":\#(x),"y":\#(y),"width":\#(size.width),"height":\#(size.height),"scale":\#(scale)}"#
        let answer = try await browser.send(
            "Page.captureScreenshot", #"{"format":"png","optimizeForSpeed":false,"clip":\#(clip)}"#, session: session)
        guard let png = answer?["data"]?.string else { throw .silent }
        let pixels = Size(width: Int(Double(size.width) * scale), height: Int(Double(size.height) * scale))
        return Picture(png: png, size: pixels, scale: scale)
    }

    func close() { browser.post("Target.closeTarget", #"{"targetId":\#(JSONText.quoted(id))}"#) }

    private func take(_ event: String, _ parameters: JSONValue) {
        onEvent(event, parameters)
        switch event {
        case "Page.frameStartedLoading" where parameters.member("frameId")?.string == id: hasLoaded = false
        case "Page.loadEventFired": hasLoaded = true
        case "Network.responseReceived" where parameters.member("type")?.string == "Document" && parameters.member("frameId")?.string == id:
            status = parameters.member("response")?.member("status")?.integer
        case "Page.javascriptDialogOpening":
            // The page and the browser wait until the dialog is closed.
            let kind = parameters.member("type")?.string ?? ""
            let isAccepted = ["alert", "beforeunload"].contains(kind)
            browser.post("Page.handleJavaScriptDialog", #"{"accept":\#(isAccepted)}"#, session: session)
            if kind != "beforeunload" {
                note("\(kind)(“\(parameters.member("message")?.string ?? "")”) was \(isAccepted ? "closed" : "cancelled"): nobody saw it")
            }
        case "Runtime.exceptionThrown":
            let details = parameters.member("exceptionDetails")
            note("Uncaught: \(details?.member("exception")?.member("description")?.string ?? details?.member("text")?.string ?? "")")
        case "Runtime.consoleAPICalled" where parameters.member("type")?.string == "error":
            let arguments = parameters.member("args")?.elements(atMost: 20) ?? []
            note(arguments.map { $0.member("value").map { $0.string ?? $0.json } ?? $0.member("description")?.string ?? "" }.joined(separator: " "))
        case "Log.entryAdded" where parameters.member("entry")?.member("level")?.string == "error":
            let entry = parameters.member("entry")
            let url = entry?.member("url")?.string ?? ""
            // Browsers ask for it by themselves.
            if !url.hasSuffix("/favicon.ico") { note("\(entry?.member("text")?.string ?? "") \(url)") }
        default: break
        }
    }

    private func note(_ text: String) { errors = (errors + [text.start(Self.longestError)]).suffix(Self.maximumErrors) }
}
