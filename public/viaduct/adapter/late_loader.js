import { keepError, watchErrors } from "./error_watch.js"

// Loads the part of the adapter that can wait until the page is at rest, and keeps the input for it until then.
export class LateLoader {
  // A page may request any number of components, and throw any number of errors.
  static #maximum = 200

  #host
  // Each with { time, error }.
  #told = new Map()
  #part = null
  #failures = 0

  // The host is that of LatePart, and has isLeft.
  constructor(host) {
    this.#host = host
    watchErrors(what => this.tell(what))
  }

  // The name of a component that a library has requested in vain, a frame that the adapter does not know, an event of trouble in the page,
  // or a notice with the error that it is about.
  tell(what, error) {
    if (this.#told.size < LateLoader.#maximum) this.#told.set(what, { time: performance.now(), error })
    if (!this.#part || this.#host.isLeft) keepError(what, this.#host)
    this.#part?.take()
  }

  // The address is that of the screen view.
  async load(address) {
    if (this.#part) return
    if (document.readyState !== "complete") await new Promise(resolve => addEventListener("load", resolve))
    // A browser remembers the address of a module that failed to load.
    const folder = this.#failures > 0 ? address.replace(/\/(?=[^/]*$)/, `-${this.#failures}/`) : address
    const module = await import(new URL("late_part.js", folder)).catch(() => { this.#failures += 1 })
    if (module) this.#part ??= new module.LatePart(this.#host, this.#told)
  }
}
