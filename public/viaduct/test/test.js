import { testTag } from "../adapter/test_tag.js"

// Makes the tab part of a test, and the browser the test's phone. A link from another site does neither.
const tag = testTag()
const query = new URLSearchParams(location.search), patterns = { platform: /^(ios|android)$/, version: /^[\w.-]{1,64}$/ }
for (const [name, pattern] of Object.entries(patterns)) {
  const value = query.get(`viaduct_${name}`)
  if (value && pattern.test(value)) document.cookie = `viaduct_${name}=${value}; Path=/; SameSite=Lax`
  else if (tag && name === "version") document.cookie = "viaduct_version=; Path=/; Max-Age=0"
}
// The next document is requested with the test's components.
if (tag) addEventListener("beforeunload", () => { document.cookie = `viaduct_test=${tag}; Path=/; SameSite=Lax; Max-Age=30` })
document.querySelector("#outcome").textContent = tag
  ? `The pages of this tab belong to the test ${tag}.`
  : "The pages of this tab belong to no test: add ?viaduct_test=TAG, with 1 to 64 of A–Z a–z 0–9 . _ -"
