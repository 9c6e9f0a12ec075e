import { depthOf } from "../json/json_depth.js"
import { textOf } from "../json/json_text.js"
import { visible } from "../json/visible.js"
import { nextTask } from "../trace/trace_stream.js"
import { version } from "./recording_format.js"

// In bytes. The console keeps no more than half of it.
const largest = 64 << 20
// In levels: a frame has 256 at most.
const deepest = 300
// The last moment that a date of JavaScript can hold, in milliseconds since 1970.
const lastTime = 8.64e15
// In milliseconds.
const slice = 8

// Reads a file in the format of `viaduct record` and of Save: docs/recording.md. Throws an error with the reason for any other file.
export class RecordingReader {
  // As a `TraceStream` fires them.
  records = []
  // A sentence for a person, or "".
  note = ""
  #name
  #run = 0
  #last = -1
  #skipped = 0

  constructor(name) {
    this.#name = visible(name.slice(0, 100))
  }

  // file: a `File`.
  static async read(file) {
    const reader = new RecordingReader(file.name)
    if (file.size > largest) throw reader.#error(`has ${file.size >> 20} MiB. The console opens at most ${largest >> 20} MiB: record less at a time.`)
    await reader.#read((await file.text()).split("\n"))
    return reader
  }

  async #read(lines) {
    while (/^[ \r]*$/.test(lines.at(-1) ?? "-")) lines.pop()
    this.#checkHeader(lines[0] ?? "")
    for (let index = 1, start = performance.now(); index < lines.length; index += 1) {
      if (!this.#take(lines[index])) this.#break(index + 1, index === lines.length - 1)
      if (index % 64 || performance.now() - start < slice) continue
      await nextTask()
      start = performance.now()
    }
  }

  #checkHeader(line) {
    const header = objectOf(line)
    if (typeof header?.viaduct !== "string" || !Number.isInteger(header.version)) {
      throw this.#error("is no recording: its first line has to be as viaduct record writes it.")
    }
    if (header.version !== version) {
      throw this.#error(`has version ${header.version} of the format, and this console opens version ${version}. Use Viaduct ${visible(header.viaduct.slice(0, 40))}.`)
    }
  }

  #break(number, isLast) {
    if (!isLast) throw this.#error(`has a line ${number} that is no event of a recording. Restore the line, or delete it.`)
    this.note = `The last line, ${number}, is broken and was left out.`
  }

  // Returns whether the line is an event.
  #take(line) {
    const event = objectOf(line)
    if (event?.kind === "skipped" && event.n === undefined) {
      this.#skipped += Number.isInteger(event.count) ? Math.max(0, event.count) : 1
      return true
    }
    const { n, time, page, from, kind } = event ?? {}
    if (!Number.isInteger(n) || n < 0 || typeof page !== "string" || typeof kind !== "string" || typeof time !== "number" || Math.abs(time) > lastTime) return false
    if (!["page", "native", "viaduct"].includes(from)) return false
    // The server has started again.
    if (n <= this.#last) this.#run += 1
    this.#last = n
    this.records.push({ id: `recording${this.#run}-${n}`, data: dataOf(event, textOf(line, "frame")), skipped: this.#skipped })
    this.#skipped = 0
    return true
  }

  #error(text) {
    return new Error(`${this.#name} ${text}`)
  }
}

// An event's text with its frame at the end, as the trace has it.
function dataOf({ n, time, page, from, kind, size, ...rest }, frame) {
  const texts = ["component", "event", "id", "level", "cause"].filter(name => typeof rest[name] === "string").map(name => [name, rest[name]])
  const head = JSON.stringify({ n, time, page, from, kind, ...Object.fromEntries(texts), ...(Number.isInteger(size) && { size }) })
  return frame === null ? head : `${head.slice(0, -1)},"frame":${frame}}`
}

// Returns null when the line is no object, or is nested too deeply.
function objectOf(line) {
  if (depthOf(line) > deepest) return null
  try {
    const value = JSON.parse(line)
    return typeof value === "object" && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
