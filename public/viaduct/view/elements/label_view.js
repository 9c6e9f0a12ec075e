import { element } from "../element.js"
import { pixels } from "./decoration.js"
import { ElementView } from "./element_view.js"
import { fillText } from "./runs.js"

export class LabelView extends ElementView {
  constructor(perform) {
    super(element("div", { class: "text" }), perform)
  }

  render() {
    const { text = "", runs, size, weight, italic, align, lines = 1 } = this.item
    fillText(this.root, text, runs)
    const { style, dataset } = this.root
    style.fontSize = pixels(size)
    style.fontWeight = weight ?? ""
    style.lineHeight = size ? "1.25" : ""
    style.setProperty("--lines", lines > 1 ? lines : "none")
    dataset.align = align ?? ""
    dataset.lines = lines === 1 ? "one" : lines > 1 ? "some" : "any"
    this.root.toggleAttribute("data-italic", Boolean(italic))
  }
}
