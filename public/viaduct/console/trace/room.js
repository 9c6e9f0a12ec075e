import { short } from "../json/short.js"
import { Losses } from "./losses.js"
import { Pages } from "./pages.js"
import { TraceLog } from "./trace_log.js"
import { nextTask, TraceStream } from "./trace_stream.js"
import { Verdicts } from "./verdicts.js"

const mostWords = 300
// As many records are taken at once.
const batchSize = 500

// All that the console knows of a room. Fires "change".
export class Room extends EventTarget {
  name
  log = new TraceLog()
  pages = new Pages()
  verdicts = new Verdicts()
  // Names in the events, for the filter's choices.
  words = { component: new Set(), event: new Set(), kind: new Set(), verdict: new Set() }
  stream
  // Whether its events come from a recording.
  isRecorded = false
  #losses = new Losses()

  constructor(name, stream = streamOf(name)) {
    super()
    this.name = name
    this.stream = stream
    this.stream.addEventListener("events", ({ detail }) => this.log.add(detail))
    this.log.addEventListener("add", ({ detail: { events } }) => this.#take(events))
    this.log.addEventListener("clear", () => this.#forget())
    this.log.addEventListener("restart", () => this.pages.lose())
  }

  start() {
    this.stream.start()
  }

  // Shows a recording in place of the live trace. records: as the stream fires them.
  async load(records) {
    this.stream.stop()
    this.isRecorded = true
    this.pages.clear()
    for (const words of Object.values(this.words)) words.clear()
    this.log.forget()
    for (let start = 0; start < records.length; start += batchSize) {
      this.log.add(records.slice(start, start + batchSize))
      await nextTask()
    }
    this.dispatchEvent(new Event("change"))
  }

  #take(events) {
    for (const event of events) {
      if (event.page) this.pages.take(event)
      this.verdicts.take(event)
      this.#losses.take(event)
      for (const [name, words] of Object.entries(this.words)) {
        if (event[name] && words.size < mostWords) words.add(short(event[name]))
      }
    }
    this.dispatchEvent(new Event("change"))
  }

  #forget() {
    this.#losses.clear()
    this.verdicts.clear()
    this.dispatchEvent(new Event("change"))
  }
}

function streamOf(room) {
  // A page of another origin cannot send this header without a preflight request.
  return new TraceStream(`/viaduct/api/trace?room=${encodeURIComponent(room)}`, { "X-Viaduct": "console" })
}
