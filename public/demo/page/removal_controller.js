import { Controller } from "../application/controller.js"

/** Swaps what can be removed (`data-removal="item"`) for what says so (`data-removal="notice"`), and back. */
export class RemovalController extends Controller {
  connect() {
    this.element.addEventListener("click", this.#toggle)
  }

  disconnect() {
    this.element.removeEventListener("click", this.#toggle)
  }

  #toggle = ({ target }) => {
    if (!target.closest("button")) return

    this.#item.hidden = !this.#item.hidden
    this.#notice.hidden = !this.#item.hidden
    this.element.querySelector("[data-removal]:not([hidden])").focus()
  }

  get #item() {
    return this.element.querySelector("[data-removal=item]")
  }

  get #notice() {
    return this.element.querySelector("[data-removal=notice]")
  }
}
