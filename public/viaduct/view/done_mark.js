import { element } from "./element.js"
import { Picture } from "./picture.js"

// Says for a moment what has been done, above everything else.
export class DoneMark {
  static #milliseconds = 1500

  static show(text, container) {
    const label = element("span")
    const root = element("div", { class: "done", role: "status", popover: "manual" }, new Picture({ symbol: "checkmark" }).root, label)
    container.append(root)
    root.showPopover()
    // Only a text that comes later is read out.
    label.textContent = text
    setTimeout(() => root.remove(), DoneMark.#milliseconds)
  }
}
