internal import Foundation
internal import ViaductApp

/// Links that give a browser access: `/viaduct/enter/#ROOM:END:NONCE:CODE`, followed by the path to open next.
///
/// Browsers send a fragment to no server, so it appears in no log. Each link works once, until its time is over or the server ends.
/// The code is an HMAC-SHA256 with the identity's token, so it expires with the token too.
struct EntryLinks {
    /// In seconds: a year.
    static let longestTime = 365 * 24 * 60 * 60

    static let used = InvalidRequest(
        "This link is used up, too old, or of an earlier start of the server.", status: 403, code: "VD-ACCESS-7")

    static func change(from own: Identity, to other: Identity) -> InvalidRequest {
        func place(_ identity: Identity) -> String { identity.room.map { "the room “\($0)”" } ?? "all rooms" }
        return InvalidRequest(
            "This browser is let in to \(place(own)). The link leads to \(place(other)), whose developers see what is done there.",
            status: 409, code: "VD-ACCESS-8")
    }

    private struct Unused {
        let identity: Identity
        let end: Date
        /// That of the token by which it is signed.
        let mark: String
        /// Owner of the link, where each has one at most.
        let session: String?
    }

    /// Links that were not opened yet, by their nonces.
    private var unused: [String: Unused] = [:]

    /// - Parameters:
    ///   - end: in whole seconds.
    ///   - session: has one ticket at a time, which is returned again until half of its time is over.
    /// - Returns: the part of the address after `#`.
    /// - Throws: when too many are unused.
    mutating func ticket(
        for identity: Identity, until end: Date, token: AppSecret, session: String? = nil, now: Date = Date()
    ) throws(InvalidRequest) -> String {
        if let session, let (nonce, kept) = unused.first(where: { $0.value.session == session }) {
            if kept.identity == identity, kept.end.timeIntervalSince(now) * 2 > end.timeIntervalSince(now) {
                return Self.signed(nonce, kept, by: token)
            }
            unused[nonce] = nil
        }
        unused = unused.filter { $0.value.end > now }
        try RoomShare.links.check(unused.count, own: unused.values.count { $0.identity == identity })
        let nonce = OwnerAccess.randomKey()
        let new = Unused(identity: identity, end: end, mark: Admission.mark(of: token), session: session)
        unused[nonce] = new
        return Self.signed(nonce, new, by: token)
    }

    /// Forgets the links by tokens that are gone, which nobody can open.
    mutating func keep(those identities: Identities) {
        let names = Set(unused.values.map(\.identity))
        let marks = names.reduce(into: [Identity: String]()) { $0[$1] = identities.token(of: $1).map(Admission.mark) }
        unused = unused.filter { marks[$0.value.identity] == $0.value.mark }
    }

    private static func signed(_ nonce: String, _ link: Unused, by token: AppSecret) -> String {
        let text = "\(link.identity.room ?? ""):\(Int(link.end.timeIntervalSince1970)):\(nonce)"
        return "\(text):\(token.key(for: purpose(text)))"
    }

    /// Redeems a ticket, which is invalid from then on.
    ///
    /// - Parameter identities: whose tokens may have signed it.
    /// - Returns: the ticket's identity, and the time when its access ends.
    mutating func use(_ ticket: String, of identities: Identities, now: Date = Date()) throws(InvalidRequest) -> (identity: Identity, end: Date) {
        let nonce = try nonce(of: ticket, identities)
        guard let link = unused.removeValue(forKey: nonce), link.end > now else { throw Self.used }
        return (link.identity, link.end)
    }

    /// - Returns: the ticket's identity. The ticket stays valid.
    func identity(of ticket: String, in identities: Identities) throws(InvalidRequest) -> Identity {
        guard let link = unused[try nonce(of: ticket, identities)] else { throw Self.used }
        return link.identity
    }

    private func nonce(of ticket: String, _ identities: Identities) throws(InvalidRequest) -> String {
        let parts = ticket.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 4, let token = identities.token(of: parts[0].isEmpty ? .owner : .room(parts[0])),
            token.isKey(parts[3], for: Self.purpose(parts[0...2].joined(separator: ":")))
        else { throw Self.used }
        return parts[2]
    }

    private static func purpose(_ text: String) -> String { "entry link \(text)" }
}
