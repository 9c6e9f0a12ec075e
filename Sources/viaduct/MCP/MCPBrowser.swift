import Foundation
import LWS
import ViaductProtocol

/// The tools “open” and “screenshot”: a browser without a window, with one tab for the test. It ends with the command.
@MainActor final class MCPBrowser {
    nonisolated static let widths = 240...2000
    nonisolated static let heights = 240...2000
    nonisolated static let scales = 1...2
    nonisolated static let patience = 0...60_000
    nonisolated static let platforms = ["ios", "android"]
    /// A phone's.
    private static let standardSize = BrowserTab.Size(width: 390, height: 844)
    private static let standardPatience = 15_000
    /// Between a page's load and its connection to the server.
    private static let connectionTime = Duration.seconds(5)
    private static let lookTime = Duration.milliseconds(100)
    /// In bytes of base64. A larger picture is taken with fewer pixels, down to `smallestScale`.
    private static let longestPicture = 2 << 20
    private static let smallestScale = 0.125
    /// In seconds: how long the browser stays let in at a guarded server.
    private static let entryTime = 8 * 3600

    private let server: MCPServer
    /// Further origins that “open” takes.
    private let origins: [String]
    /// `nil` for an installed one.
    private let program: String?
    private let searchPath: String
    private var browser: DevTools?
    private var tab: BrowserTab?
    private var isOpening = false
    /// Viaduct's parameters that the browser keeps in cookies, from earlier addresses.
    private var kept: Set<String> = []

    init(_ server: MCPServer, origins: [String], program: String?, searchPath: String) {
        (self.server, self.origins, self.program, self.searchPath) = (server, origins, program, searchPath)
    }

    /// Ends the browser.
    func close() {
        browser?.close()
        browser = nil
    }

    // MARK: open

    func open(_ arguments: MCPArguments) async throws -> MCPAnswer {
        let size = BrowserTab.Size(
            width: try arguments.whole("width", in: Self.widths) ?? Self.standardSize.width,
            height: try arguments.whole("height", in: Self.heights) ?? Self.standardSize.height)
        let patience = Duration.milliseconds(try arguments.whole("timeout", in: Self.patience) ?? Self.standardPatience)
        let choice = try choice(arguments)
        let text = try arguments.text("address") ?? "/"
        let address: PageAddress
        do throws(PageAddress.Refused) {
            address = try PageAddress(
                text, server: "\(server.request.server.address)", origins: origins, choice: choice)
        } catch {
            return .error(error.text)
        }
        guard !isOpening else { return .error("Another “open” is under way. Wait for its answer.") }
        isOpening = true
        defer { isOpening = false }
        // The server is asked first: without it the browser would only show an error.
        let known = try await server.openPages()
        let tab = try await freshTab(size)
        kept.formUnion(choice.map(\.name))
        return try await load(address, in: tab, known: Set(known.keys), until: .now + patience)
    }

    /// Viaduct's parameters of the address. An empty one takes back what an earlier address has chosen.
    private func choice(_ arguments: MCPArguments) throws -> [(name: String, value: String)] {
        let version = try arguments.text("version")
        let wanted = [
            ("viaduct_test", server.test), ("viaduct_room", server.room == "default" ? nil : server.room),
            ("viaduct_platform", try arguments.text("platform", of: Self.platforms)),
            ("viaduct_version", version?.addingPercentEncoding(withAllowedCharacters: .alphanumerics)),
        ]
        return wanted.compactMap { name, value in value.map { (name, $0) } ?? (kept.contains(name) ? (name, "") : nil) }
    }

    /// A tab in place of the last one: it knows nothing of the places before.
    private func freshTab(_ size: BrowserTab.Size) async throws -> BrowserTab {
        let browser = try running()
        let last = tab
        let fresh = try await BrowserTab(in: browser, size: size)
        tab = fresh
        last?.close()
        return fresh
    }

