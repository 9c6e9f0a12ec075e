import ViaductApp
import ViaductCommands
import ViaductRelay

/// The commands about recordings, with their flags, their help and their examples.
extension Subcommand {
    static let recordCommand = Command(
        "record", summary: "Write what happens to the pages of a server into a file.",
        sections: [
            .init(
                "Flags",
                [
                    Flag("out", "FILE", help: "Write this file, such as session.jsonl."),
                    server(help: "Record the trace of this server."), authorities,
                    room(help: "Record the pages of this room."),
                    Flag("page", "ID", help: "Record one page only, by the id that each line of viaduct trace has."),
                    Flag(
                        "mask", "NAME", isList: true,
                        help: "Mask the values of keys with this word too, besides \(SecretMask.words.joined(separator: ", "))."),
                    Flag(switch: "force", help: "Replace the file if there is one."),
                    Flag(switch: "once", help: "Write what has happened until now, and exit."),
                ])
        ],
        examples: [
            .init("viaduct record --out session.jsonl", "Record all pages of the server on this machine until Ctrl+C."),
            .init("viaduct record --out session.jsonl --mask email --once", "Write what has happened until now, without addresses."),
        ],
        notes: [ownServer])

    static let replayCommand = Command(
        "replay", .init("RECORDING", count: 1...1, missing: "Name the recording: viaduct replay session.jsonl"),
        summary: "Play the native side of a recording back to the pages of a server.",
        sections: [
            .init(
                "Flags",
                [
                    server(help: "Play to the pages of this server."), authorities,
                    room(help: "Play to the pages of this room only."),
                    Flag("platform", "ios|android", help: "Play the pages of this platform, else that of the first page."),
                    Flag(switch: "fast", help: "Answer at once, without the recorded pauses."),
                    Flag(switch: "taps", help: "Play the recorded taps too, instead of waiting for yours."),
                ])
        ],
        examples: [
            .init("viaduct replay session.jsonl", "Play to all pages of the server on this machine until Ctrl+C."),
            .init("viaduct replay session.jsonl --fast --taps", "Play without pauses, and without a tap of yours."),
        ],
        notes: [ownServer])

    static let diffCommand = Command(
        "diff",
        .init("RECORDING", count: 1...2, missing: "Name two recordings: viaduct diff before.jsonl after.jsonl"),
        summary: "Compare the traffic of two recordings, or of one on two platforms.",
        sections: [
            .init(
                "Flags",
                [
                    Flag(
                        "platforms", "PLATFORMS", isList: true, help: "Play one recording's pages on both platforms, and compare them.",
                        allowed: "ios,android", allows: { $0.split(separator: ",").allSatisfy { ["ios", "android"].contains($0) } }),
                    server(help: "Play at this server."), authorities,
                    room(help: "Play in this room."),
                ])
        ],
        examples: [
            .init("viaduct diff before.jsonl after.jsonl", "Print what has changed."),
            .init("viaduct diff --platforms ios,android session.jsonl", "Print what differs between the phones."),
        ],
        notes: ["It exits with 0 without a difference, with 1 when there is one, and with 2 for a file that cannot be read."])
}
