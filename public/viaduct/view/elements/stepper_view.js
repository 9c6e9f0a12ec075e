import { element } from "../element.js"
import { ElementView } from "./element_view.js"

export class StepperView extends ElementView {
  #less = element("button", { type: "button", class: "step", text: "−" })
  #more = element("button", { type: "button", class: "step", text: "+" })

  constructor(perform, { control }) {
    super(element("div", { class: "stepper", role: "group" }), perform)
    this.root.append(this.#less, this.#more)
    this.#less.addEventListener("click", () => perform(control, false))
    this.#more.addEventListener("click", () => perform(control, true))
  }

  render() {
    const { label, canDecrease, canIncrease } = this.item
    this.root.setAttribute("aria-label", label)
    this.#less.setAttribute("aria-label", `Decrease ${label}`)
    this.#more.setAttribute("aria-label", `Increase ${label}`)
    this.#less.disabled = !canDecrease
    this.#more.disabled = !canIncrease
  }
}
