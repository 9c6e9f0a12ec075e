import { TraceEvent } from "./trace_event.js"

const mostEvents = 20_000
// In characters, each of one or two bytes.
const mostText = 32 << 20

// The events that the console keeps, the newest last. Fires "add" with { events, dropped }: the new events, and those dropped for them;
// "clear"; and "restart" where the server has begun anew, which keeps the events.
export class TraceLog extends EventTarget {
  events = []
  // Events that were here, and had to make room.
  droppedCount = 0
  // Events that were dropped from the trace before they could be read.
  skippedCount = 0
  #length = 0
  #nextOrder = 0
  // The id of the newest event in the trace, in its parts.
  #run = null
  #number = -1
  #events = new Map()
  // The newest message of each id of a page.
  #messages = new Map()

  // records: as a `TraceStream` fires them.
  add(records) {
    let added = []
    const take = event => {
      event.order = this.#nextOrder++
      added.push(event)
      this.#join(event)
    }
    for (const { id, data, skipped } of records) {
      const event = new TraceEvent(id, data)
      const run = id.slice(0, id.lastIndexOf("-"))
      if (this.#run !== null && (run !== this.#run || event.number <= this.#number)) {
        take(TraceEvent.ofTrace("server started", event.time))
        this.#tell(added)
        added = []
        this.#messages.clear()
        this.dispatchEvent(new Event("restart"))
      }
      if (skipped > 0) {
        this.skippedCount += skipped
        take(TraceEvent.ofTrace("skipped", event.time, skipped))
      }
      this.#run = run
      this.#number = event.number
      take(event)
    }
    this.#tell(added)
  }

  // Forgets all events. Later ones are shown.
  clear() {
    this.events = []
    this.#events.clear()
    this.#messages.clear()
    this.#length = 0
    this.droppedCount = this.skippedCount = 0
    this.dispatchEvent(new Event("clear"))
  }

  // Forgets the trace too: later events belong to another one.
  forget() {
    this.clear()
    this.#run = null
    this.#number = -1
  }

  // The event with that `TraceEvent.key`, or null.
  find(key) {
    return this.#events.get(key) ?? null
  }

  // The event of the same kind and page before that one, or null.
  before({ order, page, kind }) {
    const start = this.events[0]?.order ?? 0
    return this.events.findLast((event, index) => start + index < order && event.page === page && event.kind === kind) ?? null
  }

  // Whether the event with that key has not arrived yet.
  isStillToCome(key) {
    const dash = key.lastIndexOf("-")
    return this.#run === null || key.slice(0, dash) === this.#run && Number(key.slice(dash + 1)) > this.#number
  }

  #tell(events) {
    if (events.length === 0) return
    for (const event of events) {
      this.events.push(event)
      this.#length += event.length
      if (event.key) this.#events.set(event.key, event)
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

  // Connects a message with its consequences.
  #join(event) {
    const key = `${event.page} ${event.id}`
    if (event.kind === "message" && event.id !== undefined) return void this.#messages.set(key, event)
    const request = event.mayBeHeld && this.#messages.get(key)
    if (!request) return
    event.request = request
    request.held.push(event)
  }

  #part(event) {
    this.#events.delete(event.key)
    for (const held of event.held) held.request = null
    const key = `${event.page} ${event.id}`
    if (this.#messages.get(key) === event) this.#messages.delete(key)
    if (event.request) event.request.held.splice(event.request.held.indexOf(event), 1)
  }
}
