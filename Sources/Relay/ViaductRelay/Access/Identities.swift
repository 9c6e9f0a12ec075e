public import ViaductApp
internal import ViaductProtocol

/// The tokens of all identities: the server's secret, and those of rooms.
public struct Identities: Sendable {
    /// A mistake in the configuration: a sentence that names the room, and never shows a token.
    public struct Fault: Error, Equatable, Sendable {
        public let text: String
    }

    struct Room: Sendable {
        let token: AppSecret
        /// The key that admits pages to the room. It gives no right to read.
        let pageKey: AppSecret?
    }

    /// Many times a team of 50. Each request is compared with all of them.
    static let maximum = 512
    /// In characters: as many random ones cannot be guessed over a network.
    public static let shortestToken = 16
    /// In characters: the token goes into headers with other values.
    static let longestToken = 256
    /// In characters: libwebsockets reads 126 of a list of subprotocols, and `viaduct.page.1, viaduct.key.` takes 28.
    static let longestPageKey = 96
    private static let members = ["token", "page-key"]
    private static let cure = "Make one: openssl rand -hex 32"

    /// The server's secret; `nil` for no owner.
    public var owner: AppSecret?
    private(set) var rooms: [String: Room] = [:]

    public init(owner: AppSecret? = nil) {
        self.owner = owner
    }

    /// Reads `{"alice": "TOKEN", "bob": {"token": "TOKEN", "page-key": "KEY"}}`.
    public init(json: String) throws(Fault) {
        guard let object = try? JSONObject(Array(json.utf8)) else {
            throw Fault(text: #"It has to be an object of rooms and their tokens: {"alice": "TOKEN", "bob": {"token": "TOKEN"}}."#)
        }
        let all = object.all
        guard all.count <= Self.maximum else { throw Fault(text: "There are \(all.count) rooms, and \(Self.maximum) are allowed.") }
        var owners: [String: String] = [:]
        for (name, value) in all {
            let place = "“\(name.start(70))”"
            guard RoomName.isValid(name) else { throw Fault(text: "The room \(place) has to have a name of \(RoomName.allowed).") }
            guard rooms[name] == nil else { throw Fault(text: "The room \(place) is there twice.") }
            if name.utf8.count >= Self.shortestToken, let text = value.string, text.utf8.count < Self.shortestToken {
                let fault = #"A room has a long name, and a token that is too short to be safe. Are they swapped? Write {"ROOM": "TOKEN"}."#
                throw Fault(text: "\(fault) \(Self.cure)")
            }
            let room = try Self.room(value, in: place)
            for secret in [room.token, room.pageKey].compactMap(\.self) {
                if let other = owners.updateValue(name, forKey: secret.key(for: Self.likeness)) {
                    let who =
                        other == name ? "The room \(place) has the same token and page key" : "The rooms “\(other)” and \(place) have the same token"
                    throw Fault(text: "\(who). Each needs one of its own. \(Self.cure)")
                }
            }
            rooms[name] = room
        }
    }

    public var isEmpty: Bool { rooms.isEmpty }

    /// Whether each token of the earlier ones still lets in where it did. Page keys do not count: they let nobody to the web app.
    public func holdsAll(of earlier: Identities) -> Bool {
        func isSame(_ former: AppSecret?, _ new: AppSecret?) -> Bool { former.map(Admission.mark) == new.map(Admission.mark) }
        return (earlier.owner == nil || isSame(earlier.owner, owner)) && earlier.rooms.allSatisfy { isSame($0.value.token, rooms[$0.key]?.token) }
    }

    /// Throws if a room has the owner's secret, which would make each its owner.
    public func checkOwner(_ owner: AppSecret?) throws(Fault) {
        guard let owner else { return }
        let key = owner.key(for: Self.likeness)
        for (name, room) in rooms.sorted(by: { $0.key < $1.key })
        where [room.token, room.pageKey].compactMap(\.self).contains(where: { $0.isKey(key, for: Self.likeness) }) {
            throw Fault(text: "The room “\(name)” has the same token as the server. Each needs one of its own. \(Self.cure)")
        }
    }

    private static let likeness = "likeness"

    private static func room(_ value: JSONValue, in place: String) throws(Fault) -> Room {
        guard let object = value.object else { return Room(token: try secret(value, "its token", in: place), pageKey: nil) }
        if let wrong = object.all.first(where: { !members.contains($0.key) }) {
            throw Fault(text: "\(place) has the unknown member “\(wrong.key.start(70))”. It takes “token” and “page-key”.")
        }
        guard let token = object["token"] else { throw Fault(text: "\(place) has no “token”. \(cure)") }
        return Room(
            token: try secret(token, "“token”", in: place),
            pageKey: try object["page-key"].map { value throws(Fault) in try secret(value, "“page-key”", in: place, longest: longestPageKey) })
    }

    private static func secret(_ value: JSONValue, _ name: String, in place: String, longest: Int = longestToken) throws(Fault) -> AppSecret {
        guard let text = value.string else { throw Fault(text: "\(place): \(name) has to be a text.") }
        guard text.utf8.count >= shortestToken else {
            throw Fault(text: "\(place): \(name) is too short to be safe: at least \(shortestToken) characters are needed. \(cure)")
        }
        guard text.utf8.count <= longest, text.utf8.allSatisfy(isOfToken), let secret = AppSecret(text) else {
            throw Fault(text: "\(place): \(name) has to be \(shortestToken) to \(longest) of A–Z a–z 0–9 . _ ~ -. \(cure)")
        }
        return secret
    }

    /// Whether a subprotocol's name can have it (RFC 9110, section 5.6.2).
    private static func isOfToken(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: [UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "~")].contains(byte)
        }
    }

    /// The token of an identity; `nil` when there is none any more.
    func token(of identity: Identity) -> AppSecret? {
        switch identity {
        case .owner: owner
        case .room(let name): rooms[name]?.token ?? owner
        }
    }
}
