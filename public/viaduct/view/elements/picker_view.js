import { element } from "../element.js"
import { ElementView } from "./element_view.js"

// Wheels are lists to choose from.
export class PickerView extends ElementView {
  #drawn = new Map()

  constructor(perform) {
    super(element("div", { class: "picker", role: "group" }), perform)
  }

  render() {
    const { label, wheels } = this.item
    this.root.setAttribute("aria-label", label)
    const selects = wheels.map((wheel, index) => this.#select(wheel, `${label} ${wheels.length > 1 ? index + 1 : ""}`.trim()))
    selects.forEach((select, index) => {
      if (this.root.children[index] !== select) this.root.insertBefore(select, this.root.children[index] ?? null)
    })
    while (this.root.children.length > selects.length) this.root.lastElementChild.remove()
  }

  #select({ control, rows, selected }, label) {
    let { select, titles } = this.#drawn.get(control) ?? {}
    if (!select) {
      select = element("select", { class: "wheel", "data-control": control })
      select.addEventListener("change", () => this.perform(control, select.selectedIndex))
    }
    const wanted = JSON.stringify(rows)
    if (wanted !== titles) select.replaceChildren(...rows.map(text => element("option", { text })))
    this.#drawn.set(control, { select, titles: wanted })
    select.setAttribute("aria-label", label)
    select.selectedIndex = selected
    return select
  }
}
