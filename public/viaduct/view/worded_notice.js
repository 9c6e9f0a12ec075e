// The texts of notices of the adapter's first part, which are not needed before a page is at rest.
const texts = {
  "VD-BRIDGE-1": ({ component }) => `The page has no web bridge for the reply to “${component}”.`,
  "VD-COMPONENT-5": ({ name, names }, host) => `The page was loaded without ${names}, which “${name}” has. ${sameHostCure(host) ?? "Load it again."}`,
  "VD-DATA-3": ({ component, event }) => `“${component}” sent data for “${event}” that is not JSON:`,
  "VD-FRAME-4": () => "A frame failed:",
  "VD-LINK-1": () => "Too many messages are queued. The session restarts.",
  "VD-PAGE-1": ({ what, component, event }) => `In the page, ${component ? `the reply to “${component}”, event “${event}”,` : what} failed:`,
  "VD-VISIT-3": ({ path }) => `The app takes one visit in half a second, so ${path} is not visited.`,
  "VD-WINDOW-1": () => "The app opens no new window."
}
const errors = { "VD-DATA-3": "page", "VD-PAGE-1": "page-error" }

// Returns the notice of { cause, … }: of a message, if it has a component. host: that of the LatePart.
export function worded({ cause, id, component, event, ...details }, host) {
  const text = texts[cause]({ component, event, ...details }, host)
  if (cause in errors) return { level: "error", code: errors[cause], cause, text, id, component, event }
  return { level: "warning", cause, text }
}

// The server learns the test of a request for the adapter by a cookie of the page, which browsers send to the same host only.
function sameHostCure({ test, socketAddress }) {
  const { hostname, port } = new URL(socketAddress)
  if (!test || hostname === location.hostname) return undefined
  const own = `${location.protocol}//${location.hostname}${port && `:${port}`}/viaduct/adapter.js`
  return `It is in a test, which Viaduct at ${hostname} does not see when it sends the adapter to a page of ${location.hostname}. `
    + `Load the adapter from ${own}, or open the page through Viaduct.`
}
