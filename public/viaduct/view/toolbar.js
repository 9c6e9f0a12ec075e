import { BarItems } from "./bar_items.js"
import { element } from "./element.js"

// The bar at the bottom of the page or of a native screen.
export class Toolbar {
  root = element("div", { class: "toolbar", role: "toolbar", "aria-label": "Native toolbar", hidden: true })
  #items

  constructor(perform) {
    this.#items = new BarItems(this.root, perform)
  }

  render(items = []) {
    this.root.hidden = items.length === 0
    this.#items.update(items)
  }
}
