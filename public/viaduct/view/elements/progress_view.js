import { element } from "../element.js"
import { ElementView } from "./element_view.js"

// How far something is, or that something is under way.
export class ProgressView extends ElementView {
  constructor(perform) {
    super(element("div", { role: "progressbar" }), perform)
  }

  render() {
    const { value, label, large } = this.item
    const { root } = this
    const isSpinner = value === undefined
    root.classList.toggle("spinner", isSpinner)
    root.classList.toggle("progress", !isSpinner)
    root.toggleAttribute("data-large", Boolean(large))
    root.setAttribute("aria-label", label ?? "In progress")
    if (isSpinner) return
    root.setAttribute("aria-valuenow", Math.round(value * 100))
    root.style.setProperty("--filled", `${Math.min(1, Math.max(0, value)) * 100}%`)
  }
}
