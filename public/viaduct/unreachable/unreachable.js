// Waits for the app, and shows its page then.
class Unreachable {
  static #interval = 1000
  static #hiddenInterval = 4000

  #timer = null
  #state = document.querySelector("[role=status]")

  start() {
    document.addEventListener("visibilitychange", () => this.#check())
    this.#check()
  }

  async #check() {
    clearTimeout(this.#timer)
    try {
      const response = await fetch("/viaduct/unreachable/probe", { method: "HEAD", cache: "no-store", redirect: "manual" })
      if (response.status !== 502 && response.status !== 504) return location.reload()
      this.#state.textContent = ""
    } catch {
      this.#state.textContent = "Viaduct does not answer either."
    }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#check(), document.hidden ? Unreachable.#hiddenInterval : Unreachable.#interval)
  }
}

new Unreachable().start()
