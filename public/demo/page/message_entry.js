import { createElement } from "./create_element.js"

/** One message in the log. */
export class MessageEntry {
  #direction
  #message
  #time = new Date()

  constructor(direction, message) {
    this.#direction = direction
    this.#message = message
  }

  get sentence() {
    const verb = this.#direction === "sent" ? "Sent" : "Received"
    return `${verb} ${this.#message.component} ${this.#message.event}`
  }

  get element() {
    const { id, data } = this.#message
    const entry = createElement("li", "message")
    entry.dataset.direction = this.#direction
    entry.append(
      createElement("span", "message__route", this.#direction === "sent" ? "page → Swift" : "Swift → page"),
      this.#timeElement,
      this.#nameElement,
      createElement("span", "message__id", `id ${id}`),
      createElement("code", "message__data", JSON.stringify(data, null, 2))
    )
    return entry
  }

  get #nameElement() {
    const element = createElement("strong", "message__name", `${this.#message.component} `)
    element.append(createElement("code", "message__event", this.#message.event))
    return element
  }

  get #timeElement() {
    const element = createElement("time", "message__time", this.#time.toTimeString().slice(0, 8))
    element.dateTime = this.#time.toISOString()
    return element
  }
}
