import { TraceEvent } from "./trace_event.js"

const mostEvents = 20_000
// In characters, each of which takes one or two bytes.
const mostText = 32 << 20

// The events that the console keeps, the newest last. Fires "add" with { events, dropped }: what is new, and what had to go for it;
// "clear"; and "restart" where the server has begun to count anew.
export class TraceLog extends EventTarget {
  events = []
  // Events that were here, and had to make room.
  droppedCount = 0
  // Events that the server did not keep for so slow a reader.
  skippedCount = 0
  #length = 0
  // The newest message of each id of a page.
  #messages = new Map()

  // texts: the JSON of records.
  add(texts) {
    const added = []
    for (const text of texts) {
      const event = new TraceEvent(text)
      if (event.number <= (added.at(-1) ?? this.events.at(-1))?.number) {
        this.#tell(added.splice(0))
        this.#forget()
        this.dispatchEvent(new Event("restart"))
      }
      added.push(event)
      this.#join(event)
    }
    this.#tell(added)
  }

  skip(count) {
    this.skippedCount += count
  }

  clear() {
    this.#forget()
    this.dispatchEvent(new Event("clear"))
  }

  // The event with that `TraceEvent.key`, or null.
  find(key) {
    const event = this.events[this.#indexOf(Number.parseInt(key))]
    return event?.key === key ? event : null
  }

  #forget() {
    this.events = []
    this.#messages.clear()
    this.#length = 0
    this.droppedCount = this.skippedCount = 0
  }

  #tell(events) {
    if (events.length === 0) return
    for (const event of events) {
      this.events.push(event)
      this.#length += event.length
    }
    const dropped = this.#makeRoom()
    this.dispatchEvent(new CustomEvent("add", { detail: { events, dropped } }))
  }

  #makeRoom() {
    let count = 0
    let length = this.#length
    while (this.events.length - count > mostEvents || length > mostText) length -= this.events[count++].length
    if (count === 0) return []
    const dropped = this.events.splice(0, count)
    this.#length = length
    this.droppedCount += count
    for (const event of dropped) this.#part(event)
    return dropped
  }

  // Brings together a message and what came of it.
  #join(event) {
    const key = `${event.page} ${event.id}`
    if (event.kind === "message" && event.id !== undefined) return void this.#messages.set(key, event)
    const request = event.mayBeHeld && this.#messages.get(key)
    if (!request) return
    event.request = request
    request.held.push(event)
  }

  #part(event) {
    for (const held of event.held) held.request = null
    const key = `${event.page} ${event.id}`
    if (this.#messages.get(key) === event) this.#messages.delete(key)
    if (event.request) event.request.held.splice(event.request.held.indexOf(event), 1)
  }

  // The place of the event with that number, or of the next one after it.
  #indexOf(number) {
    let [low, high] = [0, this.events.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.events[middle].number < number) low = middle + 1
      else high = middle
    }
    return low
  }
}
