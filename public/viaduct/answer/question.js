// Whether the server of the page answers, whatever it says, behind Viaduct's proxy too. It is asked for what is no page of the web app, so that
// nothing there changes, and for a URL that had no answer without the person's cookies: a flash message stays. Loaded on demand.
export default async function isAnswered(url, hadNoAnswer) {
  return await answers("HEAD", new URL("/favicon.ico", url)) && (!hadNoAnswer || answers("GET", url))
}

async function answers(method, url) {
  const abort = new AbortController()
  try {
    const credentials = method === "HEAD" ? "same-origin" : "omit"
    const { status, headers } = await fetch(url, { method, credentials, cache: "no-store", redirect: "manual", signal: abort.signal })
    return status < 500 || !headers.has("X-Viaduct-Own")
  } catch {
    return false
  } finally {
    abort.abort()
  }
}
