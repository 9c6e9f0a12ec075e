// Where the page in the device is, and the way to another place.
export class AddressBar {
  #form
  #screen = null

  constructor(form) {
    this.#form = form
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
    const text = this.#field.value.trim()
    const isHost = /^[\w.-]+(:\d+)?(\/|$)/.test(text) && (text.startsWith("localhost") || /^\d+\./.test(text))
    const address = URL.canParse(isHost ? `http://${text}` : text, location.origin) ? new URL(isHost ? `http://${text}` : text, location.origin) : null
    if (!address || !/^https?:$/.test(address.protocol)) return
    this.#field.blur()
    this.#screen?.open(address.href)
  }
}
