import { element } from "./element.js"

// Something shown on top of the page, until the newest screen does not have it any more or the person has answered.
export class Presentation {
  root
  #answered
  #isShown = false
  #beganOutside = false

  // answered() is called once, when the person has chosen or dismissed.
  constructor({ id, kind }, answered) {
    this.#answered = answered
    this.root = element("dialog", { class: kind, "data-presented-id": id })
    this.root.addEventListener("cancel", event => {
      event.preventDefault()
      this.dismiss()
    })
    // Chromium lets a person leave by a second Escape, whatever the page says to the first.
    this.root.addEventListener("close", () => {
      if (this.#isShown) this.root.showModal()
    })
    this.root.addEventListener("pointerdown", event => this.#noteOutside(event))
    this.root.addEventListener("click", event => {
      if (this.#beganOutside && event.target === this.root) this.dismissBeside()
    })
  }

  open(container) {
    container.append(this.root)
    this.#isShown = true
    this.root.showModal()
  }

  // Takes it away. The browser gives the focus back to where it was.
  close() {
    this.#isShown = false
    this.root.close()
    this.root.remove()
  }

  // The person has answered: it is gone at once, before the server confirms it.
  answer() {
    this.close()
    this.#answered()
  }

  // The person has tapped beside it.
  dismissBeside() {
    this.dismiss()
  }

  // A press beside the content is on the dialog itself.
  #noteOutside(event) {
    const { left, right, top, bottom } = this.root.getBoundingClientRect()
    const { clientX: x, clientY: y } = event
    this.#beganOutside = event.target === this.root && (x < left || x > right || y < top || y > bottom)
  }
}
