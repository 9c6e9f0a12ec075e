// Tells when the page's tab is hidden, and when it is shown again: what the background is to an app on a phone.
export class VisibilityObserver {
  #isVisible = !document.hidden
  #changed

  constructor(changed) {
    this.#changed = changed
  }

  start() {
    document.addEventListener("visibilitychange", () => this.check())
  }

  check() {
    if (document.hidden !== this.#isVisible) return
    this.#isVisible = !document.hidden
    this.#changed(this.#isVisible)
  }
}
