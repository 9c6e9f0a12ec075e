import { askServer } from "../shell/ask_server.js"

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

  // highlight: { component, scroll }, the component that the page shows; without one, none any more.
  highlight(highlight, options) {
    return this.#ask("PUT", "highlight", JSON.stringify(highlight), options)
  }

  restart() {
    return this.#ask("POST", "restart", "{}")
  }

  openLink(url) {
    return this.#ask("POST", "link", JSON.stringify({ url }))
  }

  #ask(method, verb, body, options) {
    return askServer(method, `/viaduct/api/pages/${this.#page}/${verb}?room=${encodeURIComponent(this.#room)}`, body, options)
  }
}
