import { element } from "../element.js"
import { ElementView } from "./element_view.js"

export class PagesView extends ElementView {
  constructor(perform) {
    super(element("div", { class: "pages", role: "group" }), perform)
  }

  render() {
    const { label, enabled, count, current, control } = this.item
    const focused = [...this.root.children].indexOf(this.root.getRootNode().activeElement)
    this.root.setAttribute("aria-label", label)
    this.root.replaceChildren(...Array.from({ length: count }, (_, page) => {
      const dot = element("button", {
        type: "button", class: "dot", "aria-label": `Page ${page + 1} of ${count}`, disabled: !enabled,
        "aria-current": page === current ? "page" : undefined
      })
      dot.addEventListener("click", () => this.perform(control, page))
      return dot
    }))
    this.root.children[focused]?.focus()
  }
}
