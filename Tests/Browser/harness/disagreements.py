"""Deliberate disagreements of controllers and Swift components, written before the reader that finds them; and pairs that agree."""

from dataclasses import dataclass

CONTROLLER = """import { BridgeComponent, BridgeElement } from "@hotwired/hotwire-native-bridge"
%(head)s
export default class extends %(base)s {
  static component = "%(name)s"
  static targets = ["item"]
  static values = { title: String, style: String, danger: Boolean, side: Number }
%(members)s
  connect() {
    super.connect()
    %(connect)s
  }
}
"""
COMPONENT = """import HotwireNative

final class Component%(name)s: %(base)s {
    override class var name: String { "%(name)s" }
    override func onReceive(message: Message) {
        switch message.event {
        case "connect":
            guard let data: MessageData = message.data() else { return }
            %(reply)s
        default: break
        }
    }
    struct MessageData: Decodable {
        %(data)s
    }
    %(types)s
}
%(outside)s
"""
TITLE = "let title: String"
STYLE = "enum Style: String, Decodable { case primary, destructive = \"danger\" }"


@dataclass(frozen=True)
class Pair:
    """A controller and a component, of which most parts are the same in all pairs."""

    connect: str
    data: str = TITLE
    # Texts of the output: the finding behind the component's name, and others.
    told: tuple = ()
    types: str = ""
    head: str = ""
    members: str = ""
    base: str = "BridgeComponent"
    swift_base: str = "BridgeComponent"
    outside: str = ""
    reply: str = ""

    def controller(self, name):
        return CONTROLLER % {"name": name, "head": self.head, "members": self.members, "connect": self.connect, "base": self.base}

    def component(self, name):
        return COMPONENT % {"name": name, "data": self.data, "types": self.types, "base": self.swift_base, "outside": self.outside, "reply": self.reply}


def send(data):
    return f'this.send("connect", {data})'


NULL, ABSENT = "“title” may be null, which the app does not take.", "“title” may be missing, which the app does not take."
UNKNOWN_EVENT = ("the app does not know the event.", "sends conect", "knows connect")
EVENTS = 'const EVENTS = Object.freeze({ connect: "conect" })'

