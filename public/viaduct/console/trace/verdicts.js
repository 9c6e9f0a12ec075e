import { short } from "../json/short.js"

const mostGroups = 200
const mostEvents = 100
// In characters: the event itself has all of it.
const longestText = 2000
const handshakes = {
  "handshake-failed": "The web library has found no adapter.", "handshake-repair-failed": "The web library has asked for an adapter in vain."
}

// Messages that were dropped or wrong, by their texts, the newest first.
export class Verdicts {
  #groups = new Map()

  take(event) {
    this.#withdraw(event)
    if (!event.isTrouble || !isTold(event)) return
    const { cause } = event
    const { code } = event.content
    const sentence = verdictText(event)
    const key = `${cause ?? code} ${sentence}`
    const group = this.#groups.get(key) ?? { level: event.level, code, cause, text: sentence, events: [], count: 0 }
    this.#groups.delete(key)
    this.#groups.set(key, group)
    group.count += 1
    group.events.push(event)
    if (group.events.length > mostEvents) group.events.shift()
    if (this.#groups.size > mostGroups) this.#groups.delete(this.#groups.keys().next().value)
  }

  // An earlier verdict no longer holds.
  #withdraw({ kind, page, cause, component, content }) {
    const isRepair = kind === "event" && content.name === "handshake-repaired"
    if (!isRepair && !(kind === "notice" && content.code === "withdrawn")) return
    const isMeant = event => event.page === page
      && (isRepair ? event.content.name === "handshake-failed" : event.cause === cause && event.component === component)
    for (const [key, group] of this.#groups) {
      const count = group.events.length
      group.events = group.events.filter(event => !isMeant(event))
      group.count -= count - group.events.length
      if (group.count === 0) this.#groups.delete(key)
    }
  }

  get groups() {
    return [...this.#groups.values()].reverse()
  }

  // How many events they have together.
  get count() {
    return this.#groups.values().reduce((sum, { count }) => sum + count, 0)
  }

  clear() {
    this.#groups.clear()
  }
}

// Whether it is a verdict of its own: a message that was dropped has a notice, unless the page had got that for an earlier one.
export function isTold({ kind, cause, request }) {
  if (kind === "notice") return true
  return Boolean(cause) && !request?.held.some(held => held.kind === "notice" && held.cause === cause)
}

export function verdictText(event) {
  const { state, name, text } = event.content
  if (event.kind === "fate") return fateText(event, state, text)
  const told = short(String(text ?? ""), longestText)
  return handshakes[name] ? `${handshakes[name]} Components: ${told || "none"}.` : told
}

function fateText({ names }, state, error) {
  const [component, event] = names
  const reply = `the reply to “${component}”, event “${event}”`
  if (state === "dropped") return `The message “${event}” for “${component}” was dropped.`
  return state === "threw" ? `The page's callback for ${reply} threw: ${short(String(error ?? "an error"), longestText)}` : `The page has no callback for ${reply}.`
}
