// Where the page in the device is, and the way to another place.
export class AddressBar {
  #form
  #phone = null
  #open

  // open(text) is called with the entered text.
  constructor(form, open) {
    this.#form = form
    this.#open = open
    form.addEventListener("submit", event => {
      event.preventDefault()
      this.#field.blur()
      this.#open(this.#field.value)
    })
    form.elements.reload.addEventListener("click", () => this.#phone?.screen.reload())
    form.elements.back.addEventListener("click", () => this.#phone?.screen.goBack())
    this.#field.addEventListener("focus", () => this.#field.select())
    this.#field.addEventListener("keydown", event => {
      if (event.key !== "Escape") return
      this.#field.blur()
      this.update()
    })
  }

  // label: the phone that it is about, where there are two.
  attach(phone, label) {
    this.#phone = phone
    this.#form.querySelector(".address__phone").textContent = label
    this.update()
  }

  update() {
    const { url, canGoBack } = this.#phone.screen
    if (document.activeElement !== this.#field && url) this.#field.value = url
    this.#form.elements.back.disabled = !canGoBack
  }

  get #field() {
    return this.#form.elements.url
  }
}
