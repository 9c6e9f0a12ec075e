import { BarButton } from "./bar_button.js"
import { element } from "./element.js"

export class NavigationBar {
  root
  #perform
  #title = element("div", { class: "title" })
  #left = element("div", { class: "side left" })
  #right = element("div", { class: "side right" })
  #buttons = new Map()

  constructor(perform) {
    this.#perform = perform
    this.root = element("nav", { class: "bar", "aria-label": "Native navigation bar" }, this.#left, this.#title, this.#right)
    this.root.hidden = true
  }

  // Without a bar there is none.
  render(bar) {
    this.root.hidden = !bar
    const { title = "", left = [], right = [] } = bar ?? {}
    this.#title.textContent = title
    const controls = new Set([...left, ...right].map(item => item.control))
    for (const [control, button] of this.#buttons) {
      if (!controls.has(control)) this.#remove(control, button)
    }
    this.#arrange(this.#left, left)
    // The first item on the right stands at the edge.
    this.#arrange(this.#right, right.toReversed())
  }

  #remove(control, button) {
    button.remove()
    this.#buttons.delete(control)
  }

  #arrange(side, items) {
    items.forEach((item, position) => {
      const { root } = this.#button(item)
      if (side.children[position] !== root) side.insertBefore(root, side.children[position] ?? null)
    })
  }

  #button(item) {
    const existing = this.#buttons.get(item.control)
    if (existing) {
      existing.update(item)
      return existing
    }
    const button = new BarButton(item, this.#perform)
    this.#buttons.set(item.control, button)
    return button
  }
}
