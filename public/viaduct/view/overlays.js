import { element } from "./element.js"
import { viewElement } from "./view_element.js"

// What components have put over the page: toasts, and whatever else has a text, a picture or a control.
export class Overlays {
  #perform
  #places = new Map(["top", "center", "bottom"].map(position =>
    [position, element("div", { class: "overlays", "data-position": position, role: "status" })]))
  #drawn = "[]"

  constructor(perform) {
    this.#perform = perform
  }

  get roots() {
    return [...this.#places.values()]
  }

  render(overlays) {
    const drawn = JSON.stringify(overlays)
    if (drawn === this.#drawn) return
    this.#drawn = drawn
    for (const [position, place] of this.#places) {
      const here = overlays.filter(overlay => overlay.position === position)
      place.replaceChildren(...here.map(overlay => viewElement(overlay, this.#perform)))
    }
  }
}
