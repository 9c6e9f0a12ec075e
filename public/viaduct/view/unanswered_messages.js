import { CallbackLookup } from "./callback_lookup.js"

// Finds messages whose callback the page's library still keeps, without a reply for a while.
export class UnansweredMessages {
  // In milliseconds: after this time without a reply, a person sees no answer.
  static #patience = 2000
  // Between two looks, in milliseconds.
  static #pause = 250
  // The most messages that one look finds, so that there is room for other reports.
  static #maximum = 20

  #messages
  #reply
  #report
  #timer = null
  // By entry: when it was first seen. One that was looked at in full has Infinity.
  #times = new WeakMap()
  // By the prefix of a library's ids: its callbacks.
  #callbacks = new Map()

  // messages: VisitMessages. reply(message) gives a library a reply. report(message) receives each message found.
  constructor(messages, reply, report) {
    this.#messages = messages
    this.#reply = reply
    this.#report = report
  }

  // All messages are sent again, to an app that has answered none of them.
  forget() {
    this.#times = new WeakMap()
    for (const entry of this.#messages.entries) entry.isAnswered = false
  }

  start() {
    this.#timer ??= setInterval(() => this.#look(), UnansweredMessages.#pause)
  }

  stop() {
    clearInterval(this.#timer)
    this.#timer = null
  }

  #look() {
    const now = performance.now()
    let count = 0
    for (const entry of this.#messages.entries) {
      if (!this.#times.has(entry)) this.#times.set(entry, now)
      if (entry.isAnswered || now - this.#times.get(entry) < UnansweredMessages.#patience) continue
      if (count === UnansweredMessages.#maximum) return
      this.#times.set(entry, Infinity)
      if (!this.#isAwaited(String(entry.message.id))) continue
      count += 1
      this.#report(entry.message)
    }
  }

  #isAwaited(id) {
    const [prefix] = id.match(/^(\d+:)?/)
    if (!this.#callbacks.has(prefix)) this.#callbacks.set(prefix, this.#callbacksOf(prefix))
    return this.#callbacks.get(prefix)?.has(id.slice(prefix.length)) ?? false
  }

  // A library reveals its callbacks when it gets a reply to a message that was never sent.
  #callbacksOf(prefix) {
    const message = { id: `${prefix}viaduct`, component: "", event: "", data: {} }
    const lookup = new CallbackLookup(message.id)
    lookup.during(() => this.#reply(message))
    return lookup.callbacks
  }
}
