import { element } from "./element.js"
import { Picture } from "./picture.js"

// Shows for a moment what was done, above everything else.
export class DoneMark {
  static #milliseconds = 1500

  static show(text, container) {
    const label = element("span")
    const root = element("div", { class: "done", role: "status", popover: "manual" }, new Picture({ symbol: "checkmark" }).root, label)
    container.append(root)
    root.showPopover()
    // Only a text that is set later is read out.
    label.textContent = text
    setTimeout(() => root.remove(), DoneMark.#milliseconds)
  }
}
