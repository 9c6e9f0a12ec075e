import ViaductProtocol

/// The browser's events about a page: its documents, its scripts and its console.
@MainActor final class PageEvents {
    /// How many lines of the console are kept, the last ones, and how many characters of each.
    private static let (maximumLines, longestLine) = (200, 1000)

    private let frame: String
    /// The newest answer to a request for the page itself.
    private(set) var document: JSONValue?
    /// The addresses of scripts as in their tags, by their requests' ids: redirects change them.
    private(set) var scripts: [String: String] = [:]
    private(set) var loads: [String: ScriptLoad] = [:]
    private(set) var lines: [String] = []

    /// - Parameter frame: the page's own.
    init(of frame: String) {
        self.frame = frame
    }

    func take(_ event: String, _ parameters: JSONValue) {
        let id = parameters.member("requestId")?.string ?? ""
        let isScript = parameters.member("type")?.string == "Script"
        switch event {
        case "Network.requestWillBeSent" where isScript && scripts[id] == nil:
            scripts[id] = parameters.member("request")?.member("url")?.string
        case "Network.loadingFailed": if let url = scripts[id] { fail(url, parameters) }
        case "Network.responseReceived": answer(id, parameters)
        case "Runtime.consoleAPICalled":
            let arguments = parameters.member("args")?.elements() ?? []
            note(arguments.map { $0.member("value").map(Self.text) ?? $0.member("description").map(Self.text) ?? "" }.joined(separator: " "))
        case "Runtime.exceptionThrown":
            let details = parameters.member("exceptionDetails")
            note("Uncaught: \((details?.member("exception")?.member("description") ?? details?.member("text")).map(Self.text) ?? "")")
        case "Log.entryAdded": if let text = parameters.member("entry")?.member("text") { note(Self.text(text)) }
        default: break
        }
    }

    private func answer(_ id: String, _ parameters: JSONValue) {
        guard let response = parameters.member("response") else { return }
        if parameters.member("type")?.string == "Document", parameters.member("frameId")?.string == frame {
            document = response
        } else if let url = scripts[id] {
            loads[url] = .answered(status: response.member("status")?.integer ?? 0, type: response.member("mimeType")?.string ?? "")
        }
    }

    private func fail(_ url: String, _ parameters: JSONValue) {
        // The script of an error is aborted too.
        if case .answered(let status, _) = loads[url], status >= 400 { return }
        let isBlocked = parameters.member("blockedReason")?.string == "csp"
        loads[url] = isBlocked ? .blocked : .failed(parameters.member("errorText")?.string ?? "no reason was given")
    }

    private func note(_ line: String) { lines = (lines + [line.start(Self.longestLine)]).suffix(Self.maximumLines) }

    private static func text(_ value: JSONValue) -> String { value.string ?? value.json }
}
