import { TabStorage } from "./tab_storage.js"

const troubles = [
  "error", "unhandledrejection", "web-bridge:handshake-failed", "web-bridge:handshake-repaired", "web-bridge:handshake-repair-failed"
]
// Of pages of a test that may be left before they can report their errors: the test and the text of each. The tab's next page reports them.
const left = new TabStorage("viaduct:errors")

// Catches the errors of the page from its start, and the web library's events of trouble. tell(what) gets an event, or
// { type: "logged", text, error } for what Stimulus has caught in a controller.
export function watchErrors(tell) {
  for (const name of troubles) addEventListener(name, tell, true)
  const { get, set } = Object.getOwnPropertyDescriptor(window, "onerror")
  // Stimulus calls window.onerror. The browser calls the page's own handler itself.
  const before = handler => (text, address, ...rest) => {
    if (!address && rest[2]) tell({ type: "logged", text, error: rest[2] })
    return handler?.(text, address, ...rest)
  }
  Object.defineProperty(window, "onerror", { configurable: true, set, get: () => before(get.call(window)) })
}

// what: as tell gets it. test: the tag of the page's test, if it belongs to one.
export function keepError({ error, reason = error }, { test }) {
  if (test && reason) left.value = [...left.value ?? [], [test, `${reason} (${location})`]].slice(-50)
}
