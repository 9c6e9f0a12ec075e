import { BarItems } from "../bar_items.js"
import { element } from "../element.js"
import { ElementView } from "./element_view.js"

export class ToolbarView extends ElementView {
  #items

  constructor(perform) {
    super(element("div", { class: "toolbar", role: "toolbar", "aria-label": "Toolbar" }), perform)
    this.#items = new BarItems(this.root, perform)
  }

  render() {
    this.#items.update(this.item.items)
  }
}
