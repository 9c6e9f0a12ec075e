import { element } from "../element.js"
import { pixels } from "./decoration.js"
import { ElementList } from "./element_list.js"
import { ElementView } from "./element_view.js"
import { ListSection } from "./list_section.js"
import { RefreshButton } from "./refresh_button.js"

// A table or a collection: sections of rows, with headers above and footers below them.
export class ListView extends ElementView {
  #refresh
  #header
  #footer
  #empty
  #body = element("div", { class: "list__sections" })
  #sections = []

  constructor(perform) {
    super(element("div", { class: "list" }), perform)
    this.#refresh = new RefreshButton(perform)
    const places = ["header", "empty", "footer"].map(() => element("div", { class: "list__extra" }))
    ;[this.#header, this.#empty, this.#footer] = places.map(place => new ElementList(place, perform))
    const [header, empty, footer] = places
    this.root.append(this.#refresh.root, header, this.#body, empty, footer)
  }

  render() {
    const { style, cellWidth, cellHeight, sections, header, footer, empty, refresh } = this.item
    this.root.dataset.style = style
    this.root.toggleAttribute("data-grid", cellWidth !== undefined)
    this.root.style.setProperty("--cell", pixels(cellWidth) || "auto")
    this.root.style.setProperty("--cell-height", pixels(cellHeight) || "44px")
    this.#refresh.update(refresh)
    this.#header.update(header ? [header] : [])
    this.#empty.update(empty ? [empty] : [])
    this.#footer.update(footer ? [footer] : [])
    while (this.#sections.length > sections.length) this.#sections.pop().remove()
    sections.forEach((section, position) => this.#section(position).update(section))
  }

  #section(position) {
    if (!this.#sections[position]) {
      this.#sections[position] = new ListSection(this.perform)
      this.#body.append(this.#sections[position].root)
    }
    return this.#sections[position]
  }
}
