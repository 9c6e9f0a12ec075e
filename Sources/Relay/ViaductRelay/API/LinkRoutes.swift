internal import Foundation
internal import LWS
internal import ViaductCommands
internal import ViaductProtocol

/// Makes links that give a browser access as an identity.
@MainActor struct LinkRoutes {
    unowned let server: Server

    /// A link to the console.
    func console(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        .json(#"{"path":\#(JSONText.quoted(try server.makeConsoleLink(for: try admitted.proof())))}"#)
    }

    /// A link that reaches the sender's room at most, and ends with the sender's cookie.
    func entry(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        let asker = try admitted.proof()
        let (body, seconds) = try admitted.request.read { body throws(FrameError) in
            let object = try JSONObject(frame: body)
            return (object, try object.whole("seconds", among: 1...EntryLinks.longestTime))
        }
        let identity = try identity(body["room"], for: asker)
        guard let seconds else { throw InvalidRequest("The body has to have “seconds”, from 1 to \(EntryLinks.longestTime).") }
        let end = asker.end(in: TimeInterval(seconds))
        let address = try server.makeEntry(for: identity, until: end) + destination(body["to"])
        let note = note(on: identity).map { #","note":\#(JSONText.quoted($0))"# } ?? ""
        return .json(#"{"path":\#(JSONText.quoted(address)),"end":\#(Int(end.timeIntervalSince1970))\#(note)}"#)
    }

    /// A sentence on a room that no developer has a token for, which may be misspelt.
    private func note(on identity: Identity) -> String? {
        let rooms = server.roomsWithToken
        guard let name = identity.room, !rooms.isEmpty, !rooms.contains(name) else { return nil }
        let cure =
            Suggestion.nearest(to: name, among: rooms).map { "Did you mean “\($0)”?" }
            ?? "Add it to the identities for a room with a token of its own."
        return "No identity has the room “\(name)”. The link opens it all the same. \(cure)"
    }

    private func identity(_ room: JSONValue?, for asker: Admission) throws(InvalidRequest) -> Identity {
        guard let room else { return asker.identity }
        guard let name = room.string, RoomName.isValid(name) else { throw InvalidRequest("“room” has to be \(RoomName.allowed).") }
        return try asker.identity(ofLinkTo: name)
    }

    private func destination(_ path: JSONValue?) throws(InvalidRequest) -> String {
        guard let path else { return "" }
        guard let text = path.string, text.hasPrefix("/"), text.utf8.count <= 1000, text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
            throw InvalidRequest("“to” has to be a path with its query, as in an address: /todos?page=2, of at most 1000 bytes.")
        }
        return text
    }
}
