// Loads the part of the adapter for which there is time until the page has come to rest, and keeps what it is told before.
export class LateLoader {
  // A page may ask for any number of components.
  static #maximum = 100

  #host
  #told = new Set()
  #part = null

  // The host is that of LatePart.
  constructor(host) {
    this.#host = host
  }

  // The name of a component that a library has asked for in vain, or a frame that the adapter does not know.
  tell(what) {
    if (this.#told.size < LateLoader.#maximum) this.#told.add(what)
    this.#part?.take()
  }

  // The address is that of the screen view.
  async load(address) {
    if (this.#part) return
    if (document.readyState !== "complete") await new Promise(resolve => addEventListener("load", resolve))
    const module = await import(new URL("late_part.js", address)).catch(() => null)
    if (!module || this.#part) return
    this.#part = new module.LatePart(this.#host, this.#told)
  }
}
