import { element } from "../element.js"
import { ElementList } from "./element_list.js"
import { ListRow } from "./list_row.js"

export class ListSection {
  root = element("section", { class: "list-section" })
  #perform
  #header
  #footer
  #list = element("ul", { class: "rows" })
  #rows = []

  constructor(perform) {
    this.#perform = perform
    const header = element("div", { class: "list-section__header" })
    const footer = element("div", { class: "list-section__footer" })
    this.#header = new ElementList(header, perform)
    this.#footer = new ElementList(footer, perform)
    this.root.append(header, this.#list, footer)
  }

  update({ header, footer, rows }) {
    this.#header.update(header ? [header] : [])
    this.#footer.update(footer ? [footer] : [])
    while (this.#rows.length > rows.length) this.#rows.pop().remove()
    rows.forEach((row, position) => this.#row(position).update(row))
    this.#list.hidden = rows.length === 0
    if (header?.text) this.#list.setAttribute("aria-label", header.text)
  }

  remove() {
    this.root.remove()
  }

  #row(position) {
    if (!this.#rows[position]) {
      this.#rows[position] = new ListRow(this.#perform)
      this.#list.append(this.#rows[position].root)
    }
    return this.#rows[position]
  }
}
