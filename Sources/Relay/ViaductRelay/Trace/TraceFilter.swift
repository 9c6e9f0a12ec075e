internal import LWS
internal import ViaductProtocol

/// The events that a reader of the trace wants. A criterion without a value matches all.
struct TraceFilter: Equatable, Sendable {
    var pages: Set<String> = []
    var components: Set<String> = []
    var events: Set<String> = []
    var kinds: Set<String> = []
    var origin: TraceEvent.Origin?
    /// The tag of a test: the pages of other tests do not match, but those of none do.
    var test: String?
    /// Whether only events about drops and errors match.
    var isDroppedOnly = false

    init() {}

    /// - Parameter request: has `page`, `component`, `event`, `kind` (each a list separated by commas), `from`, `test` and `dropped` in
    ///   its query.
    init(_ request: HTTPRequest) throws(InvalidRequest) {
        func words(_ name: String) -> Set<String> {
            Set((request.queryValue(name) ?? "").split(separator: ",").map(String.init))
        }
        pages = Set([request.queryValue("page")].compactMap(\.self))
        components = words("component")
        events = words("event")
        kinds = words("kind")
        if let kind = kinds.first(where: { !TraceRecord.kinds.contains($0) }) {
            throw InvalidRequest("In the query, kind “\(kind.start())” is none of \(TraceRecord.kinds.sorted().joined(separator: ", ")).")
        }
        isDroppedOnly = try request.flag("dropped") ?? false
        test = try request.test()
        guard let from = request.queryValue("from") else { return }
        guard let origin = TraceEvent.Origin(rawValue: from) else {
            throw InvalidRequest("In the query, from has to be page, native or viaduct.")
        }
        self.origin = origin
    }

    func wants(_ record: TraceRecord) -> Bool {
        if !pages.isEmpty, !pages.contains(record.page) { return false }
        if let test, let other = record.test, other != test { return false }
        if let origin, record.origin != origin { return false }
        if !components.isEmpty, !components.contains(record.component ?? "") { return false }
        if !events.isEmpty, !events.contains(record.event ?? "") { return false }
        if !kinds.isEmpty, !kinds.contains(record.kind) { return false }
        return !isDroppedOnly || record.isTrouble
    }
}
