/// A bound on what all rooms have together, and a smaller one for each of them, so that none takes the places of the others.
///
/// The owner counts as a room of its own.
struct RoomShare {
    let (all, ofRoom): (Int, Int)
    private let (reasonOfAll, reasonOfRoom): (RefusalReason, RefusalReason)
    /// Goes on after a number.
    private let things: String
    private let cure: String

    /// A console and a `viaduct trace` for each of 50 people, who may share one room. As many again are for the other rooms.
    static let readers = RoomShare(256, 128, .traceReaders, .roomTraceReaders, "readers of the trace at a time", "Close some.")
    /// The messages beside two pages of each of 50 people, and as many again.
    static let pageReaders = RoomShare(256, 128, .pageReaders, .roomPageReaders, "pages that show their messages", "Close the messages of some.")
    /// Ten for each of 50 people in one room, in 20 such rooms. A link takes some hundred bytes.
    static let links = RoomShare(
        10_000, 500, .links, .roomLinks, "links that nobody has opened", "Open some, or wait until their time is over.")

    private init(_ all: Int, _ ofRoom: Int, _ reasonOfAll: RefusalReason, _ reasonOfRoom: RefusalReason, _ things: String, _ cure: String) {
        (self.all, self.ofRoom) = (all, ofRoom)
        (self.reasonOfAll, self.reasonOfRoom) = (reasonOfAll, reasonOfRoom)
        (self.things, self.cure) = (things, cure)
    }

    /// - Parameters:
    ///   - count: of all that there are.
    ///   - own: how many of them are the room's.
    /// - Throws: when there is no place for one more.
    func check(_ count: Int, own: Int) throws(InvalidRequest) {
        guard own < ofRoom else {
            throw InvalidRequest("One room may have \(ofRoom) \(things). \(cure)", status: 503, code: "VD-LIMIT-6", limit: reasonOfRoom)
        }
        guard count < all else {
            throw InvalidRequest("All rooms together may have \(all) \(things). \(cure)", status: 503, code: "VD-LIMIT-5", limit: reasonOfAll)
        }
    }
}
