// A unit test as a web developer writes it: for Node's own runner, with jsdom's document. `TEST_ADAPTER` is the file of the helper,
// `LIBRARY` the web library's name and `APP` the folder of the tests' web app.
import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { afterEach, beforeEach, test } from "node:test"

const { TestAdapter } = await import(process.env.TEST_ADAPTER)
const { JSDOM } = createRequire(import.meta.url)("jsdom")
const scripts = ["libraries/web_bridge", `libraries/${process.env.LIBRARY}`, "scripts/bridge_component", "scripts/application"]
let window, native

function load(script) {
  window.eval(readFileSync(`${process.env.APP}/${script}.js`, "utf8"))
}

function open(body, platform = "ios") {
  const html = `<body data-components="form menu toast">${body}</body>`
  window = new JSDOM(html, { runScripts: "outside-only", url: "http://localhost/notes/new" }).window
  native = new TestAdapter({ platform, components: ["form", "menu"], window }).start()
  scripts.forEach(load)
}

beforeEach(() => open(`<div data-controller="form" data-connect='["connect",{"submitTitle":"Save","list":[1,{"a":null}]}]'></div>`))
afterEach(() => native.stop())

function add(html) {
  window.document.body.insertAdjacentHTML("beforeend", html)
}

const menu = `<button data-controller="menu" data-click='["display",{"title":"Sort"}]'></button>`

test("a message comes with its data, and its reply reaches the component", async () => {
  const { messages: [message], next } = await native.messages({ component: "form", event: "connect", data: { submitTitle: "Save" } })
  assert.equal(message.data.metadata.url, "http://localhost/notes/new")
  assert.equal(next, 1)
  await native.reply({ component: "form", data: { pressed: 1 }, as: "submit" })
  await native.reply({ component: "form" })
  const [{ event, data, sent }, repeated] = window.replies
  assert.deepEqual({ sent, ...data }, { sent: "connect", pressed: 1 })
  // The first library told callbacks nothing but the data.
  if (process.env.LIBRARY !== "prerelease") assert.equal(event, "submit")
  assert.equal(repeated.data.submitTitle, "Save")
})

test("it waits for a message, also one that is not there yet", async () => {
  const message = native.messages({ component: "menu" })
  add(menu)
  await native.idle()
  window.document.querySelector("button").click()
  assert.equal((await message).messages[0].event, "display")
})

test("a message that does not come fails with those that came", async () => {
  await assert.rejects(native.messages({ component: "menu", data: { title: "A" }, timeout: 50 }), error => {
    assert.match(error.message, /^No message “menu” with {"title":"A"} has come\. The newest are: form\/connect .*\. Waited 50 ms\.$/)
    return true
  })
  await assert.rejects(native.messages({ component: "form", count: 2, timeout: 50 }), /^Error: 1 of 2 messages “form” have come\./)
})

test("none fails when there is one, and otherwise when the page has come to rest", async () => {
  await native.messages({ component: "menu", none: true })
  await assert.rejects(native.messages({ component: "form", none: true }), /There should be no message “form”, and there is form\/connect/)
  await native.reset()
  await native.messages({ none: true })
})

test("data is a subset: every member of an object, each element of an array", async () => {
  const matching = [{ list: [1, {}] }, { list: [1, { a: null }] }, { metadata: {} }]
  for (const data of matching) await native.messages({ data, timeout: 50 })
  const other = [{ list: [1] }, { list: [{}, 1] }, { list: {} }, { submitTitle: "save" }, { submitTitle: null }, { toString: {} }]
  for (const data of other) await native.messages({ data, none: true })
})

test("strict fails with the component that the app does not have, not with one that the test hides", async () => {
  await native.strict()
  await native.components({ hidden: ["menu"] })
  assert.equal(window.document.documentElement.dataset.bridgeComponents, "form")
  add(menu)
  await native.idle()
  window.document.querySelector("button").click()
  await native.strict()
  const bridge = window.webBridge ?? window.Strada.web
  bridge.send({ component: "toast", event: "show", data: {} })
  const message = "The app has no component “toast”: its messages are dropped. It has form."
  await assert.rejects(native.strict(), { message })
  await native.strict({ allow: "no component “toast”" })
  await native.reset()
  await native.strict()
  assert.deepEqual(await native.components(), { components: ["form", "menu"], hidden: [] })
})

