import { element } from "./element.js"

// Keeps items apart: by so much, or by all that there is.
export class BarSpace {
  root = element("span", { class: "space", "aria-hidden": "true" })

  update({ width }) {
    this.root.toggleAttribute("data-flexible", width === undefined)
    this.root.style.width = width === undefined ? "" : `${width}px`
  }

  remove() {
    this.root.remove()
  }
}
