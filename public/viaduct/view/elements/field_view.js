import { element } from "../element.js"
import { prepareField } from "../field.js"
import { ElementView } from "./element_view.js"

// A field of one or of several lines. A screen does not change it while a person types.
export class FieldView extends ElementView {
  constructor(perform, { control, multiline }) {
    super(element(multiline ? "textarea" : "input", { class: "field", "data-control": control, autocomplete: "off" }), perform)
    this.root.addEventListener("input", () => perform(control, this.root.value))
    this.root.addEventListener("blur", () => {
      // When its window goes to the background, a field keeps the focus, as in an app in the background.
      if (this.item.end && this.root.getRootNode().activeElement !== this.root) perform(this.item.end)
    })
    this.root.addEventListener("keydown", event => {
      if (event.key === "Enter" && this.item.submit && !event.isComposing) perform(this.item.submit)
    })
  }

  render() {
    prepareField(this.root, this.item)
  }
}
