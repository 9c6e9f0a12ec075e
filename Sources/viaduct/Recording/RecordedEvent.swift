import ViaductProtocol

/// One event of a recording: the trace's, as `docs/protocol.md` describes it.
struct RecordedEvent {
    /// Its sender: `page`, `native` or `viaduct`.
    let origin: String
    let kind: String
    /// The first digits of the page's id; empty for the trace's events about itself.
    let page: String
    /// In milliseconds since 1970.
    let time: Double
    let component: String?
    let event: String?
    let id: String?
    /// The frame; `nil` without one, and for one that was no JSON object.
    let frame: JSONObject?

    /// - Returns: `nil` unless the line is a JSON object with the members of every event.
    init?(_ line: [UInt8]) {
        guard let object = try? JSONObject(line), let kind = object["kind"]?.string,
            let page = object["page"]?.string ?? (kind == "skipped" ? "" : nil)
        else { return nil }
        self.kind = kind
        self.page = page
        origin = object["from"]?.string ?? "viaduct"
        time = object["time"].flatMap { Double($0.json) } ?? 0
        component = object["component"]?.string
        event = object["event"]?.string
        id = object["id"]?.string
        frame = object["frame"]?.object
    }

    /// The data of a message or a reply.
    var data: JSONValue? { frame?["message"]?.object?["data"] }

    /// The URL that an `open`, a `visit`, a `propose` or a `move` names; empty without one.
    var url: String { frame?["url"]?.string ?? "" }
}
