const KEY = "viaduct:sent"

// Tells of a document that is the answer to a form without Turbo, on Android. The adapter has noted the form in the document before.
// The host has report(notice).
export function tellOfFormAnswer(host) {
  const path = take()
  if (!path) return
  const text = `This document is the answer to a form without Turbo (${path}): an Android app gives it no bridge components.`
  host.report({ level: "warning", cause: "VD-FORM-1", text })
}

// A page may be denied its storage.
function take() {
  try {
    const path = JSON.parse(sessionStorage.getItem(KEY))
    sessionStorage.removeItem(KEY)
    return path
  } catch {
    return null
  }
}
