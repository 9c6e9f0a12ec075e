import { testTag } from "../adapter/test_tag.js"

// Makes the tab one of a test, and the browser the phone that the test wants. A link of another site comes without that.
const tag = testTag()
const platform = new URLSearchParams(location.search).get("viaduct_platform")
if (["ios", "android"].includes(platform)) document.cookie = `viaduct_platform=${platform}; Path=/; SameSite=Lax`
// The next document is asked for with the components of the test.
if (tag) addEventListener("beforeunload", () => { document.cookie = `viaduct_test=${tag}; Path=/; SameSite=Lax; Max-Age=30` })
document.querySelector("#outcome").textContent = tag
  ? `The pages of this tab belong to the test ${tag}.`
  : "The pages of this tab belong to no test: add ?viaduct_test=TAG, with 1 to 64 of A–Z a–z 0–9 . _ -"
