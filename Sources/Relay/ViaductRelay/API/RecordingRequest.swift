internal import LWS
internal import ViaductProtocol

/// A request for the recording of a room: `/viaduct/api/recording?room=<room>&page=<id>,<id>&mask=<word>,<word>`.
struct RecordingRequest {
    /// Each word costs time with each key. The pages are those of one tab.
    private static let mostWords = 64, mostPages = 500
    /// In bytes.
    private static let longest = 64

    let filter: TraceFilter
    let mask: SecretMask

    init(_ request: HTTPRequest) throws(InvalidRequest) {
        var filter = TraceFilter()
        filter.pages = Set(try Self.words("page", of: request, atMost: Self.mostPages))
        self.filter = filter
        mask = SecretMask(adding: try Self.words("mask", of: request, atMost: Self.mostWords))
    }

    private static func words(_ name: String, of request: HTTPRequest, atMost most: Int) throws(InvalidRequest) -> [String] {
        let words = (request.queryValue(name) ?? "").split(separator: ",").map(String.init)
        guard words.count <= most, words.allSatisfy({ $0.utf8.count <= longest }) else {
            throw InvalidRequest("In the query, \(name) has at most \(most) words of \(longest) bytes, with commas between them.")
        }
        return words
    }
}
