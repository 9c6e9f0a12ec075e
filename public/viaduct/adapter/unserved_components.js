// Has the page looked through for components without a native side, when it has come to rest. What does so is loaded then.
export class UnservedComponents {
  // The names that libraries have asked for in vain, and that are told: a page may ask for any number.
  static #maximum = 100

  #host
  #asked = new Set()
  #finder = null

  // The host has components, hasBridge, isBuilding, and report(notice).
  constructor(host) {
    this.#host = host
  }

  ask(name) {
    if (this.#asked.size < UnservedComponents.#maximum) this.#asked.add(name)
    this.#finder?.look()
  }

  // The address is that of the screen view.
  async find(address) {
    if (this.#finder) return
    if (document.readyState !== "complete") await new Promise(resolve => addEventListener("load", resolve))
    const module = await import(new URL("component_finder.js", address)).catch(() => null)
    if (!module || this.#finder) return
    this.#finder = new module.ComponentFinder(this.#host, this.#asked)
  }
}
