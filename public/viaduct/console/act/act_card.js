import { element } from "../shell/element.js"

// A group of actions on the page, with a line for the outcome of the last one.
export class ActCard {
  root
  #target
  #told = element("p", "act__told")

  // target: returns the PageHand of the current page.
  constructor(title, target, ...children) {
    this.#target = target
    this.#told.role = "status"
    const heading = element("h3", "card__title", title)
    heading.id = `act-${title.toLowerCase().replace(/\W+/g, "-")}`
    this.root = element("section", "card act__card", element("header", "card__head", heading), ...children, this.#told)
    this.root.setAttribute("aria-labelledby", heading.id)
  }

  static submit(text, className = "") {
    return Object.assign(element("button", className, text), { type: "submit" })
  }

  // A row of fields and buttons.
  static row(...children) {
    return element("div", "act__row", ...children)
  }

  static field(name, field) {
    return element("label", "act__field", element("span", "", name), field)
  }

  static input(attributes) {
    return Object.assign(element("input"), { type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: false }, attributes)
  }

  // Runs an action and shows its outcome. run: called with the PageHand. Returns whether it succeeded.
  async do(run, done) {
    this.tell("")
    try {
      await run(this.#target())
      this.tell(done)
      return true
    } catch (error) {
      this.tell(error.message, true)
      return false
    }
  }

  tell(text, isFailure = false) {
    this.#told.textContent = text
    if (isFailure) this.#told.dataset.failed = "true"
    else delete this.#told.dataset.failed
  }
}
