import ViaductCommands

extension Subcommand {
    static let contractCommand = Command(
        contract.rawValue,
        .init(
            "WEB-FOLDER SWIFT-FOLDER", count: 2...2,
            missing: "Name the folder of the controllers and that of the Swift components: viaduct contract WEB-FOLDER SWIFT-FOLDER"),
        summary: "Compare what controllers send with what Swift components take, and write it down as JSON Schemas.",
        sections: [
            .init(
                "Flags",
                [
                    Flag("out", "FOLDER", help: "Write one JSON Schema a component into this folder."),
                    Flag("from", "FILE", isList: true, help: "Compare the messages of this recording too, of viaduct trace --json."),
                ])
        ],
        examples: [
            .init(
                "viaduct contract app/javascript/controllers ../my-ios-app/Bridge", "Print where the two sides disagree."),
            .init(
                "viaduct contract app/javascript/controllers ../my-ios-app/Bridge --out bridge/contract", "Write the schemas too."),
        ],
        notes: [
            "It exits with 1 when the two sides disagree, and with 2 when a file was not read. "
                + "JavaScript is read by Node.js and Acorn, TypeScript and JSX by esbuild too (docs/contract.md)."
        ]
    )
}
