internal import Foundation
internal import LWS
internal import ViaductProtocol

/// What a page says in the address of its socket: `/viaduct/socket?page=<id>&room=<room>&received=<n>&platform=<platform>`.
struct PageRequest: Equatable, Sendable {
    static let path = "/viaduct/socket"
    static let subprotocol = "viaduct.page.1"

    struct Invalid: Error, Equatable {
        let text: String
    }

    /// 32 lower-case hexadecimal digits: the right to resume.
    let id: String
    let room: String
    /// How many counted frames of the session the page has had.
    let received: Int
    let platform: Platform

    init(_ request: HTTPRequest) throws(Invalid) {
        let offered = (request.headers["sec-websocket-protocol"] ?? "").split(separator: ",")
        guard offered.contains(where: { $0.trimmingCharacters(in: .whitespaces) == Self.subprotocol }) else {
            throw Invalid(text: "A page's socket has to ask for the subprotocol \(Self.subprotocol).")
        }
        guard let id = request.queryValue("page"), id.utf8.count == 32, id.utf8.allSatisfy(Self.isDigit) else {
            throw Invalid(text: "The query has to have page=<32 lower-case hexadecimal digits>.")
        }
        self.id = id
        (room, platform) = try Self.roomAndPlatform(request)
        guard let received = Int(request.queryValue("received") ?? "0"), received >= 0 else {
            throw Invalid(text: "In the query, received has to be a whole number from 0.")
        }
        self.received = received
    }

    /// What the addresses of the socket and of the adapter have in common.
    static func roomAndPlatform(_ request: HTTPRequest) throws(Invalid) -> (room: String, platform: Platform) {
        let room = request.queryValue("room") ?? RoomName.standard
        guard RoomName.isValid(room) else {
            throw Invalid(text: "In the query, room has to be 1 to 64 of A–Z a–z 0–9 . _ -")
        }
        let platform = request.queryValue("platform") ?? Platform.ios.rawValue
        guard let platform = Platform(rawValue: platform) else {
            throw Invalid(text: "In the query, platform has to be ios or android.")
        }
        return (room, platform)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
        default: false
        }
    }
}
