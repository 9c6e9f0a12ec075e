import { element } from "./element.js"

// The search field under the navigation bar. What a person types there is theirs: a screen changes it only while they do not.
export class SearchBar {
  root = element("search", { class: "search", hidden: true })
  #perform
  #search = null
  #field = element("input", { type: "search", autocomplete: "off", enterkeyhint: "search" })
  #cancel = element("button", { type: "button", text: "Cancel", hidden: true })

  constructor(perform) {
    this.#perform = perform
    this.root.append(this.#field, this.#cancel)
    this.#field.addEventListener("input", () => this.#perform(this.#search.control, this.#field.value))
    this.#field.addEventListener("focus", () => this.#update())
    this.#field.addEventListener("blur", () => this.#update())
    this.#cancel.addEventListener("click", () => this.#end())
    this.root.addEventListener("keydown", event => {
      if (event.key === "Escape") this.#end()
      if (event.key === "Enter" && this.#search.submit) this.#perform(this.#search.submit)
    })
  }

  render(search) {
    const isNew = search?.control !== this.#search?.control
    this.#search = search
    this.root.hidden = !search
    if (!search) return
    this.#field.placeholder = search.title
    this.#field.setAttribute("aria-label", search.title)
    if (isNew || !this.#isBusy) this.#field.value = search.text
    this.#update()
  }

  get #isBusy() {
    return this.#field.getRootNode().activeElement === this.#field
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