    private func running() throws -> DevTools {
        if let browser, browser.isRunning { return browser }
        tab = nil
        kept = []
        guard let program = program ?? Chromium.find(searchPath: searchPath) else {
            throw MCPArguments.Invalid(
                description: """
                    There is no Chromium or Chrome in the PATH. Install one (apt-get install chromium), name one by viaduct mcp --browser FILE, \
                    or open the page with a browser tool of your own, with ?viaduct_test=\(server.test) in its address.
                    """)
        }
        let started = try DevTools(program: program)
        started.post("Browser.setDownloadBehavior", #"{"behavior":"deny"}"#)
        browser = started
        return started
    }

    private func load(
        _ address: PageAddress, in tab: BrowserTab, known: Set<String>, until deadline: ContinuousClock.Instant
    ) async throws -> MCPAnswer {
        if let reason = try await tab.load(address.url) { return .error(Self.sentence(on: reason, at: address)) }
        var hasEntered = false
        var end = deadline
        while true {
            let pages = try await server.openPages()
            if let page = pages.values.first(where: { Self.isNew($0, beside: known) }), tab.hasLoaded || .now >= end {
                return MCPAnswer(opened(page, titled: try await tab.place().title, in: tab, beside: pages.count - 1))
            }
            if tab.hasLoaded, tab.status == 401, !hasEntered, let link = await entry(to: address) {
                hasEntered = true
                if let reason = try await tab.load(link) { return .error(Self.sentence(on: reason, at: address)) }
            } else if tab.hasLoaded, end == deadline {
                end = min(deadline, .now + Self.connectionTime)
            }
            guard .now < end, !Task.isCancelled else { break }
            try await Task.sleep(for: Self.lookTime)
        }
        return .error(await absence(of: address, in: tab))
    }

    /// - Returns: a link into a guarded server, whose page goes on to the address; `nil` where there is none.
    private func entry(to address: PageAddress) async -> String? {
        guard address.origin == "\(server.request.server.address)" else { return nil }
        let room = server.room == "default" ? "" : ",\"room\":\(JSONText.quoted(server.room))"
        let request = "{\"seconds\":\(Self.entryTime),\"to\":\(JSONText.quoted(address.path))\(room)}"
        let answer = try? await server.body("POST", "/viaduct/api/links", json: Array(request.utf8))
        return answer.flatMap { try? JSONObject($0)["path"]?.string }.map { address.origin + $0 }
    }

    /// A page that has just connected says its address in its first frame.
    private static func isNew(_ page: JSONObject, beside known: Set<String>) -> Bool {
        guard let id = page["page"]?.string, page["url"]?.string?.isEmpty == false else { return false }
        return !known.contains(id)
    }

    /// - Parameter title: the page may not have sent the one that it has now.
    private func opened(_ page: JSONObject, titled title: String, in tab: BrowserTab, beside others: Int) -> String {
        let members = page.all.filter { $0.key != "isConnected" }.map {
            "\(JSONText.quoted($0.key)):\($0.key == "title" ? JSONText.quoted(title) : $0.value.json)"
        }
        let status = tab.status.map { ["\"status\":\($0)"] } ?? []
        let note = others == 0 ? [] : ["\"note\":\(JSONText.quoted(Self.note(on: others)))"]
        return "{\((members + status + shown(tab) + note).joined(separator: ","))}"
    }

    private static func note(on others: Int) -> String {
        "The test has \(others) more \(others == 1 ? "page" : "pages"), in another browser. Name this one by “page” in each call."
    }

    private func shown(_ tab: BrowserTab) -> [String] {
        ["\"width\":\(tab.size.width)", "\"height\":\(tab.size.height)", "\"errors\":\(JSONText.array(tab.errors))"]
    }

    private static func sentence(on reason: String, at address: PageAddress) -> String {
        let cure =
            reason.contains("CERT")
            ? "Have the browsers of this machine trust the certificate's authority, or open the page in a browser that does."
            : "Start Viaduct and the web app, and name the page as your browser does."
        return "The browser cannot load \(address.url): \(reason.start(100)). \(cure)"
    }

    private func absence(of address: PageAddress, in tab: BrowserTab) async -> String {
        let place = (try? await tab.place().url) ?? address.url
        let status = tab.status.map { ", and was answered with the status \($0)" } ?? ""
        let state = tab.hasLoaded ? "\(place.start(200)) is loaded\(status)" : "\(place.start(200)) has not finished loading\(status)"
        let errors = tab.errors.isEmpty ? "" : "\nErrors of the page:\n\(tab.errors.joined(separator: "\n"))"
        return """
            \(state), but it has not connected to \(server.request.server.address) as a page of the test “\(server.test)”. Open the web app \
            through Viaduct, or add the adapter to its pages; “viaduct doctor \(address.origin)” says what is missing. “screenshot” shows \
            the page.\(errors)
            """
    }

    // MARK: screenshot

    func screenshot(_ arguments: MCPArguments) async throws -> MCPAnswer {
        let wanted = Double(try arguments.whole("scale", in: Self.scales) ?? 1)
        guard let tab, browser?.isRunning == true else { return .error(try await elsewhere()) }
        var picture = try await tab.picture(scale: wanted)
        while picture.png.utf8.count > Self.longestPicture, picture.scale > Self.smallestScale {
            picture = try await tab.picture(scale: picture.scale / 2)
        }
        guard picture.png.utf8.count <= Self.longestPicture else {
            return .error("The picture has more than \(Self.longestPicture >> 20) MiB. “open” the page with a smaller “width” and “height”.")
        }
        let place = try await tab.place()
        let note = "It has fewer pixels than wanted, since it would have more than \(Self.longestPicture >> 20) MiB."
        let members =
            [
                "\"url\":\(JSONText.quoted(place.url))", "\"title\":\(JSONText.quoted(place.title))", "\"width\":\(picture.size.width)",
                "\"height\":\(picture.size.height)", "\"errors\":\(JSONText.array(tab.errors))",
            ] + (picture.scale < wanted ? ["\"note\":\(JSONText.quoted(note))"] : [])
        return MCPAnswer("{\(members.joined(separator: ","))}", png: picture.png)
    }

    private func elsewhere() async throws -> String {
        let pages = try await server.openPages()
        guard !pages.isEmpty else { return "No page is open. Call “open” with its address first." }
        return """
            The \(pages.count == 1 ? "page" : "\(pages.count) pages") of the test “\(server.test)” \(pages.count == 1 ? "is" : "are") in a browser \
            that “open” has not started. Take the screenshot with the tool that has opened it, or “open” the address here.
            """
    }
}
