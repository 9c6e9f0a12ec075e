import Foundation
import ViaductCommands
import ViaductRelay

extension Subcommand {
    static var linkCommand: Command {
        Command(
            Self.link.rawValue, summary: "Print a link that lets one browser into a team's server.",
            sections: [.init("Flags", linkFlags)],
            examples: [
                .init("viaduct link --room alice --for 8h", "Let a browser into the room “alice” for a working day."),
                .init(
                    "viaduct link --room alice --url https://viaduct.example.internal --qr",
                    "Make it for the address that browsers have, and show it to a phone's camera."),
            ],
            notes: [
                """
                The link is good once. The browser keeps a cookie until the time is over, which reaches the room and no other. \
                Without --room it reaches all rooms that you reach.
                """, ownServer,
            ])
    }

    private static let linkFlags = [
        server(help: "Ask this server, with its secret, or with a room's token in VIADUCT_TOKEN."), authorities,
        Flag("room", "ROOM", help: "Let the browser into this room.", allowed: RoomName.allowed, allows: RoomName.isValid),
        Flag(
            "for", "TIME", standard: "8h", help: "Let it in for this time: 30m, 8h, 7d.",
            allowed: LinkCommand.Time.allowed, allows: { LinkCommand.Time($0) != nil }),
        Flag(
            "to", "PATH", help: "Open this path behind the link, such as /todos.", allowed: "a path that begins with /",
            allows: { $0.hasPrefix("/") }),
        Flag(
            "url", "URL", help: "Begin the link with this address, under which browsers find the server.",
            allowed: "a URL without path such as https://viaduct.example.internal",
            allows: { $0.wholeMatch(of: #/https?:\/\/[^\/\s?#]+\/?/#) != nil }),
        Flag(switch: "qr", help: "Print the link as a QR code too."),
    ]
}
