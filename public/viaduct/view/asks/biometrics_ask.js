import { AskDialog } from "./ask_dialog.js"
import { element } from "../element.js"
import { Icon } from "../icon.js"

// Whether the face or the finger is the right one.
export class BiometricsAsk extends AskDialog {
  constructor(...parameters) {
    super(...parameters)
    this.render()
  }

  get submit() {
    return null
  }

  heading() {
    const heading = super.heading()
    const icon = element("span", { class: "icon ask__icon" })
    Icon.draw("faceid", icon)
    heading.prepend(icon)
    return heading
  }

  actions() {
    const list = element("div", { class: "actions" },
      this.button("Recognised", () => this.finish("success"), { "data-style": "cancel", autofocus: true }),
      this.button("Not Recognised", () => this.finish("failure"), { "data-style": "destructive" }))
    const { fallback } = this.ask
    if (fallback) list.append(this.button(fallback, () => this.finish("fallback")))
    return list
  }
}
