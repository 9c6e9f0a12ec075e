import { element } from "./element.js"

// Says that the server is away, once it has been for a moment.
export class ConnectionMark {
  static #delay = 400

  root = element("div", { class: "mark", role: "status" })
  #timer = null

  render(isConnected) {
    clearTimeout(this.#timer)
    if (isConnected) {
      this.root.textContent = ""
    } else {
      this.#timer = setTimeout(() => { this.root.textContent = "Reconnecting…" }, ConnectionMark.#delay)
    }
  }

  // Shows that taps are kept until then.
  promise() {
    clearTimeout(this.#timer)
    this.root.textContent = "Reconnecting… Your tap is kept."
  }
}
