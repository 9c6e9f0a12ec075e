import { elements, textOf } from "../json/json_text.js"
import { short } from "../json/short.js"
import { visible } from "../json/visible.js"
import { PathReading } from "./path_reading.js"

const frameMark = ',"frame":'
const longestPreview = 300
// The meanings of the kinds of events without a frame.
const connections = {
  connected: "The page’s session begins", resumed: "The page is back, and its session goes on", lost: "The page has lost its connection",
  left: "The page was left, and its browser keeps it for the way back", gone: "The page is gone for good", "server started": "The server has started again: its trace begins anew"
}
// Kinds that report the outcome of a message.
const heldKinds = ["reply", "fate", "notice"]

// One event of the trace. Its frame stays text until it is needed.
export class TraceEvent {
  // Its place among all that the console keeps.
  order = 0
  // Its id in the trace, unique in all runs of the server; "" for the console's own events.
  key
  // The consequences of a message, in order.
  held = []
  // The message that caused the event, if it is known.
  request = null
  // The error of its page after which the message was the first one lost.
  trouble = null
  #text
  #frameStart
  #preview = null

  // Makes an event of the trace itself, which is of no page.
  // count: how many events it is about.
  static ofTrace(kind, time, count) {
    return new TraceEvent("", JSON.stringify({ time, page: "", from: "viaduct", kind, count }))
  }

  // text: a record as JSON, with the frame as its last member.
  constructor(key, text) {
    this.key = key
    const mark = text.indexOf(frameMark)
    this.#text = text
    this.#frameStart = mark < 0 ? -1 : mark + frameMark.length
    const { n, time, page, from, kind, component, event, id, level, cause, size, count } = JSON.parse(mark < 0 ? text : `${text.slice(0, mark)}}`)
    Object.assign(this, { number: n, time, page, from, kind: short(kind), component, event, id, level, cause, size, count })
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

  // The parsed frame of a small event.
  get content() {
    try {
      return JSON.parse(this.frame) ?? {}
    } catch {
      return {}
    }
  }

  get isMessage() {
    return (this.kind === "message" || this.kind === "reply") && this.component !== undefined
  }

  // Whether it is a message that its page has reported as unanswered. A button waits for its tap, so this is no trouble.
  get isSilent() {
    return this.replies.length === 0 && !this.hasTrouble && this.held.some(({ kind, content }) => kind === "fate" && content.state === "unanswered")
  }

  // The code of its problem, or of a consequence's; "" for none.
  get verdict() {
    const trouble = this.isTrouble ? this : this.held.find(({ kind, isTrouble }) => kind === "notice" && isTrouble) ?? this.held.find(held => held.isTrouble)
    if (!trouble) return ""
    const { cause, content: { code, state, name } } = trouble
    return short([cause, code, state, name].find(text => typeof text === "string") ?? trouble.kind)
  }

  // Whether it reports a drop or an error.
  get isTrouble() {
    if (this.kind === "skipped") return true
    if (this.kind === "notice") return this.level !== "info"
    if (this.kind === "fate") return ["dropped", "missing", "threw"].includes(this.content.state)
    return this.kind === "event" && this.content.name !== "handshake-repaired"
  }

  // Whether it, or a consequence of it, does.
  get hasTrouble() {
    return this.isTrouble || this.held.some(({ isTrouble }) => isTrouble)
  }

  get mayBeHeld() {
    return this.id !== undefined && heldKinds.includes(this.kind)
  }

  get replies() {
    return this.held.filter(({ kind }) => kind === "reply")
  }

  // In a few words, for a list.
  get subject() {
    if (this.isMessage) return visible(this.names.join(" "))
    if (this.kind === "notice") return visible(short(this.level ?? "notice"))
    return visible(short(this.kind === "event" ? String(this.content.name) : this.kind))
  }

  // The component and the event of a message, for a list.
  get names() {
    return [short(this.component ?? ""), short(this.event ?? "")]
  }

  // Whether there is more of them.
  get hasLongNames() {
    const [component, event] = this.names
    return component !== (this.component ?? "") || event !== (this.event ?? "")
  }

  // JSON text of the message's data, or of the whole frame.
  get body() {
    const { frame } = this
    if (frame === null || !this.isMessage) return frame
    return textOf(frame, "message", "data") ?? frame
  }

  // The start of its content, in one line.
  get preview() {
    return this.#preview ??= visible(this.#makePreview())
  }

  get #withoutFrame() {
    const number = value => value.toLocaleString("en")
    if (this.count !== undefined) return `${number(this.count)} events were gone before they could be read here`
    if (this.size !== undefined) return `${number(this.size)} bytes, not kept`
    return connections[this.kind] ?? ""
  }

  #makePreview() {
    const { frame } = this
    if (frame === null) return this.#withoutFrame
    if (this.kind === "notice" || this.kind === "event") return String(this.content.text ?? "").slice(0, longestPreview)
    if (this.kind === "input") return inputText(this.content).slice(0, longestPreview)
    if (this.kind === "rules") return new PathReading(this.content).summary.slice(0, longestPreview)
    if (this.isMessage) return start(frame, "message", "data")
    return frame.slice(0, longestPreview).replace(/^\{\s*"type":\s*"\w+",?\s*/, "{")
  }
}

// Describes what a person did in the page.
function inputText({ act, role, name, selector, field }) {
  const place = name ? `“${short(String(name))}”` : short(String(selector ?? ""))
  return [act, role, place, typeof field?.value === "string" ? `“${field.value}”` : ""].filter(part => typeof part === "string" && part !== "").join(" ")
}

// Returns the start of a value, without looking at the text after it.
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
