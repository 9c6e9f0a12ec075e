internal import LWS

/// How many pages, or apps, there are in all, in each room and of each address, and how many there may be.
struct PeerQuota {
    /// One of the bounds, for one peer.
    struct Bound {
        let reason: RefusalReason
        /// The sentence for the refused peer. A close frame takes 123 bytes of it.
        let text: String
        /// Whether the bound counts a peer of this origin.
        let counts: (PeerOrigin) -> Bool
    }

    private let server: PeerLimit
    private let room: PeerLimit
    private let address: PeerLimit?
    /// Every peer is in a room.
    private var rooms = Tally<String>()
    private var addresses = Tally<String>()

    /// - Parameter address: `nil` for peers that show a secret.
    init(server: PeerLimit, room: PeerLimit, address: PeerLimit?) {
        self.server = server
        self.room = room
        self.address = address
    }

    mutating func add(_ origin: PeerOrigin) {
        rooms.add(origin.room)
        if let address = origin.address { addresses.add(address) }
    }

    mutating func remove(_ origin: PeerOrigin) {
        rooms.remove(origin.room)
        if let address = origin.address { addresses.remove(address) }
    }

    /// The bounds that leave no place for one more peer of this origin.
    func full(for origin: PeerOrigin) -> [Bound] {
        var full: [Bound] = []
        if rooms.total >= server.limit { full.append(Bound(reason: server.reason, text: server.text) { _ in true }) }
        if rooms[origin.room] >= room.limit {
            full.append(Bound(reason: room.reason, text: room.text) { $0.room == origin.room })
        }
        if let address, let client = origin.address, addresses[client] >= address.limit {
            full.append(Bound(reason: address.reason, text: address.text) { $0.address == client })
        }
        return full
    }
}

/// A number of peers that there may be, with the sentence for one too many.
struct PeerLimit {
    let limit: Int
    let reason: RefusalReason
    let text: String

    /// - Parameters:
    ///   - place: begins the sentence: `The server`.
    ///   - peers: their name, and the verb of the cure: `pages`, `Close`.
    ///   - setting: the limit's flag.
    init(_ limit: Int, _ reason: RefusalReason, of place: String, _ peers: (name: String, end: String), setting: String, code: String) {
        self.limit = limit
        self.reason = reason
        text = "\(place) takes \(limit) \(peers.name) at most (\(setting)). \(peers.end) some, or raise the limit. (\(code))"
    }
}

extension PeerQuota {
    static func pages(_ limits: ServerLimits) -> PeerQuota {
        let pages = (name: "pages", end: "Close")
        return PeerQuota(
            server: PeerLimit(limits.pages, .pages, of: "The server", pages, setting: "--max-pages", code: "VD-LIMIT-5"),
            room: PeerLimit(limits.roomPages, .roomPages, of: "A room", pages, setting: "--max-room-pages", code: "VD-LIMIT-6"),
            address: PeerLimit(
                limits.addressPages, .addressPages, of: "An address", pages, setting: "--max-address-pages", code: "VD-LIMIT-6"))
    }

    static func apps(_ limits: ServerLimits) -> PeerQuota {
        let apps = (name: "apps", end: "End")
        return PeerQuota(
            server: PeerLimit(limits.apps, .apps, of: "The server", apps, setting: "--max-apps", code: "VD-LIMIT-5"),
            room: PeerLimit(limits.roomApps, .roomApps, of: "A room", apps, setting: "--max-room-apps", code: "VD-LIMIT-6"), address: nil)
    }
}