test("strict fails with errors that reach the window, and with those that Stimulus has caught", async () => {
  const own = []
  native.stop()
  window.onerror = text => { own.push(text) }
  native.start()
  window.document.body.append(window.document.createElement("img"))
  window.document.querySelector("img").dispatchEvent(new window.Event("error", { bubbles: true }))
  await native.strict()
  window.dispatchEvent(new window.ErrorEvent("error", { message: "Uncaught Error: a", filename: "a.js", error: new Error("a") }))
  window.dispatchEvent(Object.assign(new window.Event("unhandledrejection"), { reason: new Error("b") }))
  window.onerror("Error connecting controller", "", 0, 0, new Error("c"))
  const texts = ["An error of the page: Uncaught Error: a", "A rejected promise of the page: Error: b", "Stimulus: Error connecting controller: Error: c"]
  await assert.rejects(native.strict(), { message: texts.join("\n") })
  await assert.rejects(native.strict({ allow: ["Error: a", "Error: c"] }), { message: texts[1] })
  assert.ok(own.includes("Error connecting controller"))
  native.stop()
  assert.equal(own.length, (window.onerror("after"), own.length - 1))
  native.start()
})

test("a library finds the app's components in the user agent, of either platform", async () => {
  assert.match(window.navigator.userAgent, /jsdom.* Hotwire Native iOS; Turbo Native iOS; bridge-components: \[form menu\]$/)
  native.stop()
  assert.doesNotMatch(window.navigator.userAgent, /Native/)
  open(`<div data-controller="form" data-connect='["connect",{}]'></div>`, "android")
  await native.messages({ component: "form" })
  assert.match(window.navigator.userAgent, /Hotwire Native Android; /)
  assert.equal(window.document.documentElement.dataset.bridgePlatform, "android")
})

test("a bridge that was there before is found", async () => {
  native.stop()
  const adapter = native
  native = new TestAdapter({ components: ["form"], window }).start()
  add(`<div data-controller="form" data-connect='["connect",{"late":true}]'></div>`)
  await native.messages({ component: "form", data: { late: true } })
  await assert.rejects(adapter.messages({ data: { late: true }, timeout: 10 }), /No message/)
})

test("a test may stop the clock", async context => {
  context.mock.method(globalThis, "setTimeout", () => {})
  await native.messages({ component: "menu", none: true })
})

test("a callback that throws fails the reply", async () => {
  const callback = () => { throw new Error("no such field") }
  const bridge = window.webBridge ?? window.Strada.web
  bridge.send({ component: "form", event: "ask", data: {}, callback })
  await assert.rejects(native.reply({ component: "form", event: "ask" }), /no such field/)
})

test("a verb takes a text or parameters, as in a page", async () => {
  assert.equal((await native.messages("form", "connect", { timeout: 50 })).messages.length, 1)
  assert.equal((await native.reply("form", { data: { pressed: 1 } })).number, 0)
  assert.equal(window.replies[0].data.pressed, 1)
  assert.deepEqual(await native.components(["form"]), { components: ["form"], hidden: ["menu"] })
  await assert.rejects(native.messages("menu", { timeout: 10 }), /No message “menu” has come\. .* Waited 10 ms\./)
  await assert.rejects(native.messages({ page: "0123abcd" }), /leave “page” out/)
})

test("what needs the server says so, and misuse what to do", async () => {
  for (const verb of ["screen", "tap", "choose", "type", "answer", "version", "stub", "background"]) {
    await assert.rejects(native[verb]({}), { message: new RegExp(`^“${verb}” needs Viaduct's server`) })
  }
  await assert.rejects(native.reply({}), /“reply” needs a string “component”/)
  await assert.rejects(native.components({ only: [], hidden: [] }), /“only” or “hidden”, not both/)
  await assert.rejects(native.components({ hidden: ["mneu"] }), /The app has no component “mneu”\. It has form, menu\./)
  assert.throws(() => new TestAdapter({ window }).start(), /has an adapter already/)
  assert.throws(() => new TestAdapter(), /needs a document/)
  assert.throws(() => new TestAdapter({ window, platform: "windows" }), /ios or android/)
})
