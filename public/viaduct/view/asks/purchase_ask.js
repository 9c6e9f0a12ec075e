import { AskDialog } from "./ask_dialog.js"

// Asks whether the person buys it: now, or once someone else has agreed.
export class PurchaseAsk extends AskDialog {
  constructor(...parameters) {
    super(...parameters)
    this.render()
  }

  get submit() {
    return `Buy for ${this.ask.price}`
  }

  actions() {
    const list = super.actions()
    list.append(this.button("Pending", () => this.finish("pending")))
    return list
  }

  answerOfForm() {
    return "bought"
  }
}
