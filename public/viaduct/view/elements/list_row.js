import { element } from "../element.js"
import { Menu } from "../menu.js"
import { Picture } from "../picture.js"
import { tint } from "../tint.js"
import { pixels } from "./decoration.js"
import { ElementList } from "./element_list.js"

// A row. The whole row is a button, below its own controls.
export class ListRow {
  root = element("li", { class: "row-item" })
  #perform
  #row = null
  #tap = element("button", { type: "button", class: "row-item__tap" })
  #picture = new Picture()
  #title = element("span", { class: "row-item__title" })
  #subtitle = element("span", { class: "row-item__subtitle" })
  #detail = element("span", { class: "row-item__detail" })
  #content
  #accessory
  #info = element("button", { type: "button", class: "row-item__info" }, new Picture({ symbol: "info.circle" }).root)
  #more = element("button", { type: "button", class: "row-item__more" }, new Picture({ symbol: "ellipsis" }).root)
  #mark = element("span", { class: "row-item__mark", "aria-hidden": "true" })
  #menu = null

  constructor(perform) {
    this.#perform = perform
    const content = element("div", { class: "row-item__content" })
    const accessory = element("div", { class: "row-item__accessory" })
    this.#content = new ElementList(content, perform)
    this.#accessory = new ElementList(accessory, perform)
    this.root.append(this.#tap, this.#picture.root, content,
      element("div", { class: "row-item__text" }, this.#title, this.#subtitle), this.#detail, accessory, this.#info, this.#mark, this.#more)
    this.#tap.addEventListener("click", () => this.#perform(this.#row.control))
    this.#info.addEventListener("click", () => this.#perform(this.#row.detailControl))
    this.#more.addEventListener("click", () => this.#menu.toggle())
    this.root.addEventListener("contextmenu", event => this.#openMenu(event))
  }

  update(row) {
    if (JSON.stringify(row) === JSON.stringify(this.#row)) return
    this.#row = row
    const { control, title = "", subtitle = "", detail = "", enabled, selected, content = [], accessory = "" } = row
    const name = [title, subtitle, detail].filter(Boolean).join(", ")
    this.#title.textContent = content.length ? "" : title
    this.#subtitle.textContent = subtitle
    this.#detail.textContent = detail
    this.#tap.hidden = !control
    this.#tap.disabled = !enabled
    this.#tap.dataset.control = control ?? ""
    this.#tap.setAttribute("aria-label", name || "Row")
    if (selected || accessory === "checkmark") this.#tap.setAttribute("aria-pressed", "true")
    if (!selected && accessory !== "checkmark") this.#tap.removeAttribute("aria-pressed")
    this.root.style.minHeight = pixels(row.height)
    this.root.toggleAttribute("data-selected", Boolean(selected))
    this.#mark.dataset.accessory = accessory
    this.#picture.show(row.image)
    tint(this.#title, row.tint, "color")
    tint(this.#picture.root, row.imageTint, "color")
    tint(this.root, row.background, "background-color")
    this.#content.update(content)
    this.#accessory.update(row.accessoryView ? [row.accessoryView] : [])
    this.#info.hidden = !row.detailControl
    this.#info.setAttribute("aria-label", `Details of ${name || "the row"}`)
    this.#more.hidden = !row.menu
    this.#more.setAttribute("aria-label", `Actions for ${name || "the row"}`)
    this.#menu = Menu.keep(this.#menu, row.menu, this.#more, this.#perform)
  }

  remove() {
    this.#menu?.remove()
    this.root.remove()
  }

  #openMenu(event) {
    if (!this.#menu) return
    event.preventDefault()
    this.#menu.openFor(event)
  }
}
