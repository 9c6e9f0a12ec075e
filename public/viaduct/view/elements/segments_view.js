import { element } from "../element.js"
import { Picture } from "../picture.js"
import { ElementView } from "./element_view.js"

// One choice of a few, side by side. Arrows move the choice, as in every group of radio buttons.
export class SegmentsView extends ElementView {
  constructor(perform) {
    super(element("div", { class: "segments", role: "radiogroup" }), perform)
    this.root.addEventListener("keydown", event => this.#press(event))
  }

  render() {
    const { title, label, enabled, segments, selected, disabled = [], images = [] } = this.item
    const { root } = this
    const hadFocus = this.isBusy
    root.setAttribute("aria-label", label || title || "Choice")
    root.replaceChildren(...segments.map((name, index) => {
      const isTabStop = index === selected || (selected < 0 && index === 0)
      const segment = element("button", {
        type: "button", class: "segment", role: "radio", "aria-checked": String(index === selected), "aria-label": name,
        disabled: !enabled || disabled.includes(index), tabindex: isTabStop ? "0" : "-1"
      }, images[index]?.image ? new Picture(images[index].image).root : name)
      segment.addEventListener("click", () => this.#choose(index))
      return segment
    }))
    if (hadFocus) root.children[Math.max(0, selected)]?.focus()
  }

  #press(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const enabled = [...this.root.children].filter(segment => !segment.disabled)
    const position = enabled.indexOf(this.root.getRootNode().activeElement)
    const target = enabled[(position + step + enabled.length) % enabled.length]
    target.focus()
    this.#choose([...this.root.children].indexOf(target))
  }

  #choose(index) {
    [...this.root.children].forEach((segment, position) => segment.setAttribute("aria-checked", String(position === index)))
    this.perform(this.item.control, index)
  }
}
