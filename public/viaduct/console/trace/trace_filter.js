import { short } from "../json/short.js"
import { visible } from "../json/visible.js"

// The criteria for visible events. A criterion without a value matches all.
export class TraceFilter {
  // The criteria that a person sets, which the address has too.
  static names = ["q", "component", "event", "from", "kind", "verdict"]

  #values
  #search

  constructor(values) {
    this.#values = values
    const q = (values.q ?? "").trim()
    this.#search = q ? new RegExp(q.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"), "iu") : null
  }

  // Whether replies are separate events, rather than parts of their message.
  get isOfSingleEvents() {
    return Boolean(this.#values.from || this.#values.kind)
  }

  get isEmpty() {
    return TraceFilter.names.every(name => !this.#values[name])
  }

  // Whether an event may match later, without another event for it.
  get dependsOnTime() {
    return this.#values.verdict === "silent"
  }

  matches(event) {
    const { component, event: name, from, kind } = this.#values
    if (component && short(event.component ?? "") !== component) return false
    if (name && short(event.event ?? "") !== name) return false
    if (from && event.from !== from) return false
    if (kind && event.kind !== kind) return false
    if (!this.#matchesVerdict(event)) return false
    return !this.#search || this.#search.test(event.text) || this.#search.test(`${event.subject} ${visible(event.page)}`)
  }

  // "trouble", "silent", or the code of a verdict.
  #matchesVerdict(event) {
    const { verdict } = this.#values
    if (!verdict) return true
    if (verdict === "silent") return event.isSilent
    return event.isTrouble && (verdict === "trouble" || event.verdict === verdict)
  }
}
