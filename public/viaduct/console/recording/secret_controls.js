import { objectsOf, rewritten, stringOf } from "../json/json_walk.js"
import { mark } from "./secret_mask.js"
import { TypedSecrets } from "./typed_secrets.js"

// Pages that are remembered: the first of more are gone by then.
const mostPages = 300
// Members of a frame that name what it is about. They are no text of a person's. A test holds the list to that of `viaduct record`.
const names = [
  "type", "kind", "style", "id", "call", "component", "event", "handler", "level", "cause", "code", "control", "dismiss", "attempt", "submit",
  "end", "cancel", "press", "detentControl", "detailControl", "sourceControl", "number",
]

// Masks what a person types where a phone shows dots, and the token that a person gives in place of the phone: in the control, and where it comes
// again in a later frame of the page. The page's screens tell which controls these are. `SecretControls.swift` has the same rules.
export class SecretControls {
  // { controls, typed } by the pages' ids.
  #pages = new Map()

  // Returns the event's text. Events have to come in their order.
  mask({ kind, page: id, frame, text }) {
    if (frame === null) return text
    const hidden = new Set()
    if (kind === "screen" && /"secure"|"token"/.test(frame)) this.#takeScreen(frame, id, hidden)
    const page = this.#pages.get(id)
    if (!page) return text
    if (kind === "action") takeAction(frame, page, hidden)
    return `${text.slice(0, -frame.length - 1)}${rewritten(frame, value => masked(value, kind, hidden, page.typed))}}`
  }

  // Adds the places of the texts in its secure controls.
  #takeScreen(frame, id, hidden) {
    for (const members of objectsOf(frame, ["secure", "kind", "control", "text"])) {
      if (members.get("secure")?.token !== "true" && members.get("kind")?.token !== '"token"') continue
      if (!this.#pages.has(id)) {
        this.#pages.set(id, { controls: new Set(), typed: new TypedSecrets() })
        if (this.#pages.size > mostPages) this.#pages.delete(this.#pages.keys().next().value)
      }
      const { controls, typed } = this.#pages.get(id)
      const control = stringIn(members, "control")
      if (control !== null) controls.add(control)
      if (!members.has("text")) continue
      hidden.add(members.get("text").start)
      const text = stringIn(members, "text")
      if (text !== null) typed.add(text, control ?? "")
    }
  }
}

function takeAction(frame, { controls, typed }, hidden) {
  // The outermost object ends last.
  const action = objectsOf(frame, ["control", "value"]).at(-1) ?? new Map()
  const control = stringIn(action, "control")
  if (!action.has("value") || !controls.has(control)) return
  const text = stringIn(action, "value")
  if (text !== null) typed.add(text, control)
  hidden.add(action.get("value").start)
}

function masked(value, kind, hidden, typed) {
  if (hidden.has(value.start)) return JSON.stringify(mark)
  // A screen has the names at any depth, a message around its data.
  const deepestName = kind === "screen" ? Infinity : ["message", "reply"].includes(kind) ? 2 : 1
  if (names.includes(value.key) && value.depth <= deepestName) return undefined
  const text = stringOf(value)
  if (text !== null) {
    const masked = typed.mask(text)
    return masked === text ? undefined : JSON.stringify(masked)
  }
  // The numbers of a screen are sizes.
  return kind !== "screen" && typed.hasNumber(value.token) ? JSON.stringify(mark) : undefined
}

function stringIn(members, name) {
  return members.has(name) ? stringOf(members.get(name)) : null
}
