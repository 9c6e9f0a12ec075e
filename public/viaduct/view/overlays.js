import { element } from "./element.js"
import { Icon } from "./icon.js"
import { tint } from "./tint.js"

// What components have put over the page: toasts, and whatever else has a text, a picture or a button.
export class Overlays {
  #perform
  #places = new Map(["top", "center", "bottom"].map(position =>
    [position, element("div", { class: "overlays", "data-position": position, role: "status" })]))
  #drawn = ""

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
      place.replaceChildren(...here.map(overlay => this.#draw(overlay.element)))
    }
  }

  #draw(item) {
    const root = this.#make(item)
    tint(root, item.background, "--overlay-background")
    tint(root, item.tint, "--overlay-tint")
    return root
  }

  #make(item) {
    switch (item.kind) {
      case "button": return this.#button(item)
      case "image": return element("div", { class: "overlay" }, this.#picture(item.image))
      case "stack":
        return element("div", { class: "overlay stack", "data-axis": item.axis },
          ...item.children.map(child => this.#draw(child)))
      default: return element("div", { class: "overlay", text: item.text })
    }
  }

  #button({ control, title, enabled, image }) {
    const button = element("button", { class: "overlay", type: "button", disabled: !enabled, "data-control": control })
    if (image) button.append(this.#picture(image))
    button.append(title)
    button.addEventListener("click", () => this.#perform(control))
    return button
  }

  #picture({ symbol }) {
    const picture = element("span", { class: "icon" })
    Icon.draw(symbol, picture)
    return picture
  }
}
