import { element } from "./element.js"
import { Icon } from "./icon.js"
import { Menu } from "./menu.js"
import { tint } from "./tint.js"

// One item of the navigation bar. It stays the same element while its control lives, so that focus is kept.
export class BarButton {
  root
  #perform
  #item
  #icon = element("span", { class: "icon" })
  #label = element("span", { class: "label" })
  #menu = null
  #symbol

  constructor(item, perform) {
    this.#perform = perform
    this.root = element("button", { type: "button", class: "item", "data-control": item.control }, this.#icon, this.#label)
    this.root.addEventListener("click", () => this.#tap())
    this.update(item)
  }

  update(item) {
    this.#item = item
    this.#label.textContent = item.title
    this.root.disabled = !item.enabled
    this.root.dataset.style = item.style
    tint(this.root, item.tint)
    this.#setPressed(item)
    this.#setMenu(item.menu)
    this.#setImage(item.image?.symbol)
  }

  remove() {
    this.#menu?.remove()
    this.root.remove()
  }

  #tap() {
    if (this.#menu) {
      this.#menu.toggle()
    } else {
      this.#perform(this.#item.control)
    }
  }

  #setPressed({ selected }) {
    if (selected === undefined) {
      this.root.removeAttribute("aria-pressed")
    } else {
      this.root.setAttribute("aria-pressed", selected)
    }
  }

  #setMenu(menu) {
    if (!menu) {
      this.#menu?.remove()
      this.#menu = null
    } else if (this.#menu) {
      this.#menu.update(menu)
    } else {
      this.#menu = new Menu(menu, this.root, this.#perform)
    }
  }

  // Until the picture is there its place is kept, and without one the title is shown.
  async #setImage(symbol) {
    if (symbol === this.#symbol) return
    this.#symbol = symbol
    this.root.dataset.image = symbol ? "loading" : "none"
    if (!symbol) {
      this.#icon.replaceChildren()
      return
    }
    const isDrawn = await Icon.draw(symbol, this.#icon)
    if (symbol === this.#symbol) this.root.dataset.image = isDrawn || !this.#item.title ? "drawn" : "none"
  }
}
