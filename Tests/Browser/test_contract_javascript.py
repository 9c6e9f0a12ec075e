"""`viaduct contract`: what ordinary JavaScript and TypeScript do, which is no disagreement, and what is told in place of one."""

import pytest

from harness.contract import CONTROLLER, SWIFT

NONE = "1 component, 1 on both sides: no disagreement.\n"
SEND = 'this.send("connect", { title: this.titleValue, items }'
READ = "console.log(data.index, data.maybe ?? 0)"


@pytest.mark.any_browser
@pytest.mark.parametrize("declaration", [
    "static override component = 'menu'", "static readonly component = 'menu'", "public static override readonly component: string = 'menu' as const",
    "static component = `menu`", "static component = NAME", "static get component() { return NAME }", "static override get component(): string { return 'menu' }",
])
def test_a_components_name_is_read_in_each_way_to_write_it(contract, declaration):
    typed = CONTROLLER.replace('static component = "menu"', declaration).replace("export default", 'const NAME = "menu"\n\nexport default')
    status, output = contract(typed.replace("title: this.titleValue", "tilte: `a`"), name="menu_controller.ts")
    assert status == 1 and "the app needs “title”, which the page does not send.\n  web    web/menu_controller.ts:12" in output, output


@pytest.mark.slow
@pytest.mark.any_browser
@pytest.mark.parametrize("declaration", [
    "static component = name()", "static component = `${prefix}menu`", "static component = first ? 'menu' : 'form'", "static get component() { return this.name }",
])
def test_a_name_that_cannot_be_read_is_told_with_its_place(contract, declaration):
    status, output = contract(CONTROLLER.replace('static component = "menu"', declaration))
    assert status == 0 and output.startswith(
        "note: The name of a component is known only when the page runs.\n  web    web/menu_controller.js:5\n  Write it as a string: static component = \"form\".\n"
        "note: “menu”: no controller sends to it.\n"), output


@pytest.mark.any_browser
def test_the_same_is_told_of_swift(contract):
    status, output = contract(swift=SWIFT.replace('{ "menu" }', '{ prefix + "menu" }'))
    assert status == 0 and "known only when the app runs.\n  swift  app/Menu.swift:2\n  Write it as a string: override class var name" in output, output


@pytest.mark.slow
@pytest.mark.any_browser
@pytest.mark.parametrize("old, new", [
    # A part of a list is a list.
    ("index: 1 }))", "index: 1 })).slice(0, 5)"), ("this.titleValue, items }", "this.titleValue, items: this.itemsValue.slice(0, 5) }"),
    ("title: this.titleValue", "title: this.titleValue.slice(0, 5)"), ("title: this.titleValue", "title: any.slice(0, 5)"),
    # Each block has names of its own.
    (SEND, f"if (this.a) {{ const data = {{ other: 1 }}; this.send(\"connect\", {{ title: `a`, items, data }}) }} else {{ const data = {{ title: `a`, items }}; this.send(\"connect\", data) }}\n    {SEND}"),
    (SEND, f"for (const items of [1]) {{ console.log(items) }}\n    {{ const items = 1 }}\n    {SEND}"),
    (SEND, f"const title = 1\n    {{ let title = `a`; this.send(\"connect\", {{ title, items }}) }}\n    {SEND}"),
    (SEND, f"const title = 1\n    try {{ go() }} catch (title) {{ this.send(\"connect\", {{ title, items }}) }}\n    {SEND}"),
    (SEND, f"const title = 1\n    switch (a) {{ case 1: const {{ title }} = this.a; this.send(\"connect\", {{ title, items }}) }}\n    {SEND}"),
    # What follows may replace a member.
    ("title: this.titleValue", "title: 1, ...this.more()"), ("title: this.titleValue", "title: 1, [name]: `a`"), ("title: this.titleValue", "title: 1, title: `a`"),
    # The page does without it.
    (READ, "data.flag && this.go()"), (READ, "data.opt?.z"), (READ, "data.call?.()"), (READ, "if (data.index && data.flag) this.go(data.flag)"),
    (READ, "if (!data.flag) this.go()"), (READ, "const go = typeof data.flag == 'string'"), (READ, "switch (data.flag) { case 1: this.go() }"),
    (READ, "const { flag } = data\n    if (flag) this.go(flag)"), (READ, "const flag = data.flag\n    return flag ? 1 : 2"), (READ, "data.extra = 1"),
    (READ, "data.hasOwnProperty(`flag`)"),
])
def test_ordinary_javascript_is_no_disagreement(contract, old, new):
    assert old in CONTROLLER
    assert contract(CONTROLLER.replace(old, new, 1)) == (0, NONE)


@pytest.mark.any_browser
@pytest.mark.parametrize("old, new, text", [
    (SEND, 'if (this.a) { const data = { tilte: `a`, items }; this.send("connect", data) } else { const data = { title: `a`, items }; this.send("connect", data)', "sends tilte, items"),
    ("title: this.titleValue", "...this.more(), title: 1", "“title” has another type"), ("title: this.titleValue", "title: `a`, title: 1", "“title” has another type"),
    ("this.titleValue, items }", "this.titleValue, items: this.titleValue.slice(0, 5) }", "“items” has another type"),
    (READ, "data.index && this.go(data.flag)", "the page reads “flag” of the reply"), (READ, "data.flag.z", "the page reads “flag” of the reply"),
    (READ, "if (data.index) { const { flag } = data; this.go(flag) }", "the page reads “flag” of the reply"),
])
def test_what_is_known_all_the_same_is_one(contract, old, new, text):
    controller = CONTROLLER.replace(old, new, 1).replace("this.send(\"connect\", data), message", "this.send(\"connect\", data) }; this.on(message")
    status, output = contract(controller)
    assert status == 1 and text in output, output


@pytest.mark.any_browser
def test_an_event_that_an_open_component_may_take_is_a_note(contract):
    receive = SWIFT.replace("guard let event = Event(rawValue: message.event) else { return }", "").replace("switch event", "switch message.event")
    swift = receive.replace("case .connect:", 'case "connect":').replace("index: 1))\n        }", "index: 1))\n        default: handleOther(message)\n        }")
    status, output = contract(CONTROLLER.replace('send("disconnect")', 'send("conect")'), swift)
    assert (status, output) == (0, (
        "note: “menu”, event “conect”: the source does not show whether the app takes it.\n  web    web/menu_controller.js:14  sends conect\n"
        "  swift  app/Menu.swift:2  knows connect, and may take others\n" + NONE))
