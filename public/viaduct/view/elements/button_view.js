import { element } from "../element.js"
import { Menu } from "../menu.js"
import { Picture } from "../picture.js"
import { tint } from "../tint.js"
import { ElementView } from "./element_view.js"
import { fillText } from "./runs.js"

export class ButtonView extends ElementView {
  #picture = new Picture()
  #title = element("span", { class: "button__title" })
  #subtitle = element("span", { class: "button__subtitle" })
  #menu = null

  constructor(perform, { control }) {
    super(element("button", { type: "button", class: "button", "data-control": control }), perform)
    this.root.append(this.#picture.root, element("span", { class: "button__text" }, this.#title, this.#subtitle))
    this.root.addEventListener("click", () => this.#tap())
  }

  render() {
    const { title, subtitle = "", runs, enabled, style = "none", image, iconOnly, loading, selected, menu } = this.item
    const { root } = this
    fillText(this.#title, title, runs)
    this.#subtitle.textContent = subtitle
    this.#picture.show(loading ? null : image)
    root.disabled = !enabled
    Object.assign(root.dataset, {
      style, placement: this.item.imagePlacement ?? "", pictured: loading ? "loading" : image ? "image" : ""
    })
    root.toggleAttribute("data-icon-only", Boolean(iconOnly))
    root.toggleAttribute("data-capsule", Boolean(this.item.capsule))
    root.toggleAttribute("data-large", Boolean(this.item.large))
    root.toggleAttribute("data-loading", Boolean(loading))
    if (iconOnly) root.setAttribute("aria-label", title)
    if (selected) root.setAttribute("aria-pressed", "true")
    if (!selected) root.removeAttribute("aria-pressed")
    tint(root, this.item.fill, "--element-fill")
    tint(root, this.item.accent, "--tint")
    this.#menu = Menu.keep(this.#menu, menu, root, this.perform)
  }

  remove() {
    this.#menu?.remove()
    super.remove()
  }

  #tap() {
    if (this.#menu) {
      this.#menu.toggle()
    } else {
      this.perform(this.item.control)
    }
  }
}
