import { AskDialog } from "./ask_dialog.js"
import { element } from "../element.js"

// Signing in on another site: it opens in a tab, and the address that it ends at is pasted here.
export class LinkAsk extends AskDialog {
  #address = this.field("Address", { type: "url", autofocus: true })

  constructor(...parameters) {
    super(...parameters)
    const { scheme } = this.ask
    this.#address.input.placeholder = scheme ? `${scheme}://…` : "https://…"
    this.render()
  }

  get submit() {
    return "Continue"
  }

  fields() {
    const link = element("a", { class: "ask__button ask__button--wide", href: this.#page, target: "_blank", rel: "noopener", text: "Open the sign-in page" })
    return [...(this.#page ? [link] : []), this.#address.row]
  }

  answerOfForm() {
    const address = this.#address.input.value.trim()
    return URL.canParse(address) ? address : undefined
  }

  // An address from a message may be anything, a script too.
  get #page() {
    const { url } = this.ask
    return /^https?:/i.test(url ?? "") ? url : undefined
  }
}
