import { element } from "../element.js"
import { pixels } from "./decoration.js"
import { ElementList } from "./element_list.js"
import { ElementView } from "./element_view.js"
import { RefreshButton } from "./refresh_button.js"

// Views in a row or a column. One that waits for a tap is a button of all that it says.
export class StackView extends ElementView {
  #children
  #tap = null
  #refresh

  constructor(perform, { control }) {
    super(element("div", { class: "stack" }), perform)
    this.#refresh = new RefreshButton(perform)
    const body = element("div", { class: "stack__children" })
    this.#children = new ElementList(body, perform)
    if (control) {
      this.#tap = element("button", { type: "button", class: "stack__tap", "data-control": control })
      this.#tap.addEventListener("click", () => perform(control))
      this.root.append(this.#tap)
    }
    this.root.append(this.#refresh.root, body)
  }

  render() {
    const { axis, spacing, align = "", distribution = "", children, title, enabled, refresh, scrolls } = this.item
    Object.assign(this.root.dataset, { axis, align, distribution })
    this.root.toggleAttribute("data-scrolls", Boolean(scrolls))
    this.root.style.setProperty("--spacing", pixels(spacing) || "8px")
    if (this.#tap) {
      this.#tap.setAttribute("aria-label", title || "Open")
      this.#tap.disabled = !enabled
    }
    this.#refresh.update(refresh)
    this.#children.update(children)
  }
}
