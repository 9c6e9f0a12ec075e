// All that can be done to a page by hand, by its room's name and the start of its id.
export class PageHand {
  #room
  #page

  constructor(room, page) {
    this.#room = room
    this.#page = page
  }

  // frame: JSON text, which goes its way as if the page had sent it, or the native side.
  send(from, frame) {
    return this.#ask("POST", "frames", `{"from":${JSON.stringify(from)},"frame":${frame}}`)
  }

  // shaping: { delay, copies }, what becomes of the page's replies from now on.
  shapeReplies(shaping) {
    return this.#ask("PUT", "replies", JSON.stringify(shaping))
  }

  // duration: in milliseconds.
  cut(duration) {
    return this.#ask("POST", "cut", JSON.stringify({ duration }))
  }

  restart() {
    return this.#ask("POST", "restart", "{}")
  }

  openLink(url) {
    return this.#ask("POST", "link", JSON.stringify({ url }))
  }

  async #ask(method, verb, body) {
    const address = `/viaduct/api/pages/${this.#page}/${verb}?room=${encodeURIComponent(this.#room)}`
    // No page of another origin can send this header without being asked about.
    const headers = { "Content-Type": "application/json", "X-Viaduct": "console" }
    const response = await fetch(address, { method, body, headers, cache: "no-store", redirect: "error" })
      .catch(() => { throw new Error("The server does not answer.") })
    if (!response.ok) throw new Error((await response.text()).trim().slice(0, 500) || `The server has answered ${response.status}.`)
  }
}
