import { CallbackLookup } from "./callback_lookup.js"
import { start } from "./trouble_log.js"

// In characters. The server cuts what is longer too.
const longestName = 200

// Reports to the trace what becomes of replies, and what goes wrong in the page, while somebody reads it.
export class PageWatch {
  // Reports in a second: a page may throw any number of errors. All that the log keeps fits.
  static #maximum = { fate: 200, event: 50, notice: 50 }

  #host
  #log
  #isOn = false
  #counts = {}
  #timer = null

  // The host has reply(message), linkDidBegin(lost) and send(frame), the first two of which are overridden while the trace is read: the
  // adapter itself, which is loaded with each page, stays small. log: a TroubleLog.
  constructor(host, log) {
    this.#host = host
    this.#log = log
  }

  set isOn(isOn) {
    if (isOn === this.#isOn) return
    if (isOn) this.#start()
    else this.#stop()
  }

  #start() {
    this.#isOn = true
    const host = this.#host
    const { reply, linkDidBegin } = Object.getPrototypeOf(host)
    host.reply = message => this.#take(message, () => reply.call(host, message))
    // The server tells each session anew whether somebody reads.
    host.linkDidBegin = lost => {
      this.#stop()
      linkDidBegin.call(host, lost)
    }
    this.#log.reader = frame => this.#send(frame)
  }

  #stop() {
    this.#isOn = false
    this.#log.reader = null
    for (const name of ["reply", "linkDidBegin"]) delete this.#host[name]
  }

  #take({ id, component, event }, deliver) {
    this.#log.hasThrown = false
    const state = new CallbackLookup(id).during(deliver)
    // The log tells of a callback that threw.
    if (!state || this.#log.hasThrown) return
    if (state === "missing") this.#log.count(1)
    this.#send({ type: "fate", id: start(id, longestName), component: start(component, longestName), event: start(event, longestName), state })
  }

  #send(frame) {
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      this.#counts = {}
    }, 1000)
    const count = this.#counts[frame.type] = (this.#counts[frame.type] ?? 0) + 1
    if (this.#isOn && count <= PageWatch.#maximum[frame.type]) this.#host.send(frame)
  }
}
