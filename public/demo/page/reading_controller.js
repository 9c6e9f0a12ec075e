import { Controller } from "../application/controller.js"

/** How a text is set: each button's `name` and `value` become a `data-…` of the element. */
export class ReadingController extends Controller {
  connect() {
    this.element.addEventListener("click", this.#set)
  }

  disconnect() {
    this.element.removeEventListener("click", this.#set)
  }

  #set = ({ target }) => {
    const button = target.closest("button")
    if (!button) return

    this.element.dataset[button.name] = button.value
    this.element.querySelector("details").open = false
  }
}
