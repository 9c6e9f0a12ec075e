import { element } from "../element.js"
import { ElementView } from "./element_view.js"

export class SwitchView extends ElementView {
  #title = element("span", { class: "switch__title" })
  #box

  constructor(perform, { control }) {
    super(element("label", { class: "switch" }), perform)
    this.#box = element("input", { type: "checkbox", role: "switch", "data-control": control })
    this.#box.addEventListener("change", () => perform(control, this.#box.checked))
    this.root.append(this.#title, this.#box)
  }

  render() {
    const { title, label, enabled, on } = this.item
    this.#title.textContent = title
    this.#title.hidden = !title
    if (title) this.#box.removeAttribute("aria-label")
    if (!title) this.#box.setAttribute("aria-label", label || "Switch")
    this.#box.disabled = !enabled
    this.#box.checked = on
  }
}
