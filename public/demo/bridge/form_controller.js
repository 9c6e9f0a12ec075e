import { BridgeController } from "./bridge_controller.js"

/** Puts a form's submit button into the navigation bar, enabled while the form is valid. */
export class FormController extends BridgeController {
  static component = "form"

  #wasValid = true

  connect() {
    const submitTitle = this.bridgeAttribute("title", this.#submitButton)
    this.send("connect", { submitTitle }, () => this.#submitButton.click())
    this.element.addEventListener("input", this.#validate)
    this.#validate()
  }

  disconnect() {
    this.element.removeEventListener("input", this.#validate)
    super.disconnect()
  }

  #validate = () => {
    const isValid = this.element.matches(":valid")
    if (isValid !== this.#wasValid) this.send(isValid ? "submitEnabled" : "submitDisabled")
    this.#wasValid = isValid
  }

  get #submitButton() {
    return this.element.querySelector("[type=submit]")
  }
}
