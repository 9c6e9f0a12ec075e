// Reports when Turbo begins to load a page that a phone would have pushed a screen for, and when some of it is visible.
export class LoadObserver {
  #tell

  // tell(isLoading)
  constructor(tell) {
    this.#tell = tell
  }

  start() {
    document.addEventListener("turbo:visit", ({ detail }) => this.#tell(detail.action === "advance"))
    for (const name of ["turbo:render", "turbo:load", "turbo:reload", "turbo:fetch-request-error"]) {
      document.addEventListener(name, () => this.#tell(false))
    }
    addEventListener("pageshow", ({ persisted }) => { if (persisted) this.#tell(false) })
  }
}
