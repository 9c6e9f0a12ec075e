import { depthOf } from "../json/json_depth.js"

const mark = "[masked]"
// In levels: no frame has more.
const deepest = 256

// Masks text typed into password fields, and the token that a person enters in place of the phone. The page's screens name these controls.
// `SecretControls.swift` has the same rules.
export class SecretControls {
  // By the pages' ids.
  #controls = new Map()

  // Returns the event's text. Call it with the events in their order.
  mask({ kind, page, frame, text }) {
    const isScreen = kind === "screen" && /"secure"|"token"/.test(frame ?? "")
    if (!isScreen && kind !== "action" || frame === null || depthOf(frame) > deepest) return text
    const value = JSON.parse(frame)
    if (!this.#controls.has(page)) this.#controls.set(page, new Set())
    const controls = this.#controls.get(page)
    if (isScreen) hide(value, controls)
    else if (value && value.value !== undefined && controls.has(value.control)) value.value = mark
    else return text
    return `${text.slice(0, -frame.length - 1)}${JSON.stringify(value)}}`
  }
}

function hide(value, controls) {
  if (typeof value !== "object" || value === null) return
  if (value.secure === true || value.kind === "token") {
    if (typeof value.control === "string") controls.add(value.control)
    if (value.text !== undefined) value.text = mark
  }
  for (const child of Object.values(value)) hide(child, controls)
}
