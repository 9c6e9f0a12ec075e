import { BridgeController } from "./bridge_controller.js"

/** Asks before the click on its element counts: natively, or with the browser's own question. */
export class AlertController extends BridgeController {
  static component = "alert"

  #isConfirmed = false

  connect() {
    this.element.addEventListener("click", this.#ask)
  }

  disconnect() {
    this.element.removeEventListener("click", this.#ask)
    super.disconnect()
  }

  #ask = event => {
    if (this.#isConfirmed) return

    if (this.isSupported) {
      stop(event)
      this.send("show", this.#question, () => this.#confirm())
    } else if (!window.confirm(this.#question.title)) {
      stop(event)
    }
  }

  #confirm() {
    this.#isConfirmed = true
    this.element.click()
    this.#isConfirmed = false
  }

  get #question() {
    return {
      title: this.bridgeAttribute("title"),
      description: this.bridgeAttribute("description"),
      destructive: this.element.hasAttribute("data-bridge-destructive"),
      confirm: this.bridgeAttribute("confirm"),
      dismiss: this.bridgeAttribute("dismiss")
    }
  }
}

function stop(event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}
