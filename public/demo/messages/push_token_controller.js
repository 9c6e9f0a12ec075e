import { Controller } from "../application/controller.js"
import { postToApp } from "./app.js"

/** A button that asks the app for its token, and shows it in the element that it controls. */
export class PushTokenController extends Controller {
  connect() {
    this.element.addEventListener("click", this.#ask)
    document.addEventListener("bridge:token", this.#show)
  }

  disconnect() {
    this.element.removeEventListener("click", this.#ask)
    document.removeEventListener("bridge:token", this.#show)
  }

  #ask = () => postToApp("pushToken", {})

  #show = ({ detail }) => {
    const output = document.getElementById(this.element.getAttribute("aria-controls"))
    output.textContent = detail.token
  }
}
