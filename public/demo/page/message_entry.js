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
    const entry = createElement("li", "message")
    entry.dataset.direction = this.#direction
    entry.append(
      createElement("span", "message__route", this.#direction === "sent" ? "page → Swift" : "Swift → page"),
      this.#timeElement,
      this.#nameElement,
      createElement("span", "message__id", `id ${this.#message.id}`),
      createElement("code", "message__data", this.#dataText)
    )
    return entry
  }

  get #nameElement() {
    const element = createElement("strong", "message__name", `${this.#message.component} `)
    element.append(createElement("code", "message__event", this.#message.event))
    return element
  }

  /** One line for each key, so that a message stays short enough to read while it passes. */
  get #dataText() {
    const { data } = this.#message
    if (Object(data) !== data) return JSON.stringify(data)

    return Object.entries(data)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
      .join("\n")
  }

  get #timeElement() {
    const element = createElement("time", "message__time", this.#time.toTimeString().slice(0, 8))
    element.dateTime = this.#time.toISOString()
    return element
  }
}
