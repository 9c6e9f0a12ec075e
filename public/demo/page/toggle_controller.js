import { Controller } from "../application/controller.js"

/** A button that is on or off, and shows the element that it controls while it is on. */
export class ToggleController extends Controller {
  connect() {
    this.element.addEventListener("click", this.#toggle)
  }

  disconnect() {
    this.element.removeEventListener("click", this.#toggle)
  }

  #toggle = () => {
    const isOn = this.element.ariaPressed !== "true"
    this.element.ariaPressed = String(isOn)
    this.#controlled.hidden = !isOn
  }

  get #controlled() {
    return document.getElementById(this.element.getAttribute("aria-controls"))
  }
}
