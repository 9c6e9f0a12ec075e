// The fixture for Playwright's tests, with playwright-core. The runner is not packaged for Debian or PyPI: `run` does its part, which is to
// call the fixture with the values of the options, and `expect` to call a matcher with what it has to know.
import assert from "node:assert/strict"
import { after, test } from "node:test"

const { chromium } = await import(process.env.PLAYWRIGHT)
const { fixtures, matchers } = await import(process.env.HELPER)
const baseURL = process.env.VIADUCT_URL
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] })
after(() => browser.close())

function run(title, body, options = {}) {
  test(title, async () => {
    const defaults = Object.entries(fixtures).filter(([, fixture]) => fixture[1]?.option).map(([name, [value]]) => [name, value])
    const context = await browser.newContext({ baseURL })
    const page = await context.newPage()
    let used = 0
    const use = native => { used += 1; return body({ page, native }) }
    await fixtures.native({ context, baseURL, ...Object.fromEntries(defaults), ...options }, use, { title })
    assert.equal(used, 1)
    await context.close()
  })
}

function expect(native) {
  const call = isNot => Object.fromEntries(Object.keys(matchers).map(name => [name, async (...wanted) => {
    const { pass, message } = await matchers[name].call({ isNot, timeout: 5000 }, native, ...wanted)
    if (pass === isNot) throw new Error(message())
  }]))
  return { ...call(false), not: call(true) }
}

run("a form is kept by the native button", async ({ page, native }) => {
  await page.goto("/form")
  assert.equal(page.url(), `${baseURL}/form`)
  await expect(native).toHaveMessage("form", { event: "connect", data: { submitTitle: "Save" } })
  await expect(native).not.toHaveMessage("menu")
  await native.tap("Save")
  await page.waitForFunction(() => window.replies.length === 1)
  // Native controls are elements too.
  await page.getByRole("button", { name: "Save" }).click()
  await page.waitForFunction(() => window.replies.length === 2)
  await expect(native).toBeStrict()
  assert.equal((await native.screen()).bar.title, "Fixture")
})

run("a message gets a reply of the test", async ({ page, native }) => {
  await page.goto("/menu")
  await expect(native).toHaveNoMessage("menu")
  await page.click("button")
  const message = await native.message("menu", { data: { title: "Sort" } })
  assert.equal(message.event, "display")
  await message.reply({ selectedIndex: 1 })
  await page.waitForFunction(() => window.replies[0].data.selectedIndex === 1)
  await native.choose("Name")
  await page.click("button")
  const second = await native.message("menu", { after: message })
  assert.ok(second.number > message.number)
  assert.equal((await native.messages("menu", { count: 2 })).length, 2)
})

run("a component that nobody has written is a stub", async ({ page, native }) => {
  const rule = { on: "connect", button: { title: "Keep" }, reply: { data: { kept: true } } }
  assert.deepEqual(await native.stub("form", [rule]), { stubs: ["form"] })
  await native.stub("rating", [])
  await page.goto("/form")
  assert.match(await page.evaluate(() => navigator.userAgent), / rating\]/)
  await native.tap("Keep")
  await page.waitForFunction(() => window.replies[0].data.kept)
  assert.deepEqual(await native.stub("form", null), { stubs: ["rating"] })
  await native.tap("Save")
  await assert.rejects(native.stub("form", [{}]), /rule 1: A rule needs “on”/)
})

run("Android's app with some components", async ({ page, native }) => {
  await page.goto("/form")
  await native.idle()
  assert.match(await page.evaluate(() => navigator.userAgent), /Hotwire Native Android; .*bridge-components: \[form\]/)
  assert.deepEqual((await native.components()).components, ["form"])
}, { nativePlatform: "android", nativeComponents: ["form"] })

run("an older version of the app", async ({ page, native }) => {
  await page.goto("/form")
  await native.idle()
  assert.match(await page.evaluate(() => navigator.userAgent), / MyApp\/1\.2 Hotwire Native iOS;.* bridge-components: \[form\]/)
  assert.equal((await native.version()).version, "1.2")
}, { nativeVersion: "1.2" })

run("a control is one of a page, by its address or with a value", async ({ page, native }) => {
  await page.goto("/form")
  const { page: own } = await native.message("form")
  const { control } = await native.tap("Save", { page: own })
  assert.equal((await native.tap({ control })).title, "Save")
  await native.background(true, { page: own })
  await native.background(false)
  await expect(native).toBeStrict({ page: own })
  await assert.rejects(native.choose("Save", { value: 1, kind: "toggle", timeout: 0 }), /The screen has no control toggle “Save”/)
  await assert.rejects(native.choose("Save", { option: "June", timeout: 0 }), /“Save” \(bar item.*\) has no option “June”/)
  await assert.rejects(native.choose("June", { title: "Save", timeout: 0 }), /“Save” \(bar item.*\) has no option “June”/)
  await assert.rejects(native.choose({ title: "Nope", value: 1, timeout: 0 }), /no control “Nope”/)
  await assert.rejects(expect(native).toBeStrict({ page: "00000000", timeout: 100 }), /has no page 00000000/)
})

run("failures say what came", async ({ page, native }) => {
  await page.goto("/form")
  await native.message("form")
  await assert.rejects(expect(native).toHaveMessage("menu", { timeout: 100 }), /No message “menu” has come\. The newest are: form\/connect/)
  await assert.rejects(expect(native).not.toHaveMessage("form"), /There should be no message “form”/)
  await assert.rejects(expect(native).toHaveNoMessage("form"), /There should be no message “form”/)
  await assert.rejects(native.tap("Keep", { timeout: 100 }), /native\.tap: The screen has no control “Keep”\. It has “Save”/)
  await assert.rejects(native.call("fly"), /There is no verb “fly”/)
  await assert.rejects(expect(native).toHaveMessage("form", { colour: "red" }), /knows no “colour”/)
  await native.reset()
  await expect(native).not.toHaveMessage("form")
})

run("a dropped message fails a strict test", async ({ page, native }) => {
  await page.goto("/form")
  await native.message("form")
  const data = { metadata: { url: "http://localhost/" } }
  await page.evaluate(data => window.webBridge.send({ component: "form", event: "late", data }), data)
  await assert.rejects(expect(native).toBeStrict(), /The message “late” for “form” was dropped/)
})

run("a server that is not there is no failure of the page", async ({ native }) => {
  await assert.rejects(expect(native).toBeStrict(), /No answer of Viaduct at http:\/\/127\.0\.0\.1:1: .*Start it, or set VIADUCT_URL/)
}, { viaductURL: "http://127.0.0.1:1" })

run("a wrong secret is told", async ({ native }) => {
  await assert.rejects(native.idle(), /another secret than the server/)
}, { viaductToken: "wrong" })
