import Foundation
import HotwireNative
import ViaductProtocol

/// The path rules that match, for the trace.
extension EmbeddedSession {
    /// Reports the rules that decide about the page's visit.
    func reportRules(on frame: PageFrame) {
        switch frame {
        case .open(let url, _, _, _), .visit(let url, _, _, _): reportRules(for: url)
        case .propose(let url, _, let isTurbo, _, _): reportRules(for: url, isTurbo: isTurbo)
        default: break
        }
    }

    /// Reports the rules that match. None matches a text that is no URL.
    ///
    /// - Parameter url: as the page, or a developer, has written it.
    func reportRules(for url: String, isTurbo: Bool = false) {
        let reading = proposedURL(url, isTurbo: isTurbo).map { app.paths.reading(at: url, as: $0) }
        let rules = reading?.matches.map { PathReport.Rule(index: $0.index, pattern: $0.pattern, properties: $0.properties.json) }
        outlet?.report(
            .rules(
                PathReport(
                    url: url, path: reading?.path ?? "", count: app.paths.sourceRuleCount, rules: rules ?? [],
                    properties: (reading?.properties ?? [:]).json)))
    }

    /// Reports the rules of the current place, now and whenever the path configuration changes, or no longer.
    func followRules(_ isOn: Bool) {
        let id = ObjectIdentifier(self)
        app.paths.observers[id] = nil
        guard isOn else { return }
        app.paths.observers[id] = { [weak self] in self?.reportRulesOfPlace() }
        reportRulesOfPlace()
    }

    private func reportRulesOfPlace() {
        if let place = stack.current { reportRules(for: place.initialURL) }
    }
}
