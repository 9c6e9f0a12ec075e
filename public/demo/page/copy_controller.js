import { Controller } from "../application/controller.js"

const confirmationTime = 2000

/** A button that copies the code of its figure. */
export class CopyController extends Controller {
  #label = ""
  #timer = 0

  connect() {
    this.#label = this.element.textContent
    this.element.hidden = !navigator.clipboard
    this.element.addEventListener("click", this.#copy)
  }

  disconnect() {
    this.element.removeEventListener("click", this.#copy)
    clearTimeout(this.#timer)
  }

  #copy = async () => {
    try {
      await navigator.clipboard.writeText(this.#code.textContent)
      this.#say("Copied")
    } catch {
      getSelection().selectAllChildren(this.#code)
      this.#say("Selected")
    }
  }

  #say(text) {
    clearTimeout(this.#timer)
    this.element.textContent = text
    this.#timer = setTimeout(() => { this.element.textContent = this.#label }, confirmationTime)
  }

  get #code() {
    return this.element.closest("figure").querySelector("code")
  }
}
