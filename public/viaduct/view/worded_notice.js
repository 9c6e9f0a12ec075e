// The texts of notices of the adapter's first part, which are not needed before a page is at rest.
const texts = {
  "VD-BRIDGE-1": ({ component }) => `The page has no web bridge for the reply to “${component}”.`,
  "VD-COMPONENT-5": ({ name, names }) => `The page was loaded without ${names}, which “${name}” has. Load it again.`,
  "VD-DATA-3": ({ component, event }) => `“${component}” sent data for “${event}” that is not JSON:`,
  "VD-FRAME-4": () => "A frame failed:",
  "VD-LINK-1": () => "Too many messages are queued. The session restarts.",
  "VD-PAGE-1": ({ what, component, event }) => `In the page, ${component ? `the reply to “${component}”, event “${event}”,` : what} failed:`,
  "VD-VISIT-3": ({ path }) => `The app takes one visit in half a second, so ${path} is not visited.`,
  "VD-WINDOW-1": () => "The app opens no new window."
}
const errors = { "VD-DATA-3": "page", "VD-PAGE-1": "page-error" }

// Returns the notice of { cause, … }: of a message, if it has a component.
export function worded({ cause, id, component, event, ...details }) {
  const text = texts[cause]({ component, event, ...details })
  if (cause in errors) return { level: "error", code: errors[cause], cause, text, id, component, event }
  return { level: "warning", cause, text }
}
