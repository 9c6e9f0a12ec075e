const mostGroups = 200
const mostEvents = 100

// What was dropped or wrong, by its text, the newest first.
export class Verdicts {
  #groups = new Map()

  take(event) {
    if (event.kind !== "notice" || !event.isTrouble) return
    const { text, code } = event.content
    const key = `${event.cause ?? code} ${text}`
    const group = this.#groups.get(key) ?? { level: event.level, code, cause: event.cause, text: String(text ?? ""), events: [], count: 0 }
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
