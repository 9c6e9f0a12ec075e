// Whether the server of the page answers, whatever it says, behind Viaduct's proxy too. It is asked for what is no page of the web app, so that
// nothing there changes, and for a URL that had no answer without the person's cookies: a flash message stays. Loaded on demand.
export default async function isAnswered(url, hadNoAnswer) {
  return await answers(new URL("/favicon.ico", url), { method: "HEAD" }) && (!hadNoAnswer || answers(url, { credentials: "omit" }))
}

async function answers(url, options) {
  try {
    const { status, headers, body } = await fetch(url, { ...options, cache: "no-store", redirect: "manual" })
    body?.cancel()
    return status < 500 || !headers.has("X-Viaduct-Own")
  } catch {
    return false
  }
}
