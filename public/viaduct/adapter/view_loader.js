// Loads the screen view when there is something to show, and not before the page's import maps are parsed.
class ViewLoader {
  #address
  #perform
  #view = null
  #isLoading = false
  #screen = null
  #isConnected = true

  constructor(address, perform) {
    this.#address = address
    this.#perform = perform
  }

  show(screen) {
    this.#screen = screen
    if (this.#view) {
      this.#view.render(screen)
    } else if (!this.#isLoading) {
      this.#isLoading = true
      this.#load()
    }
  }

  setConnected(isConnected) {
    this.#isConnected = isConnected
    this.#view?.setConnected(isConnected)
  }

  async #load() {
    try {
      if (document.readyState === "loading") {
        await new Promise(resolve => document.addEventListener("DOMContentLoaded", resolve, { once: true }))
      }
      const { default: View } = await import(this.#address)
      this.#view = new View(this.#perform)
      this.#view.render(this.#screen)
      this.#view.setConnected(this.#isConnected)
    } catch (error) {
      console.error(`[viaduct] The native controls could not be loaded from ${this.#address}:`, error)
      this.#isLoading = false
    }
  }
}
