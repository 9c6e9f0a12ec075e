let isOffline = false

// Stops all requests to the server: the console shows a recording, which has no server.
export function goOffline() {
  isOffline = true
}

export function isAlone() {
  return isOffline
}

// Sends a request to the server's API, and returns its answer. body: JSON text, if any. keepalive: whether the request outlives the page.
// Throws an error with the reason.
export async function askServer(method, path, body, { keepalive = false } = {}) {
  if (isOffline) throw new Error("This is a recording: there is no server behind it.")
  // A page of another origin cannot send this header without a preflight request.
  const headers = { "X-Viaduct": "console", ...(body && { "Content-Type": "application/json" }) }
  const response = await fetch(path, { method, body, headers, cache: "no-store", redirect: "error", keepalive })
    .catch(() => { throw new Error("The server does not answer.") })
  if (!response.ok) throw new Error((await response.text()).trim().slice(0, 500) || `The server has answered ${response.status}.`)
  return response
}
