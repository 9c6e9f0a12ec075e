import { pageError, textOf } from "./page_error.js"
import { start } from "./text_start.js"

// In characters. The server cuts longer texts too.
const longestText = 1000, longestName = 200
const handshake = "web-bridge:"

// The errors of the page from its start: counted on Viaduct's button, and kept for later readers of the trace.
export class TroubleLog {
  // Entries of each type of frame. The newest stay.
  static #maximum = 50

  // Gets the text of each error that is reported, if the page belongs to a test: a LeftErrors.
  left = null
  // Whether the last reply's callback threw.
  hasThrown = false
  #host
  #count = 0
  #brokenHandshakes = 0
  #kept = []
  #tell = null

  // The host has tellView(method, value).
  constructor(host) {
    this.#host = host
  }

  // An event, or a notice with the error that it is about. time: when it was, as performance.now().
  take(what, { time, error }) {
    const isEvent = what instanceof Event
    if (isEvent && !what.type.startsWith(handshake)) return this.#takeError(pageError(what), time)
    const frame = isEvent ? this.#handshakeOf(what) : this.#noticeOf(what, error)
    if (frame) this.#tellOf(frame, time)
  }

  // error: null for an event that is no trouble.
  #takeError(error, time) {
    if (error) this.add(error.name, error.text, time)
  }

  // Adds an event of this name, as docs/protocol.md has them. time: as performance.now().
  add(name, text, time = performance.now()) {
    this.count(1)
    this.#tellOf({ type: "event", name, text: start(text, longestText) }, time)
  }

  // Sends each kept frame, and each later one, to tell(frame); null for no reader.
  set reader(tell) {
    this.#tell = tell
    if (tell) for (const { frame, time } of this.#kept.splice(0)) tell({ ...frame, ...age(time) })
  }

  #tellOf(frame, time) {
    if (frame.type === "event" && !frame.name.startsWith("handshake")) this.left?.note(frame.text)
    if (this.#tell) return this.#tell({ ...frame, ...age(time) })
    this.#kept.push({ frame, time })
    const same = this.#kept.filter(kept => kept.frame.type === frame.type)
    if (same.length > TroubleLog.#maximum) this.#kept.splice(this.#kept.indexOf(same[0]), 1)
  }

  // One more, or with -1 one less.
  count(change) {
    this.#count += change
    this.#host.tellView("count", this.#count)
  }

  #handshakeOf({ type, detail }) {
    const name = type.slice(handshake.length)
    // A handshake that the library has repaired is no trouble any more.
    this.count(name === "handshake-repaired" ? -this.#brokenHandshakes : 1)
    this.#brokenHandshakes = name === "handshake-repaired" ? 0 : this.#brokenHandshakes + 1
    return { type: "event", name, text: start(names(detail?.components), longestText) }
  }

  // null for one of the server or the app, which the trace has, and for mere information.
  #noticeOf({ type, level, code = "page", cause, text: sentence, ...message }, error) {
    if (code === "withdrawn") this.count(-1)
    else if (level !== "info") this.count(1)
    if (type) return null
    const subject = Object.fromEntries(["id", "component", "event"].filter(name => message[name] !== undefined)
      .map(name => [name, start(message[name], longestName)]))
    if (code === "page-error" && message.id !== undefined) {
      this.hasThrown = true
      return { type: "fate", ...subject, state: "threw", text: start(textOf(error), longestText) }
    }
    return { type: "notice", level, code, cause, text: start(sentence, longestText), ...subject }
  }
}

// Returns { age }, in whole milliseconds; {} for an event that is reported at once.
function age(time) {
  const age = Math.round(performance.now() - time)
  return age > 0 ? { age } : {}
}

function names(components) {
  return Array.isArray(components) ? components.filter(name => typeof name === "string").join(", ") : ""
}
