/// A difference between Hotwire Native's iOS and Android libraries, reported in one of their issues.
///
/// Viaduct plays both phones by the rules of iOS, except where `docs/protocol.md` says otherwise of Android. So two phones may differ where
/// a comparison finds nothing. This finds the steps where they do.
struct KnownDifference: Sendable, Equatable {
    /// The issue's repository and number.
    let issue: String
    let title: String

    /// One step, with the screens before and after it.
    private struct Step {
        let entry: TrafficEntry
        let isModal: Bool
        let isModalNext: Bool
        /// How many earlier steps went to `/refresh_historical_location`.
        let refreshes: Int

        /// Whether turbo-rails sends the page to this one of its addresses (`refresh`, `recede`, `resume`).
        func leads(to name: String) -> Bool { leadsSomewhere && entry.subject.contains("/\(name)_historical_location") }

        var leadsSomewhere: Bool { entry.subject.hasPrefix("→ propose") || entry.subject.hasPrefix("→ visit") }
        var isBack: Bool { leads(to: "refresh") || leads(to: "recede") || leads(to: "resume") }
    }

    private static let routing = KnownDifference(issue: "hotwired/hotwire-native-android#175", title: "Differences in Server-Driven Routing")
    private static let modals = KnownDifference(
        issue: "hotwired/hotwire-native-android#84", title: "Differences in how Hotwire Native Android and iOS handle modal navigation")
    private static let location = KnownDifference(
        issue: "hotwired/hotwire-native-android#122", title: "`refresh_historical_location` does not use current WebView location")
    private static let refresh = KnownDifference(
        issue: "hotwired/hotwire-native-ios#224", title: "`refreshHistoricalLocation` does not refresh when triggered consecutively")
    private static let redirect = KnownDifference(
        issue: "hotwired/hotwire-native-ios#112", title: "Redirect to Modal Shows Different Screens Between iOS and Android")
    private static let ignored = KnownDifference(
        issue: "hotwired/hotwire-native-ios#83", title: "bridgeDidIgnoreMessage triggered after FormSubmission on modal")

    /// The steps at which the phones are known to differ, with their places.
    static func all(in entries: [TrafficEntry]) -> [(place: Int, known: KnownDifference)] {
        steps(of: entries).enumerated().flatMap { place, step in of(step).map { (place, $0) } }
    }

    private static func of(_ step: Step) -> [KnownDifference] {
        var known: [KnownDifference] = []
        if step.isBack, step.isModal { known += [routing, modals] }
        if step.leads(to: "refresh") { known.append(location) }
        if step.leads(to: "refresh"), step.refreshes > 0 { known.append(refresh) }
        if step.leadsSomewhere, step.entry.subject.hasSuffix("replace") || step.entry.subject.hasSuffix("(replace)"), !step.isModal, step.isModalNext
        {
            known.append(redirect)
        }
        if step.entry.subject.contains("VD-INACTIVE-1"), step.isModal { known.append(ignored) }
        return known
    }

    private static func steps(of entries: [TrafficEntry]) -> [Step] {
        let isModal = entries.map { $0.screen.map { $0.text.contains(#""modal":"#) } }
        // For each step, whether the first screen after it is modal.
        var next = [Bool?](repeating: nil, count: entries.count)
        for place in next.indices.dropLast().reversed() { next[place] = isModal[place + 1] ?? next[place + 1] }
        var (current, refreshes) = (false, 0)
        return entries.indices.map { place in
            current = isModal[place] ?? current
            let step = Step(entry: entries[place], isModal: current, isModalNext: next[place] ?? current, refreshes: refreshes)
            if step.leads(to: "refresh") { refreshes += 1 }
            return step
        }
    }

    /// Each of them once.
    static func once(_ all: [KnownDifference]) -> [KnownDifference] {
        all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// A line for a person.
    var line: String { "\(issue): \(title)" }
}
