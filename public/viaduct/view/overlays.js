import { element } from "./element.js"
import { ElementList } from "./elements/element_list.js"

// Views that components have put over the page: toasts, and all others with a text, a picture or a control.
export class Overlays {
  #places = new Map()

  constructor(perform) {
    for (const position of ["top", "center", "bottom"]) {
      const root = element("div", { class: "overlays", "data-position": position, role: "status" })
      this.#places.set(position, { root, list: new ElementList(root, perform) })
    }
  }

  get roots() {
    return [...this.#places.values()].map(({ root }) => root)
  }

  render(overlays) {
    for (const [position, { list }] of this.#places) list.update(overlays.filter(overlay => overlay.position === position))
  }
}
