import { pageAddress } from "./page_address.js"

// Where the page in the device is, and the way to another place.
export class AddressBar {
  #form
  #screen = null
  #refused

  // refused(text) is called with what is no page's address, and with null for one that is.
  constructor(form, refused) {
    this.#form = form
    this.#refused = refused
    form.addEventListener("submit", event => {
      event.preventDefault()
      this.#go()
    })
    form.elements.reload.addEventListener("click", () => this.#screen?.reload())
    form.elements.back.addEventListener("click", () => this.#screen?.goBack())
    this.#field.addEventListener("focus", () => this.#field.select())
    this.#field.addEventListener("keydown", event => {
      if (event.key !== "Escape") return
      this.#field.blur()
      this.update()
    })
  }

  attach(screen) {
    this.#screen = screen
    this.update()
  }

  update() {
    if (!this.#screen) return
    if (document.activeElement !== this.#field) this.#field.value = this.#screen.url
    this.#form.elements.back.disabled = !this.#screen.canGoBack
  }

  get #field() {
    return this.#form.elements.url
  }

  #go() {
    const address = pageAddress(this.#field.value)
    this.#refused(address ? null : this.#field.value)
    if (!address) return
    this.#field.blur()
    this.#screen?.open(address)
  }
}
