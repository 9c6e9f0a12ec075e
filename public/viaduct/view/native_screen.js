import { BarButton } from "./bar_button.js"
import { element } from "./element.js"
import { Presentation } from "./presentation.js"
import { viewElement } from "./view_element.js"

// A screen that is no page: pushed on top of the page, or shown over it as a sheet.
export class NativeScreen extends Presentation {
  constructor(presented, perform, answered) {
    super(presented, perform, answered)
    this.root.dataset.style = presented.style
    this.render()
  }

  render() {
    const { title, bar, content, placeholder } = this.presented
    this.root.setAttribute("aria-label", title || placeholder || "Screen")
    const head = element("div", { class: "screen-bar" },
      element("div", { class: "side left" }, ...this.#leave(), ...this.#items(bar.left)),
      element("h2", { class: "title", text: title }),
      element("div", { class: "side right" }, ...this.#items(bar.right.toReversed())))
    const body = element("div", { class: "screen-content" })
    if (placeholder) {
      body.append(element("p", { class: "placeholder", text: `${placeholder} is a native screen that has nothing to draw in a browser.` }))
    }
    body.append(...content.map(item => viewElement(item, this.perform)))
    this.root.replaceChildren(head, body)
  }

  #leave() {
    const { style, dismiss } = this.presented
    if (!dismiss) return []
    const button = element("button", { type: "button", class: "item", text: style === "push" ? "‹ Back" : "Done" })
    button.addEventListener("click", () => this.dismiss())
    return [button]
  }

  #items(items) {
    return items.map(item => new BarButton(item, this.perform).root)
  }
}
