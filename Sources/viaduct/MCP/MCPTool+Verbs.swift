/// The verbs of the test API as tools. docs/test-api.md describes them.
extension MCPTool {
    /// Each verb with its arguments.
    static let verbs = [
        MCPTool(
            "idle", readOnly: true,
            "Wait until nothing is under way in the page: no message, reply, visit, screen or question. Fails with what is.", common),
        MCPTool(
            "messages", readOnly: true,
            """
            Wait for messages that the page has sent to its native side. Each has component, event, data, and what became of it: \
            "state", and for a dropped one the "code" of its explanation. With none: true it makes sure that there is no such message.
            """,
            message + [
                .object("data", "A part of the message's data: each member has to match."),
                .whole("count", 0...1000, "How many have to come; 1 when absent. 0 looks at those that there are."),
                .whole("after", 0...(.max), "The “next” of an earlier answer: only newer messages count."),
                .flag("none", "Whether there should be no such message, once the page is idle."),
            ] + common),
        MCPTool(
            "screen", readOnly: true, "The native screen around the page: its bars, buttons, menus, sheets and questions, as JSON.", common),
        MCPTool("tap", "Tap a native control, such as a bar button or an element of a menu or a sheet.", control + common),
        MCPTool(
            "choose", "Choose an option or set a value of a native control. With nothing but an option: an element of a sheet, a menu or a list.",
            control + [
                .text("option", "The title of a segment, a row or an element."),
                .any(
                    "value",
                    """
                    The control's new value: true or false of a switch, a number of a slider, the index of a segment or of a picker's row, true \
                    to step up, and of a date what an HTML input has, such as "2026-12-24" or "08:30".
                    """),
            ] + common),
        MCPTool(
            "type", "Type a text into a native field, in place of its own, such as that of an alert or of a search bar.",
            control + [
                .text("text", "The field's new text.", isRequired: true), .flag("submit", "Whether to press the Return key afterwards."),
            ] + common),
        MCPTool(
            "reply", "Reply to the newest message that fits, in place of its native component.",
            message + [
                .whole("number", 0...(.max), "The message's number, in place of a component."),
                .object("matching", "A part of the message's data: each member has to match."),
                .object("data", "The reply's data; the message's own when absent."), .text("as", "The reply's event; the message's own when absent."),
            ] + common),
        MCPTool(
            "answer", "Answer a question that a phone would answer by itself or ask its owner, such as a location or a permission.",
            [
                .text("ask", "Its kind, as in the “asks” of the screen: “location”, “barcode”, “permission:camera”."),
                .any(
                    "value",
                    """
                    The answer; null cancels. By kind: permission true or false; location {"latitude":52.52,"longitude":13.405}; barcode \
                    {"code":"4006381333931","type":"ean13"}; biometrics "success", "failure" or "fallback"; nfc {"type":"text","value":"Hello"}; \
                    image {"images":["<base64>"]}; file {"files":[{"name":"a.pdf","data":"<base64>"}]}; token hexadecimal digits; link the \
                    address that it comes back with; purchase "bought" or "pending".
                    """),
                .object("preset", "In place of “ask”: answers by kind, for all questions from now on, such as {\"permission:camera\":true}."),
            ] + common),
        MCPTool(
            "components", "Let the page see only some of the app's components, as of an older app, or all with hidden: []. It tells which are seen.",
            [.texts("only", "The names of those to see."), .texts("hidden", "The names of those to hide.")] + common),
        MCPTool(
            "version", "Give the page the app of a version that the server's configuration describes; null for the app as it is.",
            [Argument("version", #"{"type":["string","null"],"description":"The version's name. Without it nothing changes."}"#)] + common),
        MCPTool(
            "stub",
            """
            Give the test's pages a bridge component that is written down as rules, in place of the app's own. Stub before you open the page, \
            since web libraries read the list of components only once.
            """,
            [
                .text("name", "The name of the bridge component, as the page's controller has it.", isRequired: true),
                Argument("rules", StubSchema.installed.rules),
            ] + common, definitions: StubSchema.installed.definitions),
        MCPTool(
            "background", "Send the app to the background, or bring it back.",
            [.flag("on", "Whether it is in the background; true when absent. false brings it back.")] + common),
        MCPTool("reset", "Make the test as it was at its start: no message, no preset answer, nothing hidden. The pages stay.", common),
        MCPTool(
            "strict", readOnly: true,
            "Fail if a message or a reply was dropped, or a page has had an error, since the start or the last reset, with the reason of each.",
            [.texts("allow", atMost: 64, "Parts of the sentences that the test expects, such as “was answered by 404”.")] + common),
    ]

    private static let common: [Argument] = [
        .text("page", "The first 8 digits of a page's id, when several pages belong to the test."),
        .whole("timeout", 0...60_000, "How long to wait, in milliseconds; 5000 when absent."),
    ]

    private static let message: [Argument] = [
        .text("component", "The name of the bridge component."), .text("event", "The event of the message."),
    ]

    private static let control: [Argument] = [
        .text("title", "The control's whole title or label."), .text("control", "The control's id on the screen."),
        .text("kind", "Its kind, when several have the title: “bar item”, “action”, “row”."),
        .text("component", "The bridge component that has made it."),
    ]
}
