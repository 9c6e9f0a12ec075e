import { element } from "../element.js"
import { prepareField } from "../field.js"
import { ElementView } from "./element_view.js"

// A field of one or of several lines. What a person types is theirs: a screen changes it only while they do not.
export class FieldView extends ElementView {
  constructor(perform, { control, multiline }) {
    super(element(multiline ? "textarea" : "input", { class: "field", "data-control": control, autocomplete: "off" }), perform)
    this.root.addEventListener("input", () => perform(control, this.root.value))
    this.root.addEventListener("blur", () => {
      // A window that goes behind another one keeps its field, as an app in the background does.
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
