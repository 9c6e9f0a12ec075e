import { TabStorage } from "./tab_storage.js"

// The tag of the test that the page's tab belongs to: from `?viaduct_test=TAG`, and kept for the documents that follow. An empty one ends it.
export function testTag() {
  const storage = new TabStorage("viaduct:test")
  const asked = new URLSearchParams(location.search).get("viaduct_test")
  if (asked !== null) storage.value = asked
  if (asked === "") forget()
  const tag = asked ?? storage.value
  // The late part reports one of another form.
  return /^[\w.-]{1,64}$/.test(tag ?? "") ? tag : undefined
}

// A page of the test has set it when it was left. A sandboxed document has no cookies.
function forget() {
  try {
    document.cookie = "viaduct_test=; Path=/; Max-Age=0"
  } catch {}
}
