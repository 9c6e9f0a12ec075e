// Whether the server of the page answers, whatever it says, behind Viaduct's proxy too. It is asked for what is no page of the web app, so that
// nothing there changes. Loaded on demand.
export default async function isAnswered(url) {
  try {
    const { status, headers } = await fetch(new URL("/favicon.ico", url), { method: "HEAD", cache: "no-store", redirect: "manual" })
    return status < 500 || !headers.has("X-Viaduct-Own")
  } catch {
    return false
  }
}
