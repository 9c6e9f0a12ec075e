// Reports what the adapter's start has left for later: a policy that the proxy has widened, and a tag of a test that is none.
export function tellOfStart(host) {
  const { widened } = document.querySelector("script[data-widened]")?.dataset ?? {}
  if (widened) console.info(`[viaduct] The proxy has widened the page's Content-Security-Policy for Viaduct: ${widened}.`)
  if (!host.test && stored("viaduct:test")) {
    host.report({ level: "error", cause: "VD-API-1", text: "viaduct_test has to be 1 to 64 of A–Z a–z 0–9 . _ - and the page belongs to no test." })
  }
}

// Returns the errors of the test's pages that were left before they could report them, as texts with the page's address. told: the input of
// the late part, whose errors are stored too.
export function takeLeftErrors({ test }, told) {
  const own = [...told.keys()].filter(({ error, reason = error }) => reason).length
  const left = stored("viaduct:errors")
  if (!Array.isArray(left)) return []
  sessionStorage.removeItem("viaduct:errors")
  const texts = left.filter(entry => Array.isArray(entry) && entry[0] === test).map(([, text]) => String(text))
  return texts.slice(0, Math.max(0, texts.length - own))
}

// `null` without the item. A page may be denied its storage, and write there itself.
function stored(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key))
  } catch {
    return null
  }
}
