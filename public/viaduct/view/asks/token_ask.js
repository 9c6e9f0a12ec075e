import { AskDialog } from "./ask_dialog.js"

// The token under which a phone gets notifications: 32 bytes, as hexadecimal digits.
export class TokenAsk extends AskDialog {
  #token = this.field("Token", { autofocus: true, class: "ask__code" })

  constructor(...parameters) {
    super(...parameters)
    this.#token.input.value = randomToken()
    this.render()
  }

  get submit() {
    return "Register"
  }

  fields() {
    return [this.#token.row]
  }

  answerOfForm() {
    const token = this.#token.input.value.replaceAll(/[\s<>]/g, "")
    return /^([0-9a-f]{2})+$/i.test(token) ? token.toLowerCase() : undefined
  }
}

function randomToken() {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), byte => byte.toString(16).padStart(2, "0")).join("")
}
