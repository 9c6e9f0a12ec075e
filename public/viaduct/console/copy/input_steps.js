const finders = ["role", "label", "placeholder", "selector"]
const roles = ["link", "button", "tab", "menuitem", "menuitemcheckbox", "menuitemradio", "option", "switch", "checkbox", "radio", "treeitem"]
const masked = "[masked]"
// In milliseconds: what a click leads to begins within this time.
const consequence = 1000
const consequences = ["message", "propose", "visit", "open", "post", "failed"]

// Returns the step for what a person did in the page: "click", "check", "uncheck", "press", "fill" with a `text` or "select" with an
// `option`, each with a `place`, or a "note". `key` is the same for the same place.
// A place is { by, role, name, selector, nth } as in the frame `input`, but for texts that no test could use. `nth` is null for the only one.
export function inputStep({ act, by, role, name, selector, nth, field }) {
  const place = { by, role, name: text(name), selector: text(selector), nth: Number.isSafeInteger(nth) && nth >= 0 ? nth : null }
  const isKnown = finders.includes(by) && (by === "selector" ? place.selector !== "" : place.name !== "") && (by !== "role" || roles.includes(role))
  const called = place.name || place.selector || "an element"
  if (!isKnown) return { does: "note", text: `Do here what a person did with ${called}.` }
  const step = { place, key: JSON.stringify(place) }
  const isSimple = ["click", "check", "uncheck", "press"].includes(act)
  const value = field?.value
  if (act === "type" || act === "choose") {
    if (typeof value !== "string") return { does: "note", text: `Fill “${called}” here: it was a file, or a text of more than 1000 characters.` }
    if (value.includes(masked)) return { does: "note", text: `Fill “${called}” here: its value was masked.` }
    return act === "type" ? { ...step, does: "fill", text: value } : { ...step, does: "select", option: value }
  }
  return isSimple ? { ...step, does: act } : { does: "note", text: `Do here what a person did with ${called}.` }
}

// Whether a click led to nothing, on an element that may have nothing to do. A click into a field moves the focus only.
export function isIdle(events, index) {
  const { time, content: { act, by, role } } = events[index]
  if (act !== "click" || by === "role" || by === "selector" && role !== "generic") return false
  for (let next = index + 1; next < events.length && events[next].time - time < consequence; next += 1) {
    const event = events[next]
    if (event.from !== "page") continue
    if (event.kind === "input" || event.kind === "action") return true
    if (consequences.includes(event.kind) && event.event !== "connect" && event.event !== "disconnect") return false
  }
  return true
}

// Joins what was typed into a field before and after a message that says nothing of it, such as that the form is complete.
export function joinFills(steps) {
  const joined = []
  for (const [index, step] of steps.entries()) {
    const [fill, message] = joined.slice(-2)
    const isSame = step.does === "fill" && fill?.does === "fill" && fill.key === step.key
    const isMeanwhile = isSame && message.does === "message" && Object.keys(message.data).length === 0
    // A message right behind it may be one of the second half.
    if (isMeanwhile && steps[index + 1]?.does !== "message") fill.text = step.text
    else joined.push(step)
  }
  return joined
}

// A recording may have masked a part of it.
function text(value) {
  return typeof value === "string" && !value.includes(masked) ? value : ""
}
