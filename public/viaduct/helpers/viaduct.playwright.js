// The native side of a page in Playwright's tests: a fixture `native`, and matchers for `expect(native)`.
//
//   curl -O http://localhost:4000/viaduct/helpers/viaduct.playwright.js
//
//   import { test as base, expect as baseExpect } from "@playwright/test"
//   import { fixtures, matchers } from "./viaduct.playwright.js"
//   export const test = base.extend(fixtures)
//   export const expect = baseExpect.extend(matchers)
//
//   test.use({ nativePlatform: "android", nativeComponents: ["form"] })     // both are optional
//   test("a note is kept", async ({ page, native }) => {
//     await page.goto("/notes/new")
//     await expect(native).toHaveMessage("form", { event: "connect", data: { submitTitle: "Save" } })
//     await native.tap("Save")
//     await expect(native).toBeStrict()
//   })
//
// Set `baseURL` to Viaduct's address, in front of the app. `viaductURL` and `viaductToken` are the server's address, by default `VIADUCT_URL` or
// http://localhost:4000, and its secret, by default `VIADUCT_TOKEN` or that of a server of the same user. With `nativeStrict: true`, each test
// ends as with toBeStrict(). A timeout is in milliseconds. See docs/testing-other.md.
import { randomUUID } from "node:crypto"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { homedir } from "node:os"
import { resolve } from "node:path"

// In milliseconds: the server's limit for a call without one, the longest, and how much later its answer may come.
const usualLimit = 5000, longestLimit = 60_000, grace = 10_000
// In milliseconds: how long an error of the page may be on its way when the test has failed.
const settling = 1000
// In characters: as much of a failure as its report has, and as much of a test's name as the report's file.
const longestFailure = 16_000, longestName = 100

