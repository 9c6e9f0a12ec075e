import { Controller } from "../application/controller.js"

/** Marks the current page in the navigation, and scrolls there where the navigation has no room for all. */
export class PlacesController extends Controller {
  connect() {
    document.addEventListener("page-navigator:show", this.#mark)
    this.#mark()
  }

  disconnect() {
    document.removeEventListener("page-navigator:show", this.#mark)
  }

  /** A page without a place of its own says to which one it belongs. */
  #mark = () => {
    const place = document.querySelector("main").dataset.place ?? location.pathname
    for (const link of this.element.querySelectorAll("a")) link.ariaCurrent = link.pathname === place ? "page" : null
    const current = this.element.querySelector("[aria-current]")
    if (current) this.element.scrollLeft = current.offsetLeft + current.offsetWidth / 2 - this.element.clientWidth / 2
  }
}
