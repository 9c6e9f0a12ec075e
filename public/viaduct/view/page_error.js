import { start } from "./text_start.js"

// In characters: a hostile stack may be of any length.
const longestStack = 10_000
// Calls that the browser or a person has ended, and measurements that are put off, are no trouble.
const harmless = { error: /^ResizeObserver loop/, rejection: /^AbortError: / }
const hidden = "Script error. The script is of another origin, which hides what it is: add crossorigin to its tag."

// Returns the name and the text of an error or a rejected promise that reached the window; null for what is no trouble.
export function pageError(event) {
  if (event.type === "error" && !(event instanceof ErrorEvent)) return null
  const isHidden = event.message === "Script error." && !event.filename
  const name = event.type === "error" ? "error" : "rejection"
  const text = isHidden ? hidden : name === "error" ? placed(event.message, event) : textOf(event.reason)
  if (harmless[name].test(text) && !event.error) return null
  return { name: isHidden || isForeign(event) ? "foreign-error" : name, text }
}

// Returns the text of an error that Stimulus has caught, and logged with its own text.
export function loggedError({ text, error }) {
  return `${text}: ${textOf(error)}`
}

// Anything can be thrown.
export function textOf(error) {
  try {
    const [, filename, lineno, colno] = /(\w+:\/\/[^\s)]+?):(\d+):(\d+)/.exec(start(error?.stack, longestStack)) ?? []
    return placed(String(error), { filename, lineno, colno })
  } catch {
    return "a value that has no text"
  }
}

// Whether only scripts of other hosts, or of the browser's extensions, have had a part in it.
function isForeign({ filename, error, reason = error }) {
  const stack = typeof reason?.stack === "string" ? start(reason.stack, longestStack) : ""
  const places = [filename, ...stack.match(/[\w-]+:\/\/[^\s/)]+/g) ?? []].filter(Boolean)
  return places.length > 0 && places.every(place => !isOwn(place))
}

// Whether the address is at the page's own host, whatever its port.
export function isOwn(address) {
  return URL.canParse(address, location) && new URL(address, location).hostname === location.hostname
}

function placed(text, { filename, lineno, colno }) {
  return filename ? `${text} (${filename}:${lineno}:${colno})` : text
}
