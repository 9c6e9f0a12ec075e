const mostGroups = 200
const mostEvents = 100

// What was dropped or wrong, by its text, the newest first.
export class Verdicts {
  #groups = new Map()

  take(event) {
    if (!event.isTrouble) return
    const { cause } = event
    const { text, code } = event.content
    // A message that was dropped has a notice of its own.
    if (!cause && event.kind !== "notice") return
    const sentence = event.kind === "fate" ? fateText(event, text) : String(text ?? "")
    const key = `${cause ?? code} ${sentence}`
    const group = this.#groups.get(key) ?? { level: event.level, code, cause, text: sentence, events: [], count: 0 }
    this.#groups.delete(key)
    this.#groups.set(key, group)
    group.count += 1
    group.events.push(event)
    if (group.events.length > mostEvents) group.events.shift()
    if (this.#groups.size > mostGroups) this.#groups.delete(this.#groups.keys().next().value)
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

function fateText({ component, event, content }, error) {
  const reply = `the reply to “${component}”, event “${event}”`
  return content.state === "threw" ? `The page's callback for ${reply} threw: ${error ?? "an error"}` : `The page has no callback for ${reply}.`
}
