import { AskDialog } from "./ask_dialog.js"

// Asks which account signs in, as the phone would know it.
export class AccountAsk extends AskDialog {
  #given = this.field("First name", { autofocus: true, value: "Jane" })
  #family = this.field("Last name", { value: "Appleseed" })
  #email = this.field("Email", { type: "email", value: "jane@example.com" })

  constructor(...parameters) {
    super(...parameters)
    this.render()
  }

  get submit() {
    return "Continue"
  }

  fields() {
    return [this.#given.row, this.#family.row, this.#email.row]
  }

  answerOfForm() {
    const [givenName, familyName, email] = [this.#given, this.#family, this.#email].map(({ input }) => input.value.trim())
    return email === "" ? undefined : { givenName, familyName, email }
  }
}
