import { Controller } from "../application/controller.js"

/** Sorts the rows of its table by the column that a button's `value` names, the greatest first. */
export class SortingController extends Controller {
  connect() {
    this.element.addEventListener("click", this.#sort)
  }

  disconnect() {
    this.element.removeEventListener("click", this.#sort)
  }

  #sort = ({ target }) => {
    const key = target.closest("button")?.value
    if (!key) return

    const rows = [...this.#body.rows].sort((one, other) => other.dataset[key] - one.dataset[key])
    this.#body.append(...rows)
    this.element.querySelector("details").open = false
    this.element.querySelector("[role=status]").textContent = `Sorted by ${target.textContent.trim().toLowerCase()}.`
  }

  get #body() {
    return this.element.querySelector("tbody")
  }
}
