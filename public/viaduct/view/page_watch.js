import { CallbackLookup } from "./callback_lookup.js"
import { PageInput } from "./page_input.js"
import { start } from "./text_start.js"
import { UnansweredMessages } from "./unanswered_messages.js"

// In characters. The server cuts longer names too.
const longestName = 200

// Reports the fates of messages and replies, the page's errors, and what a person does in the page, to the trace while it has a reader.
export class PageWatch {
  // Reports in a second: a page may throw any number of errors. All that the log keeps fits.
  static #maximum = { fate: 200, event: 50, notice: 50, input: 50 }

  #host
  #log
  #unanswered
  #input = new PageInput(frame => this.#send(frame))
  #isOn = false
  #counts = {}
  #timer = null

  // The host has messages, reply(message), linkDidBegin(lost), linkDidReceive(frame) and send(frame). The methods but the last are
  // overridden while the trace is read: the adapter itself, which is loaded with each page, stays small. log: a TroubleLog.
  constructor(host, log) {
    this.#host = host
    this.#log = log
    const { reply } = Object.getPrototypeOf(host)
    this.#unanswered = new UnansweredMessages(
      host.messages, message => reply.call(host, message), message => this.#send({ ...fateOf(message), state: "unanswered" }))
  }

  set isOn(isOn) {
    if (isOn === this.#isOn) return
    if (isOn) this.#start()
    else this.#stop()
  }

  #start() {
    this.#isOn = true
    const host = this.#host
    const { reply, linkDidBegin, linkDidReceive } = Object.getPrototypeOf(host)
    host.reply = message => this.#take(message, () => reply.call(host, message))
    // The server reports in each new session whether the trace has a reader.
    host.linkDidBegin = lost => {
      this.#stop()
      this.#unanswered.forget()
      linkDidBegin.call(host, lost)
    }
    host.linkDidReceive = frame => {
      if (frame.type === "app") this.#unanswered.forget()
      linkDidReceive.call(host, frame)
    }
    this.#unanswered.start()
    this.#input.start()
    this.#log.reader = frame => this.#send(frame)
  }

  #stop() {
    this.#isOn = false
    this.#unanswered.stop()
    this.#input.stop()
    this.#log.reader = null
    for (const name of ["reply", "linkDidBegin", "linkDidReceive"]) delete this.#host[name]
  }

  #take(message, deliver) {
    this.#log.hasThrown = false
    let isRepeated = false
    const found = new CallbackLookup(message.id).during(() => { isRepeated = deliver() })
    const state = isRepeated ? "repeated" : found
    // The log reports a callback that threw.
    if (!state || this.#log.hasThrown) return
    if (state === "missing") this.#log.count(1)
    this.#send({ ...fateOf(message), state })
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

function fateOf({ id, component, event }) {
  return { type: "fate", id: start(id, longestName), component: start(component, longestName), event: start(event, longestName) }
}
