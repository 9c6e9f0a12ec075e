import { EventParser } from "./event_parser.js"

// In milliseconds.
const shortestDelay = 500, longestDelay = 10_000
// The server sends a heartbeat every 15 s.
const longestSilence = 40_000
// As long as this is worked on events before the person's input is served.
const slice = 8
const batchSize = 32

// Follows a room's trace, and reconnects when the connection is lost. Fires "events" with { id, data, skipped } of each, and "state".
// `skipped`: how many earlier events were dropped before they could be read.
export class TraceStream extends EventTarget {
  // "connecting", "live", "away" while it waits to try again, or "refused" for good.
  state = "connecting"
  // Why it is away or refused.
  reason = ""
  #url
  #headers
  #passing
  #last = null
  #skipped = 0
  #end = new AbortController()
  #wake = () => {}

  // passing: statuses of temporary refusals, besides those from 500 up.
  constructor(url, headers, passing = []) {
    super()
    this.#url = url
    this.#headers = headers
    this.#passing = passing
  }

  async start() {
    addEventListener("online", () => this.#wake(), { signal: this.#end.signal })
    for (let delay = shortestDelay; !this.#isOver; delay = Math.min(delay * 2, longestDelay)) {
      this.#become("connecting")
      if (await this.#follow()) delay = shortestDelay
      if (this.#isOver || this.state === "refused") return
      this.#become("away", this.reason || "The server does not answer.")
      await this.#wait(delay)
    }
  }

  stop() {
    this.#end.abort()
    this.#wake()
  }

  get #isOver() {
    return this.#end.signal.aborted
  }

  // Reads until the connection is lost. Returns whether there was one.
  async #follow() {
    // The stream repeats what it reported before an event that was lost.
    this.#skipped = 0
    const attempt = new AbortController()
    const stop = () => attempt.abort()
    this.#end.signal.addEventListener("abort", stop)
    // A browser keeps a document that was left, for the way back, with its connection. It has six for all that it has of a server.
    addEventListener("pagehide", stop)
    let watch = setTimeout(stop, longestSilence)
    try {
      const headers = { ...this.#headers, ...(this.#last !== null && { "Last-Event-ID": this.#last }) }
      const response = await fetch(this.#url, { headers, cache: "no-store", redirect: "error", signal: attempt.signal })
      if (!response.ok) return await this.#refuse(response)
      this.#become("live")
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
      const parser = new EventParser()
      for (let part; !(part = await reader.read()).done;) {
        clearTimeout(watch)
        watch = setTimeout(stop, longestSilence)
        await this.#take(parser.read(part.value))
      }
      return true
    } catch {
      return this.state === "live"
    } finally {
      clearTimeout(watch)
      this.#end.signal.removeEventListener("abort", stop)
      removeEventListener("pagehide", stop)
    }
  }

  async #refuse(response) {
    const text = (await response.text()).trim().slice(0, 500)
    // The server may have room for a reader, or a secret, later.
    if (response.status >= 500 || this.#passing.includes(response.status)) this.reason = text
    else this.#become("refused", text)
    return false
  }

  async #take(events) {
    let batch = []
    let start = performance.now()
    const tell = () => {
      if (batch.length > 0 && !this.#isOver) this.dispatchEvent(new CustomEvent("events", { detail: batch }))
      batch = []
    }
    for (const { id, type, data } of events) {
      if (type === "skipped") this.#skipped += JSON.parse(data).count
      if (type !== "message") continue
      this.#last = id
      batch.push({ id, data, skipped: this.#skipped })
      this.#skipped = 0
      if (batch.length < batchSize) continue
      tell()
      if (performance.now() - start < slice) continue
      await nextTask()
      start = performance.now()
    }
    tell()
  }

  #become(state, reason = "") {
    this.reason = reason
    if (state === this.state) return
    this.state = state
    if (!this.#isOver) this.dispatchEvent(new Event("state"))
  }

  #wait(milliseconds) {
    return new Promise(resolve => {
      const timer = setTimeout(resolve, milliseconds)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

// Waits for the browser's other tasks. Unlike a timer, it is not slowed down in a hidden tab.
export function nextTask() {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
