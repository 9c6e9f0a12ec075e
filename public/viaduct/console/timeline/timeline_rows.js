import { nextTask } from "../trace/trace_stream.js"

// In milliseconds.
const slice = 8, recheckPause = 1000

// The rows of the timeline: events of the chosen pages that pass the filter. A message contains its consequences. Fires "change".
export class TimelineRows extends EventTarget {
  rows = []
  // Rows that were put off while the list stood still.
  waitingCount = 0
  #log
  #filter
  // Whether an event is of a chosen page.
  #isChosen = () => true
  #isPaused = false
  #build = null
  #shown = new Set()
  #recheck = null

  constructor(log, filter) {
    super()
    this.#log = log
    this.#filter = filter
    log.addEventListener("add", ({ detail }) => this.#add(detail))
    log.addEventListener("clear", () => this.#empty())
  }

  get isPaused() {
    return this.#isPaused
  }

  set isPaused(isPaused) {
    this.#isPaused = isPaused
    if (!isPaused && this.waitingCount > 0) this.choose(this.#filter, this.#isChosen)
    this.#tell()
  }

  // Shows other events. It checks all of them, in many small steps.
  async choose(filter, isChosen) {
    this.#filter = filter
    this.#isChosen = isChosen
    clearTimeout(this.#recheck)
    const build = this.#build = { rows: [] }
    this.waitingCount = 0
    const end = this.#log.events.at(-1)?.order ?? -1
    const events = this.#log.events.slice()
    for (let index = 0, start = performance.now(); index < events.length; index += 1) {
      if (this.#isRow(events[index])) build.rows.push(events[index])
      if (index % 64 || performance.now() - start < slice) continue
      await nextTask()
      if (this.#build !== build) return
      start = performance.now()
    }
    this.#build = null
    const oldest = this.#log.events[0]?.order ?? Infinity
    this.rows = build.rows.filter(({ order }) => order >= oldest)
    this.#shown = new Set(this.rows)
    this.#add({ events: this.#log.events.filter(({ order }) => order > end), dropped: [] })
    this.#tell()
    if (filter.dependsOnTime) this.#recheck = setTimeout(() => this.#isPaused || this.choose(filter, isChosen), recheckPause)
  }

  // The row that has an event, or null.
  rowOf(event) {
    return this.#shown.has(event) ? event : this.#shown.has(event.request) ? event.request : null
  }

  indexOf(row) {
    let [low, high] = [0, this.rows.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.rows[middle].order < row.order) low = middle + 1
      else high = middle
    }
    return this.rows[low] === row ? low : -1
  }

  #add({ events, dropped }) {
    if (this.#build) return
    if (dropped.length > 0) this.#drop(dropped)
    for (const event of events) {
      const row = this.#isHeld(event) ? event.request : event
      if (this.#shown.has(row) || !this.#isChosen(event) || !this.#filter.matches(event)) continue
      if (this.#isPaused) this.waitingCount += 1
      else this.#insert(row)
    }
    this.#tell()
  }

  #drop(dropped) {
    let count = 0
    while (count < this.rows.length && this.rows[count].order <= dropped.at(-1).order) this.#shown.delete(this.rows[count++])
    this.rows.splice(0, count)
    // A consequence of a dropped message gets its own row.
    const left = dropped.flatMap(({ held }) => held).filter(event => event.order > dropped.at(-1).order)
    for (const event of left) if (this.#isRow(event) && !this.#shown.has(event)) this.#insert(event)
  }

  #insert(row) {
    this.#shown.add(row)
    let index = this.rows.length
    while (index > 0 && this.rows[index - 1].order > row.order) index -= 1
    this.rows.splice(index, 0, row)
  }

  #isRow(event) {
    if (this.#isHeld(event) || !this.#isChosen(event)) return false
    return this.#filter.matches(event) || !this.#filter.isOfSingleEvents && event.held.some(held => this.#filter.matches(held))
  }

  #isHeld(event) {
    return event.request !== null && !this.#filter.isOfSingleEvents
  }

  #empty() {
    this.#build = null
    this.rows = []
    this.#shown.clear()
    this.waitingCount = 0
    this.#tell()
  }

  #tell() {
    this.dispatchEvent(new Event("change"))
  }
}
