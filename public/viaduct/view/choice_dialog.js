import { element } from "./element.js"
import { prepareField } from "./field.js"
import { point } from "./pointing.js"
import { Presentation } from "./presentation.js"

// An action sheet or an alert: a title, a message, fields, and buttons to choose from.
export class ChoiceDialog extends Presentation {
  #fields = new Map()

  constructor(presented, perform, answered) {
    super(presented, perform, answered)
    if (presented.kind === "alert") this.root.setAttribute("role", "alertdialog")
    this.render()
  }

  place() {
    // On a wide screen, a sheet is placed at its element of the page.
    if (this.presented.kind === "sheet") point(this.root, this.presented)
  }

  // As on a phone, an alert does not go by a tap beside it.
  dismissBeside() {
    if (this.presented.kind !== "alert") this.dismiss()
  }

  render() {
    const { kind, title, message, fields = [], actions } = this.presented
    const heading = element("div", { class: "head" })
    this.root.removeAttribute("aria-labelledby")
    this.root.removeAttribute("aria-describedby")
    this.root.setAttribute("aria-label", title || message || "Choose")
    if (title) heading.append(element("h2", { text: title }))
    if (message) heading.append(element("p", { text: message }))
    heading.append(...fields.map(field => this.#field(field)))
    const rest = actions.filter(action => kind === "alert" || action.style !== "cancel")
    const group = element("div", { class: "group" })
    if (heading.childElementCount) group.append(heading)
    group.append(this.#buttons(kind === "alert" ? this.#cancelFirst(rest) : rest))
    const cancel = kind === "alert" ? [] : actions.filter(action => action.style === "cancel")
    this.root.replaceChildren(group)
    if (cancel.length) this.root.append(element("div", { class: "group" }, this.#buttons(cancel)))
  }

  // Cancel is the left of two buttons side by side, and the last of a stack.
  #cancelFirst(actions) {
    const rank = ({ style }) => (style === "cancel" ? 1 : 0)
    const sorted = actions.toSorted((a, b) => rank(a) - rank(b))
    return sorted.length === 2 ? sorted.reverse() : sorted
  }

  #buttons(actions) {
    const isShort = actions.length === 2 && actions.every(({ title }) => title.length <= 12)
    const list = element("div", { class: "actions", "data-pair": this.presented.kind === "alert" && isShort })
    list.append(...actions.map(action => this.#button(action)))
    return list
  }

  #button({ control, title, enabled, style, preferred, checked }) {
    const button = element("button", {
      type: "button", class: "action", text: title, "data-control": control, "data-style": style, disabled: !enabled,
      "data-preferred": preferred, "aria-pressed": checked && "true"
    })
    button.addEventListener("click", () => {
      this.answer()
      this.perform(control)
    })
    return button
  }

  // The input stays the same element, so that typing continues while new screens arrive.
  #field(field) {
    const { control, text } = field
    let input = this.#fields.get(control)
    if (!input) {
      input = element("input", { "data-control": control, autocomplete: "off" })
      input.value = text
      input.addEventListener("input", () => this.perform(control, input.value))
      input.addEventListener("keydown", event => this.#submit(event))
      this.#fields.set(control, input)
    }
    prepareField(input, field)
    return input
  }

  // Return moves to the next field, and from the last one triggers the preferred action.
  #submit(event) {
    if (event.key !== "Enter" || event.isComposing) return
    event.preventDefault()
    const inputs = [...this.#fields.values()]
    const next = inputs[inputs.indexOf(event.target) + 1]
    if (next) {
      next.focus()
    } else {
      const others = [...this.root.querySelectorAll(".action:not(:disabled)")].filter(({ dataset }) => dataset.style !== "cancel")
      const preferred = others.find(({ dataset }) => dataset.preferred !== undefined) ?? (others.length === 1 ? others[0] : null)
      preferred?.click()
    }
  }
}
