import { element } from "./element.js"
import { Menu } from "./menu.js"
import { Picture } from "./picture.js"
import { tint } from "./tint.js"

// One item of a bar. It stays the same element while its control lives, so that focus is kept.
export class BarButton {
  root
  #perform
  #item
  #picture = new Picture()
  #label = element("span", { class: "label" })
  #menu = null
  #image = "null"
  #badge = null

  constructor(item, perform) {
    this.#perform = perform
    this.root = element("button", { type: "button", class: "item", "data-control": item.control }, this.#picture.root, this.#label)
    this.root.addEventListener("click", () => this.#tap())
    this.update(item)
  }

  update(item) {
    this.#item = item
    this.#label.textContent = item.title
    this.root.disabled = !item.enabled
    this.root.dataset.style = item.style
    this.root.dataset.component = item.component ?? ""
    tint(this.root, item.tint)
    this.#setPressed(item)
    this.#setBadge(item.badge)
    this.#menu = Menu.keep(this.#menu, item.menu, this.root, this.#perform)
    this.#setImage(item.image)
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

  // An empty one is a dot.
  #setBadge(text) {
    this.#badge?.remove()
    this.#badge = text === undefined ? null : element("span", { class: "badge", text })
    if (this.#badge) this.root.append(this.#badge)
    if (text) {
      this.root.setAttribute("aria-label", `${this.#item.title}, ${text}`)
    } else {
      this.root.removeAttribute("aria-label")
    }
  }

  // The place of the picture is kept until it has loaded. Without a picture the title is shown.
  async #setImage(image) {
    const wanted = JSON.stringify(image ?? null)
    if (wanted === this.#image) return
    this.#image = wanted
    this.root.dataset.image = image ? "loading" : "none"
    const isDrawn = await this.#picture.show(image)
    if (image && wanted === this.#image) this.root.dataset.image = isDrawn || !this.#item.title ? "drawn" : "none"
  }
}
