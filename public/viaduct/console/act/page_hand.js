import { askServer } from "../shell/ask_server.js"

// Acts on a page by hand. Its room's name and the start of its id identify the page.
export class PageHand {
  #room
  #page

  constructor(room, page) {
    this.#room = room
    this.#page = page
  }

  // Sends a frame as if from the page, or from the native side. frame: JSON text.
  send(from, frame) {
    return this.#ask("POST", "frames", `{"from":${JSON.stringify(from)},"frame":${frame}}`)
  }

  // Changes the page's replies from now on. shaping: { delay, copies }.
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
