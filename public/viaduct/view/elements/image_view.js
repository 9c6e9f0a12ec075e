import { element } from "../element.js"
import { Picture } from "../picture.js"
import { ElementView } from "./element_view.js"

export class ImageView extends ElementView {
  #picture = new Picture()

  constructor(perform) {
    super(element("div", { class: "picture" }), perform)
    this.root.append(this.#picture.root)
  }

  render() {
    const { image, label, fit = "contain" } = this.item
    const { root } = this
    root.dataset.fit = fit
    root.dataset.content = image.data ? "image" : "symbol"
    if (label) {
      root.setAttribute("role", "img")
      root.setAttribute("aria-label", label)
    }
    this.#picture.show(image)
  }
}