DISAGREEMENTS = {
    # Values that may be null or absent.
    "bridge attribute": Pair(send('{ title: this.bridgeElement.bridgeAttribute("title") }'), told=(NULL,)),
    "attribute in a constant": Pair('const title = this.element.getAttribute("title")\n    ' + send("{ title }"), told=(NULL,)),
    "attribute of a getter": Pair(send("{ title: this.title }"), members='  get title() { return this.bridgeElement.bridgeAttribute("title") }', told=(NULL,)),
    "attribute in a list": Pair(
        send('{ items: this.itemTargets.map(item => ({ title: new BridgeElement(item).bridgeAttribute("title") })) }'), "let items: [Item]",
        types="struct Item: Decodable { let title: String }", told=("“items[].title” may be null, which the app does not take.",)),
    "dataset": Pair(send("{ title: this.element.dataset.title }"), told=(ABSENT,)),
    "dataset taken apart": Pair("const { title } = this.element.dataset\n    " + send("{ title }"), told=(ABSENT,)),
    "?? null": Pair(send("{ title: window.pageTitle ?? null }"), told=(NULL,)),
    "|| null": Pair(send("{ title: this.titleValue || null }"), told=(NULL,)),
    "|| undefined": Pair(send("{ title: this.titleValue || undefined }"), told=(ABSENT,)),
    "ternary with null": Pair(send("{ title: this.hasTitleValue ? this.titleValue : null }"), told=(NULL,)),
    "ternary with undefined": Pair(send("{ title: this.hasTitleValue ? this.titleValue : undefined }"), told=(ABSENT,)),
    "if (x) data.y = x": Pair("const data = {}\n    if (this.hasTitleValue) data.title = this.titleValue\n    " + send("data"), told=(ABSENT,)),
    "x && (data.y = x)": Pair("let data = { side: 1 }\n    this.hasTitleValue && (data.title = this.titleValue)\n    " + send("data"), told=(ABSENT,)),
    "...(x && { y })": Pair(send("{ ...(this.hasTitleValue && { title: this.titleValue }) }"), told=(ABSENT,)),
    "optional chaining": Pair(send("{ title: this.itemTargets[0]?.textContent }"), told=(ABSENT,)),
    "early return": Pair(
        send("{ title: this.title() }"), members="  title() {\n    if (!this.hasItemTarget) return null\n    return this.titleValue\n  }", told=(NULL,)),
    # Literals outside of an enum.
    "misspelt case": Pair(send('{ style: "primry" }'), "let style: Style", types=STYLE, told=(
        "“style” is “primry”, which the app does not know.", "knows primary, danger", "Did you mean “primary”?")),
    "name of a case with another value": Pair(send('{ style: this.dangerValue ? "destructive" : "primary" }'), "let style: Style", types=STYLE, told=(
        "“style” is “destructive”, which the app does not know.",)),
    "optional case in a list": Pair(
        send('{ items: this.itemTargets.map(item => ({ style: item.id ? "primary" : "other" })) }'), "let items: [Item]",
        types=f"struct Item: Decodable {{ let style: Style? }}\n    {STYLE}", told=("“items[].style” is “other”, which the app does not know.",)),
    "number": Pair(send("{ side: 2 }"), "let side: Side", types="enum Side: Int, Decodable { case left, right }", told=(
        "“side” is 2, which the app does not know.", "knows 0, 1")),
    "constant of an object": Pair(send("{ style: STYLES.danger }"), "let style: Style", types=STYLE, head='const STYLES = { danger: "destructive" }', told=(
        "“style” is “destructive”, which the app does not know.",)),
    # Renamed optional keys.
    "renamed optional key": Pair(send("{ title: this.titleValue }"), "let heading: String?", told=(
        "the app takes “heading”, which the page does not send. It may be renamed: the page sends “title”, which the app does not take.",)),
    "renamed optional key in a list": Pair(
        send('{ items: [{ label: "a", side: 1 }] }'), "let items: [Item]", types="struct Item: Decodable { let title: String?; let side: Int }", told=(
            "the app takes “items[].title”, which the page does not send. It may be renamed: the page sends “label”",)),
    # Events of constants.
    "EVENTS.connect": Pair('this.send(EVENTS.connect, { title: "a" })', head=EVENTS, told=UNKNOWN_EVENT),
    "EVENTS.connect of another file": Pair('this.send(EVENTS.connect, { title: "a" })', head='import { EVENTS } from "./events"', told=UNKNOWN_EVENT),
    "events of a whole module": Pair('this.send(events.CONNECT, { title: "a" })', head='import * as events from "./events"', told=UNKNOWN_EVENT),
    "static events": Pair('this.send(this.constructor.events.connect, { title: "a" })', members='  static events = { connect: "conect" }', told=UNKNOWN_EVENT),
    # Base components under another name.
    "imported under another name": Pair(
        send("{ tilte: 1 }"), head='import { BridgeComponent as Base } from "@hotwired/hotwire-native-bridge"', base="Base", told=("the app needs “title”",)),
    "exported again as a default": Pair(send("{ tilte: 1 }"), head='import Base from "./base"', base="Base", told=("the app needs “title”",)),
    "own base class in Swift": Pair(
        send("{ tilte: 1 }"), swift_base="Shared", outside="class Shared: BridgeComponent { func log() {} }", told=("the app needs “title”",)),
    "typealias in Swift": Pair(send("{ tilte: 1 }"), swift_base="Native", outside="typealias Native = HotwireNative.BridgeComponent", told=("the app needs “title”",)),
}
# Beside the controllers.
FILES = {
    "events.js": 'export const CONNECT = "conect"\nexport const EVENTS = Object.freeze({ connect: CONNECT })',
    "base.js": 'export { BridgeComponent as default } from "@hotwired/hotwire-native-bridge"',
}
NOTES = {"renamed optional key", "renamed optional key in a list"}

# With Hotwire.config.jsonDecoder and jsonEncoder of snake case.
SNAKE = """import HotwireNative

func configure() {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    Hotwire.config.jsonDecoder = decoder
    Hotwire.config.jsonEncoder.keyEncodingStrategy = .convertToSnakeCase
}
"""
SNAKE_DISAGREEMENTS = {
    "misspelt": Pair(send("{ submit_titel: this.titleValue }"), "let submitTitle: String", told=("the app needs “submit_title”", "Did you mean “submit_titel”?")),
    "converted before it is compared": Pair(
        send("{ submit_title: this.titleValue }"), "let submitTitle: String\n        enum CodingKeys: String, CodingKey { case submitTitle = \"submit_title\" }",
        told=("the app needs “submit_title”, which its keyDecodingStrategy turns into “submitTitle”",)),
    "reply": Pair(
        'this.send("connect", { title: "a" }, ({ data }) => this.go(data.selectedIndex))', types="struct Reply: Encodable { let selectedIndex: Int }",
        reply='reply(to: "connect", with: Reply(selectedIndex: 1))', told=("the page reads “selectedIndex” of the reply", "replies selected_index")),
}
SNAKE_AGREEMENTS = {
    "converted": Pair(send("{ submit_title: this.titleValue, side: 1 }"), "let submitTitle: String\n        let side: Int"),
    "as it is": Pair(send("{ submitTitle: this.titleValue }"), "let submitTitle: String"),
}

