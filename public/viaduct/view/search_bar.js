import { element } from "./element.js"
import { Picture } from "./picture.js"

// The search field of a bar, with its scopes. A screen does not change it while a person types.
export class SearchBar {
  root = element("search", { class: "search", hidden: true })
  #perform
  #search = null
  #field = element("input", { type: "search", autocomplete: "off", enterkeyhint: "search" })
  #cancel = element("button", { type: "button", text: "Cancel", hidden: true })
  #scopes = element("div", { class: "segments scopes", role: "radiogroup", "aria-label": "Scope", hidden: true })

  constructor(perform) {
    this.#perform = perform
    const field = element("div", { class: "search__field" }, new Picture({ symbol: "magnifyingglass" }).root, this.#field)
    this.root.append(element("div", { class: "search__row" }, field, this.#cancel), this.#scopes)
    this.#field.addEventListener("input", () => this.#perform(this.#search.control, this.#field.value))
    this.#field.addEventListener("focus", () => this.#update())
    this.#field.addEventListener("blur", () => this.#update())
    this.#cancel.addEventListener("click", () => this.#end())
    this.root.addEventListener("keydown", event => this.#press(event))
  }

  render(search) {
    const isNew = search?.control !== this.#search?.control
    this.#search = search
    this.root.hidden = !search
    if (!search) return
    this.#field.dataset.control = search.control
    this.root.dataset.component = search.component ?? ""
    this.#field.placeholder = search.title
    this.#field.setAttribute("aria-label", search.title)
    this.#field.disabled = search.enabled === false
    if (isNew || !this.#isBusy) this.#field.value = search.text
    this.#renderScopes(search.scopes ?? [])
    this.#update()
  }

  #renderScopes(scopes) {
    const focused = [...this.#scopes.children].indexOf(this.root.getRootNode().activeElement)
    this.#scopes.hidden = scopes.length === 0
    this.#scopes.replaceChildren(...scopes.map(({ control, title, enabled, selected }) => {
      const scope = element("button", {
        type: "button", class: "segment", role: "radio", "aria-checked": String(selected), disabled: !enabled, text: title,
        "data-control": control
      })
      scope.addEventListener("click", () => this.#perform(control))
      return scope
    }))
    this.#scopes.children[focused]?.focus()
  }

  get #isBusy() {
    return this.#field.getRootNode().activeElement === this.#field
  }

  #press(event) {
    if (event.target !== this.#field) return
    if (event.key === "Escape") {
      // The search closes before the screen around it.
      event.preventDefault()
      event.stopPropagation()
      this.#end()
    }
    if (event.key === "Enter" && this.#search.submit) this.#perform(this.#search.submit)
  }

  #end() {
    this.#field.value = ""
    this.#field.blur()
    if (this.#search.cancel) this.#perform(this.#search.cancel)
  }

  #update() {
    this.#cancel.hidden = !(this.#isBusy || this.#search?.active)
  }
}
