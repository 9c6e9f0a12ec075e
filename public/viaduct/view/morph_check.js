import { bridgeName } from "./bridge_name.js"

// Finds components whose native controls a morph has taken away: the new element connects before the old one disconnects.
export class MorphCheck {
  #host
  #told = new Set()
  #timer = null

  // The host has messages and report(notice).
  constructor(host) {
    this.#host = host
    document.addEventListener("turbo:morph-element", () => {
      this.#timer ??= setTimeout(() => this.#look())
    })
  }

  #look() {
    this.#timer = null
    const last = new Map(this.#host.messages.entries.map(({ message }) => [message.component, message.event]))
    for (const element of document.querySelectorAll("[data-controller]")) {
      for (const identifier of element.dataset.controller.split(/\s+/)) {
        const name = bridgeName(identifier)
        if (last.get(name) === "disconnect" && !this.#told.has(name)) this.#tell(name, identifier)
      }
    }
  }

  #tell(name, identifier) {
    this.#told.add(name)
    const text = `A morph has put another element with data-controller="${identifier}" in the place of the old one. The new one connected before `
      + "the old one disconnected, so the native side has taken its control away, as on a phone. "
      + "Give both elements the same tag and id, so that the morph keeps the element."
    this.#host.report({ level: "warning", cause: "VD-MORPH-1", component: name, text })
  }
}
