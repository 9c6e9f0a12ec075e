import { leave } from "./own_navigation.js"

// Moves the page as the native side requests.
export class PageMover {
  #proposer
  #places
  #failure
  #arrive

  // arrive(action, url) is called when the page is at another place at once. Its URL may be the same.
  constructor(proposer, places, failure, arrive) {
    this.#proposer = proposer
    this.#places = places
    this.#failure = failure
    this.#arrive = arrive
  }

  move({ action, url, steps, again }) {
    switch (action) {
      case "advance":
      case "replace": return this.#visit(url, action, again)
      case "load": return leave().assign(url)
      case "back": return this.#goBack(steps)
      case "forward": return history.forward()
      case "reload": return this.#failure.reload()
      case "response": return this.#failure.showAnswer()
      // The web library connects its components again: they have not noticed the native screen above them. After any other step back, Turbo
      // or a new document connects them, and this event would connect them twice.
      case "restored": return document.dispatchEvent(new Event("native:restore"))
    }
  }

  #goBack(steps) {
    const url = this.#places.goBack(steps)
    if (!url) return
    this.#arrive("restore", url)
    // Turbo adds no entry to the browser's history for the page's own URL, whatever the action.
    this.#visit(url, url === location.href ? "advance" : "replace")
  }

  #visit(url, action, again) {
    if (again) this.#arrive(action, this.#places.repeat())
    if (window.Turbo?.navigator) {
      this.#proposer.visit(url, action)
    } else {
      leave()[action === "replace" ? action : "assign"](url)
    }
  }
}
