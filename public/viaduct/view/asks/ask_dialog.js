import { element } from "../element.js"
import { Presentation } from "../presentation.js"

// A sheet that asks the developer for what a phone would find out by itself. A subclass calls render() when it is ready, and has
//   fields()        the nodes between the question and the buttons
//   answerOfForm()  undefined while it has none
//   submit          the title of the button that answers, null when its fields have buttons of their own
export class AskDialog extends Presentation {
  #ask
  #memory
  #remember = element("input", { type: "checkbox", "aria-label": "Remember my answer" })
  #note = element("p", { class: "ask__note", role: "alert" })
  #submit

  constructor(ask, memory, perform, answered) {
    super({ ...ask, dismiss: ask.control }, perform, answered)
    this.#ask = ask
    this.#memory = memory
    this.root.className = "ask"
    this.root.dataset.ask = ask.kind
    this.root.setAttribute("aria-label", ask.title)
  }

  get ask() {
    return this.#ask
  }

  get submit() {
    return "Done"
  }

  get cancel() {
    return "Cancel"
  }

  fields() {
    return []
  }

  answerOfForm() {}

  // An ask does not change while it is shown.
  update() {}

  render() {
    const form = element("form", { class: "group" }, this.heading(), ...this.fields(), this.#note, this.#rememberRow(), this.actions())
    form.noValidate = true
    form.addEventListener("submit", event => {
      event.preventDefault()
      const answer = this.answerOfForm()
      if (answer !== undefined) this.finish(answer)
    })
    form.addEventListener("input", () => this.refresh())
    this.root.replaceChildren(form, ...this.foot())
    this.refresh()
  }

  heading() {
    const { title, message } = this.#ask
    const heading = element("div", { class: "head" }, element("h2", { text: title }))
    if (message) heading.append(element("p", { text: message }))
    return heading
  }

  actions() {
    const list = element("div", { class: "actions" })
    if (this.submit !== null) {
      this.#submit = element("button", { type: "submit", class: "action", "data-style": "cancel", text: this.submit })
      list.append(this.#submit)
    }
    return list
  }

  foot() {
    const cancel = this.button(this.cancel, () => this.dismiss())
    return [element("div", { class: "group" }, element("div", { class: "actions" }, cancel))]
  }

  button(title, run, attributes = {}) {
    const button = element("button", { type: "button", class: "action", text: title, ...attributes })
    button.addEventListener("click", run)
    return button
  }

  field(label, attributes = {}) {
    const input = element("input", { type: "text", autocomplete: "off", spellcheck: "false", "aria-label": label, ...attributes })
    return { input, row: element("label", { class: "ask__field" }, element("span", { text: label }), input) }
  }

  choice(label, options) {
    const select = element("select", { "aria-label": label },
      ...options.map(([value, text]) => element("option", { value, text })))
    return { select, row: element("label", { class: "ask__field" }, element("span", { text: label }), select) }
  }

  // The form can be sent as soon as it has an answer.
  refresh() {
    if (this.#submit) this.#submit.disabled = this.answerOfForm() === undefined
  }

  note(text) {
    this.#note.textContent = text
  }

  finish(answer) {
    if (this.#remember.checked && !this.#memory.keep(this.#ask, answer)) this.#remember.checked = false
    this.answer()
    this.perform(this.#ask.control, answer)
  }

  #rememberRow() {
    return element("label", { class: "ask__remember" }, this.#remember, element("span", { text: "Remember my answer" }))
  }
}
