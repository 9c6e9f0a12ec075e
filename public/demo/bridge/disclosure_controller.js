import { BridgeController } from "./bridge_controller.js"

/**
 * A `<details>` whose choices the native side can show instead: opening it calls `present`.
 *
 * A choice is a link or a button inside, and choosing it on the native side clicks it here.
 */
export class DisclosureController extends BridgeController {
  connect() {
    this.summary.addEventListener("click", this.#open)
  }

  disconnect() {
    this.summary.removeEventListener("click", this.#open)
    super.disconnect()
  }

  present() {}

  get summary() {
    return this.element.querySelector("summary")
  }

  get choices() {
    return [...this.element.querySelectorAll("a, button")]
  }

  /** The choices as menus name them: `[{title, index}]`. */
  get items() {
    return this.choices.map((choice, index) => ({ title: choice.textContent.trim(), index }))
  }

  #open = event => {
    if (!this.isSupported) return

    event.preventDefault()
    this.present()
  }
}
