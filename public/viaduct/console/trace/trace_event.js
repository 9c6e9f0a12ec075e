import { elements, textOf } from "../json/json_text.js"
import { visible } from "../json/visible.js"

const frameMark = ',"frame":'
const longestPreview = 300
// Kinds that tell of a message what became of it.
const heldKinds = ["reply", "fate", "notice"]

// One event of the trace. Its frame is text until somebody looks at it.
export class TraceEvent {
  // Of a message: what came of it, in its order.
  held = []
  // Of what came of a message: the message, if it is known.
  request = null
  #text
  #frameStart
  #preview = null

  // text: the JSON of a record, whose frame is its last member.
  constructor(text) {
    const mark = text.indexOf(frameMark)
    this.#text = text
    this.#frameStart = mark < 0 ? -1 : mark + frameMark.length
    const { n, time, page, from, kind, component, event, id, level, cause, size } = JSON.parse(mark < 0 ? text : `${text.slice(0, mark)}}`)
    Object.assign(this, { number: n, time, page, from, kind, component, event, id, level, cause, size })
  }

  // In characters.
  get length() {
    return this.#text.length
  }

  // All of it, for a search.
  get text() {
    return this.#text
  }

  // JSON text, or null where there is none.
  get frame() {
    return this.#frameStart < 0 ? null : this.#text.slice(this.#frameStart, -1)
  }

  // The frame, for those that are small.
  get content() {
    try {
      return JSON.parse(this.frame) ?? {}
    } catch {
      return {}
    }
  }

  // Its place among all events, and its time, since a server that starts again counts from 0.
  get key() {
    return `${this.number}-${Math.round(this.time)}`
  }

  get isMessage() {
    return (this.kind === "message" || this.kind === "reply") && this.component !== undefined
  }

  // Whether it tells of something that was dropped or wrong.
  get isTrouble() {
    if (this.kind === "notice") return this.level !== "info"
    if (this.kind === "fate") return ["dropped", "missing", "threw"].includes(this.content.state)
    return this.kind === "event" && this.content.name !== "handshake-repaired"
  }

  // Whether it, or what came of it, does.
  get hasTrouble() {
    return this.isTrouble || this.held.some(({ isTrouble }) => isTrouble)
  }

  get mayBeHeld() {
    return this.id !== undefined && heldKinds.includes(this.kind)
  }

  get replies() {
    return this.held.filter(({ kind }) => kind === "reply")
  }

  get subject() {
    if (this.isMessage) return visible(`${this.component} ${this.event ?? ""}`)
    if (this.kind === "notice") return visible(this.level ?? "notice")
    return visible(this.kind)
  }

  // JSON text of the message's data, or of the whole frame.
  get body() {
    const { frame } = this
    if (frame === null || !this.isMessage) return frame
    return textOf(frame, "message", "data") ?? frame
  }

  // The start of what it says, in one line.
  get preview() {
    return this.#preview ??= visible(this.#makePreview())
  }

  #makePreview() {
    const { frame } = this
    if (frame === null) return this.size === undefined ? "" : `${this.size.toLocaleString("en")} bytes, not kept`
    if (this.kind === "notice") return this.content.text?.slice(0, longestPreview) ?? ""
    if (this.isMessage) return start(frame, "message", "data")
    return frame.slice(0, longestPreview).replace(/^\{\s*"type":\s*"\w+",?\s*/, "{")
  }
}

// The start of a value, found without a look at what follows it.
function start(text, ...path) {
  let at = 0
  for (const name of path) {
    let found = -1
    for (const { key, start } of elements(text, at)) if (key === name && (found = start) >= 0) break
    if (found < 0) return ""
    at = found
  }
  return text.slice(at, at + longestPreview).replace(/\}\}$/, "")
}
