import { CallbackLookup } from "./callback_lookup.js"

const handshakes = ["handshake-failed", "handshake-repaired", "handshake-repair-failed"]
// In characters. The server cuts what is longer too.
const longestText = 1000, longestName = 200

// Reports to the trace what becomes of replies, and what goes wrong in the page, while somebody reads it.
export class PageWatch {
  // Reports in a second: a page may throw any number of errors.
  static #maximum = { fate: 200, event: 20, notice: 20 }

  #host
  #end = null
  #counts = {}
  #timer = null
  // The error of the callback that has just thrown, in an array.
  #failure = null

  // The host has reply(message), report(notice, error), linkDidBegin(lost) and send(frame), the first three of which are overridden
  // while the trace is read: the adapter itself, which is loaded with each page, stays small.
  constructor(host) {
    this.#host = host
  }

  set isOn(isOn) {
    if (isOn === Boolean(this.#end)) return
    if (isOn) this.#start()
    else this.#stop()
  }

  #start() {
    this.#end = new AbortController()
    const { signal } = this.#end
    addEventListener("error", event => this.#tell("error", placed(event.message, event)), { signal })
    addEventListener("unhandledrejection", ({ reason }) => this.#tell("rejection", text(reason)), { signal })
    for (const name of handshakes) {
      document.addEventListener(`web-bridge:${name}`, ({ detail }) => this.#tell(name, names(detail?.components)), { signal })
    }
    const host = this.#host
    const { reply, report, linkDidBegin } = Object.getPrototypeOf(host)
    host.reply = message => this.#take(message, () => reply.call(host, message))
    host.report = (notice, ...details) => {
      if (notice.code === "page-error") this.#failure = details
      // Those of the server and the app are frames.
      else if (!notice.type) this.#send({ type: "notice", code: "page", ...notice, text: start(notice.text, longestText) })
      report.call(host, notice, ...details)
    }
    // The server tells each session anew whether somebody reads.
    host.linkDidBegin = lost => {
      this.#stop()
      linkDidBegin.call(host, lost)
    }
  }

  #stop() {
    this.#end.abort()
    this.#end = null
    for (const name of ["reply", "report", "linkDidBegin"]) delete this.#host[name]
  }

  #take({ id, component, event }, deliver) {
    this.#failure = null
    let state = new CallbackLookup(id).during(deliver)
    const report = { type: "fate", id: start(id, longestName), component: start(component, longestName), event: start(event, longestName) }
    if (this.#failure) {
      state = "threw"
      report.text = start(text(this.#failure[0]), longestText)
      this.#failure = null
    }
    if (state) this.#send({ ...report, state })
  }

  #tell(name, text) {
    this.#send({ type: "event", name, text: start(text, longestText) })
  }

  #send(frame) {
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      this.#counts = {}
    }, 1000)
    const count = this.#counts[frame.type] = (this.#counts[frame.type] ?? 0) + 1
    if (this.#end && count <= PageWatch.#maximum[frame.type]) this.#host.send(frame)
  }
}

// Without half a character at its end.
function start(text, length) {
  return String(text ?? "").slice(0, length).replace(/[\ud800-\udbff]$/, "")
}

// Anything can be thrown.
function text(error) {
  try {
    const [, filename, lineno, colno] = /(\w+:\/\/[^\s)]+?):(\d+):(\d+)/.exec(error?.stack) ?? []
    return placed(String(error), { filename, lineno, colno })
  } catch {
    return "a value that has no text"
  }
}

function placed(text, { filename, lineno, colno }) {
  return filename ? `${text} (${filename}:${lineno}:${colno})` : text
}

function names(components) {
  return Array.isArray(components) ? components.filter(name => typeof name === "string").join(", ") : ""
}
