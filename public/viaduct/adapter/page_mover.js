// Takes the page where the native side wants it.
export class PageMover {
  #proposer
  #places
  #failure

  constructor(proposer, places, failure) {
    this.#proposer = proposer
    this.#places = places
    this.#failure = failure
  }

  move({ action, url, steps }) {
    switch (action) {
      case "advance":
      case "replace": return this.#visit(url, action)
      case "load": return location.assign(url)
      case "back": return history.go(-this.#places.entriesBack(steps))
      case "forward": return history.forward()
      case "reload": return this.#failure.reload()
      case "response": return this.#failure.showAnswer()
      // The web library connects its components again, which have not noticed a native screen above them. After any other way
      // back Turbo or a new document connects them, and this event would do so twice.
      case "restored": return document.dispatchEvent(new Event("native:restore"))
    }
  }

  #visit(url, action) {
    if (window.Turbo?.visit) {
      this.#proposer.visit(url, action)
    } else if (action === "replace") {
      location.replace(url)
    } else {
      location.assign(url)
    }
  }
}
