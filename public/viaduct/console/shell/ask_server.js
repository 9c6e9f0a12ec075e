// Asks the server's API as its owner, and returns its answer. body: JSON text, if any. keepalive: whether it goes out from a page that is
// left. Throws an error that says what is wrong.
export async function askServer(method, path, body, { keepalive = false } = {}) {
  // No page of another origin can send this header without being asked about.
  const headers = { "X-Viaduct": "console", ...(body && { "Content-Type": "application/json" }) }
  const response = await fetch(path, { method, body, headers, cache: "no-store", redirect: "error", keepalive })
    .catch(() => { throw new Error("The server does not answer.") })
  if (!response.ok) throw new Error((await response.text()).trim().slice(0, 500) || `The server has answered ${response.status}.`)
  return response
}
