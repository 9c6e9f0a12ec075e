import Testing
import ViaductCommands

@Suite struct CommandTableTests {
    private func run(_ arguments: String...) throws -> Invocation {
        guard case .run(let invocation) = try sample.parse(arguments) else { throw UsageError("is not run") }
        return invocation
    }

    private func error(_ arguments: String...) -> String? {
        #expect(throws: UsageError.self) { try sample.parse(arguments) }?.description
    }

    @Test func `flags take the next argument or what follows an equals sign, and may be repeated if they are lists`()
        throws
    {
        let invocation = try run("boil", "--water", "a", "--water=b=c", "--degrees=70", "--degrees", "80", "-l")
        #expect(invocation.command.name == "boil")
        #expect(invocation.list("water") == ["a", "b=c"])
        #expect(invocation["degrees"] == "80")
        #expect(invocation.switches == ["loud"])
        #expect(invocation["kind"] == nil)
    }

    @Test func `the first command runs when none is named`() throws {
        #expect(try run().command.name == "boil")
        #expect(try run("--loud").command.name == "boil")
    }

    @Test func `flags may stand before, between and behind operands`() throws {
        let invocation = try run("pour", "one", "--tray", "two", "three")
        #expect(invocation.operands == ["one", "three"])
        #expect(invocation["tray"] == "two")
    }

    @Test(arguments: [
        (["fly"], "“fly” is not a command. There are boil, pour, sing, help."),
        (["biol"], "“biol” is not a command. Did you mean “boil”?"),
        (["boil", "--wter", "x"], "“--wter” is not a flag of kettle boil. Did you mean --water?"),
        (["--deg", "x"], "“--deg” is not a flag of kettle boil. Did you mean --degrees?"),
        (["boil", "--tray", "x"], "“--tray” is not a flag of kettle boil. It is one of kettle pour."),
        (["pour", "cup", "-x"], "“-x” is not a flag of kettle pour. See kettle help pour."),
        (["--water"], "--water needs a value: --water SOURCE"), (["--loud=no"], "--loud takes no value."),
        (["boil", "extra"], "“extra” is one word too many. The usage is: kettle [boil] [FLAG …]"),
        (["pour"], "Name the cup: kettle pour FILE"),
        (["pour", "a", "b", "c"], "“c” is one word too many. The usage is: kettle pour FILE … [FLAG …]"),
        (["sing", "lo"], "“lo” is not one of high, low. Did you mean “low”?"),
        (["help", "por"], "“por” is not a command. Did you mean “pour”?"),
        (["--degrees", "hot"], "--degrees: “hot” is not allowed. It has to be a number."),
        (["--kind=milk"], "--kind: “milk” is not allowed. It has to be one of tea, coffee."),
        (["--secret", "12345"], "--secret: This value is not allowed. It has to be short."),
    ])
    func `a mistake is an error that says what to do`(arguments: [String], text: String) {
        let error = #expect(throws: UsageError.self) { try sample.parse(arguments) }
        #expect(error?.description == text)
    }

    @Test(arguments: [
        ["help", "pour"], ["pour", "--help"], ["pour", "-h", "--tray", "x"], ["pour", "a", "b", "c", "--help"],
    ])
    func `a command has a page of its own`(arguments: [String]) throws {
        guard case .help(let command?) = try sample.parse(arguments) else { throw UsageError("no page") }
        let page = sample.help(command)
        #expect(page.hasPrefix("Pour into cups.\n\nUsage: kettle pour FILE … [FLAG …]\n"))
        #expect(page.contains("  --tray FOLDER\n        Use this tray."))
        #expect(page.contains("  kettle pour cup\n        Pour."))
        #expect(!page.contains("--degrees"))
    }

    @Test(arguments: [["help"], ["--help"], ["-h"]])
    func `the overview lists the commands and the flags of the first one`(
        arguments: [String]
    ) throws {
        guard case .help(nil) = try sample.parse(arguments) else { throw UsageError("no overview") }
        let text = sample.help(nil)
        for command in sample.commands { #expect(text.contains("  \(command.name)")) }
        #expect(text.contains("--degrees NUMBER\n        Stop at this heat. Less for green tea. Default: 100."))
        #expect(text.contains("source': tap. Repeatable."))
    }

    @Test func `the version is asked for by a flag`() throws {
        guard case .version = try sample.parse(["--version"]) else { throw UsageError("no version") }
    }

    @Test func `no line of the help is longer than 80 characters`() {
        let long = CommandTable(
            program: "k", version: "1", summary: String(repeating: "word ", count: 50),
            commands: [Command("a", summary: String(repeating: "word ", count: 50), examples: [])])
        for line in long.help(nil).split(separator: "\n") { #expect(line.count <= 80) }
    }

    @Test func `an argument without end is refused at once`() {
        let long = String(repeating: "x", count: 1 << 20)
        let start = ContinuousClock.now
        #expect(error(long) != nil)
        #expect(error("--\(long)") != nil)
        #expect(ContinuousClock.now - start < .seconds(5))
    }

    @Test func `the manual page has all flags, and nothing that roff would misread`() {
        let page = sample.manPage
        #expect(page.contains(#".B \-\-degrees NUMBER"#))
        #expect(page.contains(#".B \-l, \-\-loud"#))
        #expect(page.contains("\nStop at this heat.\nLess for green tea.\nDefault: 100.\n"))
        #expect(page.contains(#"Fill from [this] \(aqsource\(aq: tap."#))
    }
}
