import { storedValue } from "./stored_value.js"

// Reports what the adapter's start has left for later: a policy that the proxy has widened, and a tag of a test that is none.
export function tellOfStart(host) {
  const { widened } = document.querySelector("script[data-widened]")?.dataset ?? {}
  if (widened) console.info(`[viaduct] The proxy has widened the page's Content-Security-Policy for Viaduct: ${widened}.`)
  if (!host.test && storedValue("viaduct:test")) {
    host.report({ level: "error", cause: "VD-API-1", text: "viaduct_test has to be 1 to 64 of A–Z a–z 0–9 . _ - and the page belongs to no test." })
  }
}
