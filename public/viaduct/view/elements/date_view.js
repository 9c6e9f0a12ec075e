import { element } from "../element.js"
import { ElementView } from "./element_view.js"

// The browser's own input for a date, a time or both.
export class DateView extends ElementView {
  constructor(perform, { control, mode }) {
    const type = ["date", "time", "month", "datetime-local"].includes(mode) ? mode : "datetime-local"
    super(element("input", { type, class: "date", "data-control": control }), perform)
    // A typed date is sent once it is complete.
    this.root.addEventListener("change", () => this.root.value && perform(control, this.root.value))
  }

  render() {
    const { label, enabled, value, minimum, maximum, step } = this.item
    const { root } = this
    root.setAttribute("aria-label", label)
    root.disabled = !enabled
    root.min = minimum ?? ""
    root.max = maximum ?? ""
    root.step = step ?? ""
    if (root.value !== value) root.value = value
  }
}
