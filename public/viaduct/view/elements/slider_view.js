import { element } from "../element.js"
import { ElementView } from "./element_view.js"

export class SliderView extends ElementView {
  #isDragged = false

  constructor(perform, { control }) {
    super(element("input", { type: "range", class: "slider", step: "any", "data-control": control }), perform)
    const { root } = this
    root.addEventListener("pointerdown", () => { this.#isDragged = true })
    root.addEventListener("input", () => {
      this.#fill()
      if (this.item.continuous !== false) this.#tell()
    })
    root.addEventListener("change", () => {
      this.#isDragged = false
      if (this.item.continuous === false) this.#tell()
    })
    root.addEventListener("keydown", event => this.#press(event))
  }

  render() {
    const { root } = this
    const { label, enabled, value, minimum, maximum } = this.item
    root.setAttribute("aria-label", label)
    root.disabled = !enabled
    root.min = minimum
    root.max = maximum
    if (!this.#isDragged) root.value = value
    this.#fill()
  }

  #tell() {
    this.perform(this.item.control, Number(this.root.value))
  }

  #fill() {
    const { min, max, value } = this.root
    this.root.style.setProperty("--filled", `${max > min || Number(max) > Number(min) ? (value - min) / (max - min) * 100 : 0}%`)
  }

  // Without steps a key would move it by next to nothing.
  #press(event) {
    const direction = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
    if (!direction) return
    event.preventDefault()
    const { minimum, maximum } = this.item
    const step = (maximum - minimum) / 20
    this.root.value = Math.min(maximum, Math.max(minimum, Number(this.root.value) + direction * step))
    this.#fill()
    this.#tell()
  }
}
