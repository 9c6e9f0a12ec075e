import { element } from "./element.js"
import { Picture } from "./picture.js"

// The tabs at the bottom of the page or of a native screen.
export class TabBar {
  root = element("div", { class: "tabs", role: "tablist", "aria-label": "Tabs", hidden: true })
  #perform
  #drawn = ""

  constructor(perform) {
    this.#perform = perform
  }

  render(tabs = []) {
    const drawn = JSON.stringify(tabs)
    if (drawn === this.#drawn) return
    this.#drawn = drawn
    this.root.hidden = tabs.length === 0
    const focused = [...this.root.children].indexOf(this.root.getRootNode().activeElement)
    this.root.replaceChildren(...tabs.map(tab => this.#tab(tab)))
    this.root.children[focused]?.focus()
  }

  #tab({ control, title, enabled, selected, image, badge }) {
    const tab = element("button", {
      type: "button", class: "tab", role: "tab", "aria-selected": String(selected), disabled: !enabled, "data-control": control,
      "aria-label": badge ? `${title}, ${badge}` : undefined
    }, new Picture(image).root, element("span", { class: "label", text: title }))
    if (badge) tab.append(element("span", { class: "badge", text: badge }))
    tab.addEventListener("click", () => this.#perform(control))
    return tab
  }
}
