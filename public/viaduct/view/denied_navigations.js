// Returns the notice of a navigation that no phone makes. path: of a visit that comes too soon; otherwise it was to open a new window.
export function denial({ path }) {
  const [cause, text] = path
    ? ["VD-VISIT-3", `The app takes one visit in half a second, so ${path} is not visited.`]
    : ["VD-WINDOW-1", "The app opens no new window for a script or a form."]
  return { level: "warning", cause, text }
}
