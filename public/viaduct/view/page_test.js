import { parametersOf, verbs } from "./test_call.js"

// In milliseconds: how long a page is taken for one that leaves. A download begins as a visit does, and leaves the page where it is.
const longestLeave = 5000
// In milliseconds: the server's limit for a call without one, and how much later its answer may come.
const usualLimit = 5000, grace = 10_000
const busyElements = "html[aria-busy=true], turbo-frame[busy], form[aria-busy=true]"

// The page's part in the test API: answers the server's probes, and makes `window.viaduct.test`.
export class PageTest {
  #host
  #finder
  // By the number of the call: { resolve, reject, timer }.
  #calls = new Map()
  #last = 0
  #left = -Infinity

  // The host has test, the tag, and send(frame). finder: a ComponentFinder.
  constructor(host, finder) {
    this.#host = host
    this.#finder = finder
    addEventListener("beforeunload", () => { this.#left = performance.now() })
    // The browser has kept the document for the way back.
    addEventListener("pageshow", () => { this.#left = -Infinity })
    // Turbo's requests are made without leaving.
    document.addEventListener("turbo:before-fetch-request", ({ detail }) => this.#mark(detail))
    revealBrokenJSON()
    const test = Object.fromEntries(Object.keys(verbs).map(verb => [verb, async (...values) => this.#call(verb, parametersOf(verb, values))]))
    Object.defineProperty(window.viaduct, "test", { value: Object.freeze(test), enumerable: true })
  }

  // Answers the server's question about work under way. The page has handled all earlier frames two tasks later.
  async answer(number) {
    await nextTask()
    await nextTask()
    this.#host.send({ type: "probed", number, busy: this.#busy })
  }

  // The outcome of a call.
  take({ call, body, error }) {
    const { resolve, reject, timer } = this.#calls.get(call) ?? {}
    clearTimeout(timer)
    this.#calls.delete(call)
    if (error === undefined) resolve?.(body)
    else reject?.(new Error(error))
  }

  get #busy() {
    if (performance.now() - this.#left < longestLeave) return "it is leaving for another document"
    const element = document.querySelector(busyElements)
    if (element) return `<${element.localName}> is loading`
    const name = this.#finder.suspect
    return name && `it is about to find out whether “${name}” has a native side and a controller`
  }

  #mark({ url, fetchOptions }) {
    const isOwn = new URL(url ?? location.href, location.href).origin === location.origin
    if (isOwn && fetchOptions?.headers) fetchOptions.headers["X-Viaduct-Test"] = this.#host.test
  }

  #call(verb, body) {
    const call = this.#last += 1
    return new Promise((resolve, reject) => {
      const error = "The server has not answered. Is the page connected?"
      const timer = setTimeout(() => this.take({ call, error }), (body.timeout ?? usualLimit) + grace)
      this.#calls.set(call, { resolve, reject, timer })
      this.#host.send({ type: "test", call, verb, body })
    })
  }
}

function nextTask() {
  return new Promise(resolve => setTimeout(resolve))
}

// Chromium gives scripts no event for a rejected promise whose error has no place in a script, as that of an answer that is no JSON.
function revealBrokenJSON() {
  const { prototype } = Response
  const { json } = prototype
  prototype.json = async function () {
    try {
      return await json.call(this)
    } catch (error) {
      throw error instanceof SyntaxError ? new SyntaxError(error.message, { cause: error }) : error
    }
  }
}
