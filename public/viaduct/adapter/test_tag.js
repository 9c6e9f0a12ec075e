import { TabStorage } from "./tab_storage.js"

// The tag of the test that the page's tab belongs to: from `?viaduct_test=TAG`, and kept for the documents that follow. An empty one ends it.
export function testTag() {
  const storage = new TabStorage("viaduct:test")
  const asked = new URLSearchParams(location.search).get("viaduct_test")
  if (asked !== null) storage.value = asked
  if (asked === "") keep("", 0)
  const tag = asked ?? storage.value
  // The late part reports one of another form.
  if (!/^[\w.-]{1,64}$/.test(tag ?? "")) return
  addEventListener("beforeunload", () => keep(tag, 30))
  return tag
}

// Tells the server for some seconds which test the next document belongs to. A sandboxed document has no cookies.
function keep(tag, seconds) {
  try {
    document.cookie = `viaduct_test=${tag}; Path=/; SameSite=Lax; Max-Age=${seconds}`
  } catch {}
}
