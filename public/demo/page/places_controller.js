import { Controller } from "../application/controller.js"

/** Scrolls the navigation, where it has no room for all, to the current page. */
export class PlacesController extends Controller {
  connect() {
    const current = this.element.querySelector("[aria-current]")
    this.element.scrollLeft = current.offsetLeft + current.offsetWidth / 2 - this.element.clientWidth / 2
  }
}
