import Foundation

/// Checks that the adapter is there and runs before all other scripts.
extension PageCheckup {
    private static let adapterPath = "/viaduct/adapter.js"
    private static let noAdapter = "VD-ADAPTER-1"
    private static let lateAdapter = "VD-ADAPTER-2"
    private static let missingAdapter = "VD-ADAPTER-3"

    /// The index of its tag among the scripts.
    static func adapterIndex(in scripts: [PageVisit.Script]) -> Int? { scripts.firstIndex { $0.source.contains(adapterPath) } }

    /// - Returns: the address of the adapter that the page has loaded; `nil` when it has none.
    static func loadedAdapter(of visit: PageVisit) -> URL? {
        guard let index = adapterIndex(in: visit.scripts), visit.insight?.hasAdapter != false else { return nil }
        let source = visit.scripts[index].source
        guard case .answered(let status, _)? = visit.loads[source], status < 400 else { return nil }
        return URL(string: source, relativeTo: visit.answer.url)?.absoluteURL
    }

    var adapter: [Finding] {
        let scripts = visit.scripts
        guard let index = Self.adapterIndex(in: scripts) else {
            return [
                problem(
                    "The page does not load it.",
                    cure: "Open the page through Viaduct (viaduct --app URL), or begin its <head> with the adapter's script tag.",
                    code: Self.noAdapter)
            ]
        }
        let script = scripts[index]
        if script.isModule || script.isLate {
            return [
                problem(
                    "It is loaded late, so the page's modules may read the user agent before it.",
                    cure: "Take async, defer and type=\"module\" out of its tag.", code: Self.lateAdapter)
            ]
        }
        if let absent = absence(of: script) { return [absent] }
        if let earlier = scripts[..<index].first(where: { !$0.isModule && !$0.isLate }) {
            return [
                problem(
                    "Another script runs before it: \(earlier.source.isEmpty ? "one in the page" : earlier.source).",
                    cure: "Make the adapter's tag the first one in <head>.", code: Self.lateAdapter)
            ]
        }
        return [.fine("Adapter", "It runs first (\(script.source)).")]
    }

    /// - Returns: `nil` when the script runs, or when no browser has looked.
    private func absence(of script: PageVisit.Script) -> Finding? {
        let load = visit.lines.contains(where: Self.blocksAdapter) ? .blocked : visit.loads[script.source]
        if load == .blocked {
            return problem(
                "It did not load from \(script.source). The page's Content-Security-Policy blocks it.", cure: Self.policyCure,
                code: Self.blockedByPolicy)
        }
        if let trouble = load?.trouble {
            return problem(
                "It did not load from \(script.source). \(trouble)",
                cure: "Start Viaduct there, or give the tag the address at which Viaduct listens.", code: Self.missingAdapter)
        }
        guard visit.insight?.hasAdapter == false else { return nil }
        // The server answers a page that it refuses with a script that says so.
        if let refusal = visit.lines.first(where: { $0.contains("(VD-ACCESS-") }) {
            return problem("The server refuses it. \(refusal)", cure: "Start Viaduct so that this page may use it.", code: "VD-ACCESS-1")
        }
        return problem(
            "What came from \(script.source) did not begin to run.", cure: "Open that address. It has to be the adapter of a Viaduct server.",
            code: Self.missingAdapter)
    }

    private static func blocksAdapter(_ line: String) -> Bool {
        PolicyLine(line).map { $0.isBlocked && $0.subject.contains(adapterPath) } ?? false
    }

    private func problem(_ text: String, cure: String, code: String) -> Finding { .problem("Adapter", text, cure: cure, code: code) }
}
