import { Controller } from "../application/controller.js"
import { createElement } from "./create_element.js"
import { MessageEntry } from "./message_entry.js"

const longestLog = 200

/** The messages of the bridge as they pass, the newest first. Screen readers hear a short sentence for each. */
export class MessageLogController extends Controller {
  #status = createElement("p", "log__status", "No message yet")
  #toggleButton = createElement("button", "log__toggle", "Details")
  #clearButton = createElement("button", "log__clear", "Clear")
  #list = createElement("ol", "log__list")

  connect() {
    this.#build()
    document.addEventListener("web-bridge:message", this.#log)
    this.#toggleButton.addEventListener("click", this.#toggle)
    this.#clearButton.addEventListener("click", this.#clear)
  }

  disconnect() {
    document.removeEventListener("web-bridge:message", this.#log)
    this.#toggleButton.removeEventListener("click", this.#toggle)
    this.#clearButton.removeEventListener("click", this.#clear)
    this.element.replaceChildren()
  }

  #build() {
    this.#status.role = "status"
    this.#list.id = "messages"
    this.#list.tabIndex = 0
    this.#list.ariaLabel = "Messages, the newest first"
    this.#toggleButton.ariaExpanded = "false"
    this.#toggleButton.setAttribute("aria-controls", this.#list.id)

    const head = createElement("div", "log__head")
    head.append(createElement("h2", "log__title", "Messages"), this.#status, this.#toggleButton, this.#clearButton)
    this.element.append(head, this.#list)
  }

  #log = ({ detail: { direction, message } }) => {
    const entry = new MessageEntry(direction, message)
    this.#list.prepend(entry.element)
    this.#list.children[longestLog]?.remove()
    this.#status.textContent = entry.sentence
    this.#status.dataset.direction = direction
  }

  #toggle = () => {
    this.#toggleButton.ariaExpanded = String(this.#toggleButton.ariaExpanded !== "true")
  }

  #clear = () => {
    this.#list.replaceChildren()
    this.#status.textContent = "No message"
    delete this.#status.dataset.direction
  }
}
