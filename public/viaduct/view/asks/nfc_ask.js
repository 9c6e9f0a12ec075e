import { AskDialog } from "./ask_dialog.js"
import { element } from "../element.js"

const types = [["text", "Text"], ["url", "Link"], ["other", "Other"]]

// A tag to hold the phone to: its content, or the content that would be written to it.
export class NFCAsk extends AskDialog {
  #type = this.choice("Type", types)
  #value = this.field("Value", { autofocus: true, placeholder: "What is on the tag" })

  constructor(...parameters) {
    super(...parameters)
    this.render()
  }

  get submit() {
    return this.#writes ? "Write" : "Read"
  }

  fields() {
    if (!this.#writes) return [this.#type.row, this.#value.row]
    return this.ask.values.map(value => element("p", { class: "ask__value", text: value }))
  }

  answerOfForm() {
    if (this.#writes) return { type: "none", value: "" }
    const value = this.#value.input.value
    return value === "" ? undefined : { type: this.#type.select.value, value }
  }

  get #writes() {
    return this.ask.mode === "write"
  }
}
