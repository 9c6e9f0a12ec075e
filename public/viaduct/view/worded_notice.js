// The texts of notices of the adapter's first part, which are not needed before a page is at rest.
const texts = {
  "VD-BRIDGE-1": ({ component }) => `The page has no web bridge for the reply to “${component}”.`,
  "VD-COMPONENT-5": ({ name, names }) => `The page was loaded without ${names}, which “${name}” has. Load it again.`,
  "VD-LINK-1": () => "Too many messages are queued. The session restarts.",
  "VD-VISIT-3": ({ path }) => `The app takes one visit in half a second, so ${path} is not visited.`,
  "VD-WINDOW-1": () => "The app opens no new window."
}

// Returns the warning of { cause, … }.
export function worded({ cause, ...details }) {
  return { level: "warning", cause, text: texts[cause](details) }
}
