import { storedValue, storeValue } from "./stored_value.js"

const KEY = "viaduct:sent"

// Tells of a document that is the answer to a form without Turbo, on Android. The adapter has noted the form in the document before.
// The host has report(notice).
export function tellOfFormAnswer(host) {
  const path = storedValue(KEY)
  if (!path) return
  storeValue(KEY, null)
  const text = `This document is the answer to a form without Turbo (${path}): an Android app gives it no bridge components.`
  host.report({ level: "warning", cause: "VD-FORM-1", text })
}
