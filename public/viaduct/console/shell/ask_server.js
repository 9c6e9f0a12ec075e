let isOffline = false

// From now on nothing is asked of the server: what is shown is a recording, which has none behind it.
export function goOffline() {
  isOffline = true
}

export function isAlone() {
  return isOffline
}

// Asks the server's API as its owner, and returns its answer. body: JSON text, if any. keepalive: whether it goes out from a page that is
// left. Throws an error that says what is wrong.
export async function askServer(method, path, body, { keepalive = false } = {}) {
  if (isOffline) throw new Error("This is a recording: there is no server behind it.")
  // No page of another origin can send this header without being asked about.
  const headers = { "X-Viaduct": "console", ...(body && { "Content-Type": "application/json" }) }
  const response = await fetch(path, { method, body, headers, cache: "no-store", redirect: "error", keepalive })
    .catch(() => { throw new Error("The server does not answer.") })
  if (!response.ok) throw new Error((await response.text()).trim().slice(0, 500) || `The server has answered ${response.status}.`)
  return response
}
