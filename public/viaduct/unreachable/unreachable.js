// Waits for the app, and shows its page then.
class Unreachable {
  static #interval = 1000

  #timer = null
  #state = document.querySelector("[role=status]")

  start() {
    document.addEventListener("visibilitychange", () => this.#check())
    this.#check()
  }

  async #check() {
    if (document.hidden) return
    clearTimeout(this.#timer)
    try {
      const response = await fetch("/viaduct/unreachable/probe", { cache: "no-store" })
      if (response.status !== 502 && response.status !== 504) return location.reload()
      this.#state.textContent = ""
    } catch {
      this.#state.textContent = "Viaduct does not answer either."
    }
    this.#timer = setTimeout(() => this.#check(), Unreachable.#interval)
  }
}

new Unreachable().start()
