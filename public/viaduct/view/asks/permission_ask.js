import { AskDialog } from "./ask_dialog.js"
import { element } from "../element.js"

// The system's alert: allow or do not. To leave it is not to allow.
export class PermissionAsk extends AskDialog {
  constructor(...parameters) {
    super(...parameters)
    this.root.classList.add("alert")
    this.root.setAttribute("role", "alertdialog")
    this.render()
  }

  actions() {
    return element("div", { class: "actions", "data-pair": true },
      this.button("Don’t Allow", () => this.finish(false)),
      this.button("Allow", () => this.finish(true), { "data-style": "cancel", autofocus: true }))
  }

  foot() {
    return []
  }

  dismiss() {
    this.finish(false)
  }

  dismissBeside() {}
}
