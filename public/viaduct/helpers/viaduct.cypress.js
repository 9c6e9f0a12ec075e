// The native side of a page in Cypress' tests: a command `cy.native()`, and a `cy.visit()` that makes the page one of the test.
//
//   curl -o cypress/support/viaduct.js http://localhost:4000/viaduct/helpers/viaduct.cypress.js
//   import "./viaduct"                                          // in cypress/support/e2e.js; baseUrl is Viaduct's address
//
//   cy.visit("/notes/new")
//   cy.native("messages", { component: "form", event: "connect" }).its("messages.0.data.submitTitle").should("eq", "Save")
//   cy.native("tap", "Save")
//   cy.native("strict")
//   cy.native("stub", { name: "rating", rules: [{ on: "connect", reply: { data: { stars: 5 } } }] })
//   cy.native().then(native => native.screen())                 // window.viaduct.test
//   cy.visit("/notes/1", { nativePlatform: "android", nativeVersion: "1.2" })
//
// The page calls the server itself, so no secret is needed. When a call fails, the command fails with the server's text. The platform and
// the version of the app stay until another visit chooses; null resets them. With the environment's `viaductStrict`, each test that has
// opened a page ends as with cy.native("strict", { allow: Cypress.env("viaductAllow") }). docs/test-api.md describes the verbs,
// docs/testing-other.md has whole examples.

// In milliseconds: the server's limit for a call without one, the longest, and how much later its answer may come.
const usualLimit = 5000, longestLimit = 60_000, grace = 10_000
let tag, hasVisited

// Each attempt of a test is a separate test.
beforeEach(() => {
  const name = Cypress.currentTest.titlePath.join("-").replace(/[^A-Za-z0-9._-]+/g, "-")
  tag = `${name.slice(0, 40)}-${crypto.getRandomValues(new Uint32Array(1))[0].toString(16)}`
  hasVisited = false
  // Requests for its documents name the components of the test.
  cy.setCookie("viaduct_test", tag)
})

afterEach(function () {
  const allow = Cypress.env("viaductAllow")
  if (!hasVisited) return
  if (this.currentTest.state === "failed") logTroubles()
  else if (Cypress.env("viaductStrict")) cy.native("strict", allow ? { allow } : {})
})

Cypress.Commands.overwrite("visit", (visit, address, options) => {
  const { nativePlatform, nativeVersion, ...given } = typeof address === "string" ? { url: address, ...options } : address
  if (![undefined, null, "ios", "android"].includes(nativePlatform)) {
    throw new Error(`The platform has to be ios or android, and is ${nativePlatform}.`)
  }
  const onBeforeLoad = window => {
    window.sessionStorage.setItem("viaduct:test", JSON.stringify(tag))
    given.onBeforeLoad?.call(window, window)
  }
  // The server keeps them in cookies, and removes them from the address.
  const chosen = Object.entries({ viaduct_platform: nativePlatform, viaduct_version: nativeVersion }).filter(([, value]) => value !== undefined)
  const qs = { ...given.qs, ...Object.fromEntries(chosen.map(([name, value]) => [name, value ?? ""])) }
  hasVisited = true
  if (!nativeVersion || given.failOnStatusCode === false) return visit({ ...given, qs, onBeforeLoad })
  return visit({ ...given, qs, onBeforeLoad, failOnStatusCode: false }).then(requireVersion)
})

// Yields `window.viaduct.test` once the page has it; with a verb, yields the verb's result. The arguments are those of `viaduct.test`:
// cy.native("tap", "Save", { timeout: 0 }), cy.native("tap", { title: "Save" }).
Cypress.Commands.add("native", (verb, ...values) => {
  const limit = values.at(-1)?.timeout ?? usualLimit
  if (typeof limit !== "number" || !(limit >= 0 && limit <= longestLimit)) {
    throw new Error(`“timeout” has to be a number of milliseconds from 0 to ${longestLimit}, and is ${limit}.`)
  }
  const timeout = limit + grace
  const native = cy.window({ log: false }).its("viaduct.test", { log: false, timeout })
  if (verb === undefined) return native
  Cypress.log({ name: "native", message: [verb, ...values] })
  return native.then({ timeout }, test => {
    if (!test[verb]) throw new Error(`There is no verb “${verb}”. There are ${Object.keys(test).join(", ")}.`)
    return test[verb](...values)
  })
})

// The server answers a visit of an unknown version itself, with a page that says which there are. cy.visit() would report its status only.
function requireVersion(window) {
  const { responseStatus } = window.performance.getEntriesByType("navigation")[0]
  if (responseStatus < 400) return window
  const refusal = window.document.querySelector("main[data-state=unanswered] .help")
  throw new Error(refusal?.textContent ?? `The page ${window.location} was answered by the status ${responseStatus}.`)
}

// Says in the log of a failed test what went wrong in its page.
function logTroubles() {
  const log = ({ message }) => { Cypress.log({ name: "viaduct", message }) }
  cy.window({ log: false }).then(({ viaduct }) => viaduct?.test?.strict({ timeout: 1000 }).then(() => {}, log))
}