export const fixtures = {
  viaductURL: [process.env.VIADUCT_URL || "http://localhost:4000", { option: true }],
  viaductToken: [process.env.VIADUCT_TOKEN, { option: true }],
  // "ios" or "android": the server's own platform if there is none.
  nativePlatform: [undefined, { option: true }],
  // Names of components of the app: all if there are none.
  nativeComponents: [undefined, { option: true }],
  // The name of a version of the app, as the server's configuration has them.
  nativeVersion: [undefined, { option: true }],

  // Ends each test as with toBeStrict(), but for what is allowed: a part of the expected sentence, or an array.
  nativeStrict: [false, { option: true }],
  nativeAllow: [undefined, { option: true }],

  native: async ({ context, baseURL, viaductURL, viaductToken, nativePlatform, nativeComponents, nativeVersion, nativeStrict, nativeAllow },
    use, testInfo) => {
    const tag = `${testInfo.title.replace(/[^A-Za-z0-9._-]+/g, "-").slice(0, 40)}-${randomUUID().slice(0, 8)}`
    const native = new Native(tag, viaductURL, viaductToken)
    await withoutStack(() => begin(native, nativePlatform, nativeComponents, nativeVersion))
    await context.addInitScript(([key, value]) => {
      // A document without an origin has no storage.
      try { sessionStorage.setItem(key, value) } catch {}
    }, ["viaduct:test", JSON.stringify(tag)])
    const cookies = Object.entries({ platform: nativePlatform, version: nativeVersion, test: tag }).filter(([, value]) => value)
      .map(([name, value]) => ({ name: `viaduct_${name}`, value, url: baseURL ?? viaductURL, sameSite: "Lax" }))
    await context.addCookies(cookies)
    let hasPage = false
    context.on("request", request => { hasPage ||= request.isNavigationRequest() })
    await use(native)

    let failure = testInfo.status !== testInfo.expectedStatus && (testInfo.errors.map(({ message, value }) => message ?? value).join("\n") || testInfo.status)
    try {
      if (nativeStrict && hasPage && testInfo.status === "passed" && !failure) {
        await withoutStack(() => native.strict({ allow: nativeAllow }))
      }
    } catch (error) {
      failure = error.message
      throw error
    } finally {
      if (failure) await explain(native, failure.replace(/\x1b\[[0-9;]*m/g, ""), testInfo)
    }
  }
}

// First of all, a server that does not run, another secret and an unknown version have their own errors.
async function begin(native, platform, components, version) {
  if (![undefined, null, "ios", "android"].includes(platform)) throw new Error(`The platform has to be ios or android, and is ${platform}.`)
  await native.version(version ?? undefined)
  if (components) await native.components({ only: components })
}

// A fixture has no line in the test.
async function withoutStack(run) {
  try {
    return await run()
  } catch (error) {
    error.stack = String(error)
    throw error
  }
}

// Says what went wrong in the pages of a failed test, and attaches its HTML file.
async function explain(native, failure, testInfo) {
  const trouble = await native.strict({ timeout: settling }).then(() => "Nothing was dropped, and the pages had no errors.", error => error.message)
  const written = await writeReport(native, failure, testInfo).catch(error => `There is no report: ${error.message}`)
  const text = failure.includes(trouble) ? written : `${trouble}\n${written}`
  testInfo.annotations.push({ type: "viaduct", description: text })
  console.error(`Viaduct: ${text}`)
}

async function writeReport(native, failure, testInfo) {
  const page = await native.report(testInfo.titlePath.join(" › "), failure.slice(0, longestFailure))
  const name = testInfo.titlePath.join("-").replace(/[^A-Za-z0-9._-]+/g, "-").slice(-longestName).replace(/^[-.]+|[-.]+$/g, "")
  const folder = resolve(process.env.VIADUCT_REPORTS || "viaduct-reports"), path = `${folder}/${name}-${randomUUID().slice(0, 8)}.html`
  mkdirSync(folder, { recursive: true })
  writeFileSync(path, page)
  await testInfo.attach("viaduct", { path, contentType: "text/html" })
  return `Report: ${path}`
}

// The verbs of the test API, which docs/test-api.md describes, for the pages that belong to the test `tag`. `options` are a verb's further
// parameters: `kind` and `component` of a control, `timeout`, `page`.
export class Native {
  #address
  #token

  constructor(tag, url, token) {
    this.tag = tag
    this.#address = new URL(`/viaduct/api/tests/${tag}/`, url)
    this.#token = token || ownToken(this.#address)
  }

  // Waits for a message, and returns the newest match. wanted: { event, data, after, timeout }; data is a part of the message's, and after is
  // an earlier message. It has number, page, id, component, event, data, and reply(data, { as }).
  async message(component, wanted = {}) {
    return (await this.messages(component, wanted)).at(-1)
  }

  // Returns all matching messages, the oldest first, as soon as there are `count` of them, by default one.
  async messages(component, { after, ...wanted } = {}) {
    const first = after === undefined ? {} : { after: typeof after === "number" ? after : after.number + 1 }
    const { messages } = await this.call("messages", { ...(component && { component }), ...wanted, ...first })
    const reply = message => fromCaller((data, { as } = {}) => this.call("reply", { number: message.number, data, as }))
    return messages.map(message => Object.defineProperty(message, "reply", { value: reply(message) }))
  }

  // Taps the control with this title, label or address; or { control }.
  tap(title, options) {
    return this.call("tap", named("title", title, options))
  }

  // Chooses an action, a menu's element or a tab; with a `title`, an option of that control. A `value` is for the control with the first title.
  choose(option, options) {
    const isTitle = options?.option !== undefined || options?.value !== undefined
    return this.call("choose", named(isTitle ? "title" : "option", option, options))
  }

  // Types into a field in place of its text. With { submit: true }, presses Return.
  type(title, text, options) {
    return this.call("type", { title, text, ...options })
  }

  // Answers an open ask such as "location". With null, the person has cancelled.
  answer(ask, value, options) {
    return this.call("answer", { ask, value, ...options })
  }

  // Answers future asks: { location: { latitude: 1, longitude: 2 } }.
  preset(answers) {
    return this.call("answer", { preset: answers })
  }

  // The newest screen, as docs/protocol.md defines it.
  async screen(options) {
    return (await this.call("screen", options)).screen
  }

  // Shows the pages these components of the app only: { only: ["form"] }, or { hidden: ["menu"] }. Returns both lists.
  components(shown) {
    return this.call("components", shown)
  }

  // Gives the pages the app of this version from now on; with null, the app as it is.
  version(name) {
    return this.call("version", { version: name })
  }

  // Gives the pages a component in place of the app's own, with rules as in docs/stubs.md. null removes it.
  stub(name, rules) {
    return this.call("stub", { name, rules })
  }

  // Sends the app to the background, or back.
  background(on = true, options) {
    return this.call("background", { on, ...options })
  }

  // Waits until no message, reply, visit, screen or ask is under way.
  idle(options) {
    return this.call("idle", options)
  }

  // Fails when a message or a reply was dropped, or a page had an error. { allow }: a part of a sentence that is expected, or an array.
  strict(options) {
    return this.call("strict", options)
  }

  // Forgets all messages so far, and removes components, stubs and preset answers.
  reset() {
    return this.call("reset")
  }

  // Returns one HTML file that shows the test so far, under this title and with the text of its failure.
  async report(title, failure = "") {
    return (await this.#request("report", { title, failure }, usualLimit)).text()
  }

  // Calls a verb. Fails with the server's text.
  async call(verb, { timeout, ...parameters } = {}) {
    const limit = timeout ?? usualLimit
    if (typeof limit !== "number" || !(limit >= 0 && limit <= longestLimit)) {
      throw new Error(`“timeout” has to be a number of milliseconds from 0 to ${longestLimit}, and is ${limit}.`)
    }
    const answer = await this.#request(verb, { ...parameters, timeout: Math.round(limit) }, limit)
    return answer.json().catch(() => { throw new Error(this.#stranger) })
  }

  async #request(verb, parameters, limit) {
    const headers = { "Content-Type": "application/json", ...(this.#token && { Authorization: `Bearer ${this.#token}` }) }
    const request = { method: "POST", headers, body: JSON.stringify(parameters), signal: AbortSignal.timeout(limit + grace) }
    const answer = await fetch(new URL(verb, this.#address), request).catch(error => {
      throw new Error(`No answer of Viaduct at ${this.#address.origin}: ${error.cause?.message ?? error.message}. Start it, or set VIADUCT_URL.`)
    })
    if (answer.ok) return answer
    const text = (await answer.text()).trim()
    if (!text.includes("(VD-")) throw new Error(this.#stranger)
    const cure = [401, 403].includes(answer.status) ? " Set VIADUCT_TOKEN to the server's secret." : ""
    throw Object.assign(new Error(text + cure), { status: answer.status })
  }

  get #stranger() {
    return `The server at ${this.#address.origin} is not Viaduct. Set VIADUCT_URL to Viaduct's address, in front of your app's.`
  }
}

// The stack of a method's error begins with the line of the test that has called it.
function fromCaller(method) {
  return async function called(...values) {
    const place = {}
    Error.captureStackTrace(place, called)
    try {
      return await method.apply(this, values)
    } catch (error) {
      error.stack = `${error}${place.stack.slice(place.stack.indexOf("\n"))}`
      throw error
    }
  }
}

for (const name of Object.getOwnPropertyNames(Native.prototype).filter(name => name !== "constructor")) {
  Native.prototype[name] = fromCaller(Native.prototype[name])
}

// The parameters of a call that has one of them in front, or an object with all.
function named(name, first, options) {
  return typeof first === "object" ? { ...first, ...options } : { [name]: first, ...options }
}

// The secret that a server of the same user and machine has written down. A server elsewhere never gets it.
function ownToken({ hostname, port, protocol }) {
  if (!/^(([a-z0-9_-]{1,63}\.)*localhost|127(\.(0|[1-9]\d{0,2})){3}|\[::1\])$/.test(hostname)) return
  const name = `viaduct/${port || (protocol === "https:" ? 443 : 80)}.token`
  for (const folder of [process.env.XDG_RUNTIME_DIR, `${homedir()}/.local/state`]) {
    try {
      return readFileSync(`${folder}/${name}`, "utf8").trim()
    } catch {}
  }
}

export const matchers = {
  // Passes when a message has come, or comes in time: expect(native).toHaveMessage("menu", { event, data, count, after, timeout }).
  toHaveMessage(native, component, wanted) {
    return outcome(this, "toHaveMessage", () => native.messages(component, { timeout: this.timeout, ...wanted, none: this.isNot }))
  },

  // Passes when the page comes to rest without such a message.
  toHaveNoMessage(native, component, wanted) {
    return outcome(this, "toHaveNoMessage", () => native.messages(component, { timeout: this.timeout, ...wanted, none: !this.isNot }))
  },

  // Passes when the page comes to rest, nothing was dropped and no page had an error: expect(native).toBeStrict({ allow, timeout }).
  toBeStrict(native, wanted) {
    if (this.isNot) throw new Error("A test cannot want that something is dropped: use toHaveMessage() with the message's state.")
    return outcome(this, "toBeStrict", () => native.strict({ timeout: this.timeout, ...wanted }))
  }
}

for (const [name, matcher] of Object.entries(matchers)) matchers[name] = fromCaller(matcher)

// The question is the opposite one already if there is a `.not`, so that it waits for that.
async function outcome({ isNot }, name, ask) {
  try {
    await ask()
    return { name, pass: !isNot, message: () => "" }
  } catch (error) {
    error.message = error.message.replace("With “none”", `With “${isNot ? "not" : name}”`)
    if (error.status !== 409) throw error
    return { name, pass: isNot, message: () => error.message }
  }
}