GET = 'this.element.getAttribute("data-title")'
AGREEMENTS = {
    "optional in Swift": Pair(send("{ title: this.titleValue || null }"), "let title: String?"),
    "another value in its place": Pair(send(f'{{ title: {GET} ?? "" }}')),
    "|| with a text": Pair(send('{ title: this.element.dataset.title || "none" }')),
    "ternary about the value": Pair(f"const title = {GET}\n    " + send('{ title: title ? title : "none" }')),
    "if about the value": Pair(f"const title = {GET}\n    if (title) {{ " + send("{ title }") + " }"),
    "return without the value": Pair(f"const title = {GET}\n    if (!title) return\n    " + send("{ title }")),
    "throw without the value": Pair(f"const title = {GET}\n    if (title === null) {{ throw new Error() }}\n    " + send("{ title }")),
    "hasAttribute": Pair('if (!this.element.hasAttribute("data-title")) return\n    ' + send(f"{{ title: {GET} }}")),
    "condition of a caller": Pair(
        "if (this.element.dataset.title) this.#show()", members="  #show() { " + send("{ title: this.element.dataset.title }") + " }"),
    "getter with a condition": Pair(
        "if (this.hasTitle) " + send("{ title: this.title }"), members=f"  get hasTitle() {{ return Boolean({GET}) }}\n  get title() {{ return {GET} }}"),
    "condition of the value and of its use": Pair(
        "const isBig = window.innerWidth > 1\n    const title = isBig ? this.titleValue : null\n    if (isBig) " + send("{ title }")),
    "condition of the member and of its use": Pair(
        "const data = {}\n    if (this.hasTitleValue) data.title = this.titleValue\n    if (this.hasTitleValue) " + send("data")),
    "member in both branches": Pair(
        'const data = {}\n    if (this.hasTitleValue) data.title = this.titleValue\n    else data.title = "none"\n    ' + send("data")),
    "member replaced by some": Pair('const data = { title: "none" }\n    if (this.hasTitleValue) data.title = this.titleValue\n    ' + send("data")),
    "member in a loop": Pair("const data = {}\n    for (const item of this.itemTargets) data.title = item.textContent\n    " + send("data")),
    "member of a callback": Pair("const data = {}\n    this.itemTargets.forEach(item => { data.title = item.textContent })\n    " + send("data")),
    "spread over a first value": Pair(send('{ title: "none", ...(this.hasTitleValue && { title: this.titleValue }) }')),
    "spread of both": Pair(send('{ ...(this.hasTitleValue ? { title: this.titleValue } : { title: "none" }) }')),
    "chain of what is there": Pair(send("{ title: this.element?.title }")),
    "method of the text": Pair(send(f"{{ title: {GET}.trim() }}")),
    "filtered list": Pair(send("{ items: this.itemTargets.map(item => item.dataset.title).filter(Boolean) }"), "let items: [String]"),
    "unknown call": Pair(send("{ title: this.element.find() ?? window.title() }")),
    "variable with another value": Pair("let title = null\n    title = this.titleValue\n    " + send("{ title }")),
    "each case": Pair(send('{ style: this.dangerValue ? "danger" : "primary" }'), "let style: Style", types=STYLE),
    "case from a value": Pair(send('{ style: this.styleValue || "primary" }'), "let style: Style", types=STYLE),
    "condition about a literal": Pair(
        'const style = this.dangerValue ? "danger" : "none"\n    if (style !== "none") ' + send("{ style }"), "let style: Style", types=STYLE),
    "decoded by itself": Pair(
        send('{ style: "other" }'), "let style: Style",
        types='enum Style: String, Decodable { case primary; init(from decoder: any Decoder) throws { self = .primary } }'),
    "made of any raw value": Pair(
        send('{ style: "other" }'), "let style: Style", types="struct Style: RawRepresentable, Decodable { let rawValue: String }"),
    "numbers with a start": Pair(send("{ side: 7 }"), "let side: Side", types="enum Side: Int, Decodable { case left = 5, middle, right }"),
    "negative numbers": Pair(send("{ side: -1 }"), "let side: Side", types="enum Side: Int, Decodable { case left = -1, right = 1 }"),
    "event of a constant": Pair('this.send(EVENTS.connect, { title: "a" })', head='const EVENTS = Object.freeze({ connect: "connect" })'),
    "for Android": Pair(send("{ androidIcon: this.titleValue }"), "let icon2: String?"),
    "several that may be renamed": Pair(send('{ one: "a", two: "b" }'), "let three: String?\n        let four: String?"),
}
