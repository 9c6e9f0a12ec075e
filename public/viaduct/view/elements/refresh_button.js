import { element } from "../element.js"
import { Picture } from "../picture.js"

// Refreshes the list, as pulling it down does on a phone.
export class RefreshButton {
  root = element("button", { type: "button", class: "refresh", hidden: true })
  #title = element("span")
  #control = null

  constructor(perform) {
    this.root.append(new Picture({ symbol: "arrow.clockwise" }).root, this.#title)
    this.root.addEventListener("click", () => perform(this.#control))
  }

  update(refresh) {
    this.root.hidden = !refresh
    if (!refresh) return
    const { control, title, enabled, refreshing } = refresh
    this.#control = control
    this.#title.textContent = title
    this.root.disabled = !enabled
    this.root.dataset.control = control
    this.root.toggleAttribute("data-refreshing", refreshing)
    this.root.setAttribute("aria-busy", String(refreshing))
  }
}
