import ViaductCommands

/// The command table of a small program.
let sample = CommandTable(
    program: "kettle", version: "1.2", summary: "Kettle boils water.",
    commands: [
        Command(
            "boil", summary: "Boil water.",
            sections: [
                .init(
                    "Flags",
                    [
                        Flag(
                            "degrees", "NUMBER", standard: "100", help: "Stop at this heat. Less for green tea.",
                            allowed: "a number", allows: { Int($0) != nil }),
                        Flag("water", "SOURCE", isList: true, help: "Fill from [this] 'source': tap."),
                        Flag("kind", "tea|coffee", help: "Water for this drink."),
                        Flag(
                            "secret", "TEXT", isSecret: true, help: "Secret.", allowed: "short",
                            allows: { $0.count < 4 }),
                        Flag(switch: "loud", letter: "l", help: "Whistle."),
                    ])
            ],
            examples: [.init("kettle boil --degrees 80", "Boil for green tea.")], notes: ["Each flag is .optional."]),
        Command(
            "pour", .init("FILE", count: 1...2, missing: "Name the cup: kettle pour FILE"), summary: "Pour into cups.",
            sections: [.init("Flags", [Flag("tray", "FOLDER", help: "Use this tray.")])],
            examples: [.init("kettle pour cup", "Pour.")]),
        Command(
            "sing", .init("high|low", count: 0...1), summary: "Sing.", examples: [.init("kettle sing low", "Sing low.")]
        ),
    ])
