// Pulling down at the top of a page loads the page again.
export class PullToRefresh {
  // In CSS pixels, of the pull as it is drawn.
  static #enough = 60
  static #longest = 120

  root = document.createElement("div")
  #screen
  #length = 0

  constructor(screen) {
    this.#screen = screen
    this.root.className = "refresh"
    this.root.append(document.createElement("span"))
  }

  wants({ target, window }, x, y) {
    if (y < 0 || y < Math.abs(x) * 1.2 || this.#screen.shown.pullToRefresh === false) return false
    if (window.scrollY > 0 || document.documentElement.dataset.refresh === "running") return false
    return !this.#usesDrags(target, window)
  }

  move(x, y) {
    this.#length = PullToRefresh.#longest * (1 - Math.exp(-Math.max(0, y) / 160))
    const { dataset, style } = document.documentElement
    dataset.refresh = this.#length >= PullToRefresh.#enough ? "ready" : "pulled"
    style.setProperty("--pull", `${this.#length}px`)
    style.setProperty("--pull-progress", Math.min(1, this.#length / PullToRefresh.#enough))
  }

  end(x, y, isCancelled) {
    if (isCancelled || this.#length < PullToRefresh.#enough) return this.finish()
    document.documentElement.dataset.refresh = "running"
    this.#screen.reload()
  }

  finish() {
    delete document.documentElement.dataset.refresh
  }

  // An element to type into, choose from, draw on, or scroll by itself has its own use for a pull.
  #usesDrags(target, window) {
    if (!target?.closest || target.closest("input, textarea, select, canvas, video, audio, [contenteditable], [draggable='true']")) return true
    for (let element = target; element && element !== window.document.documentElement; element = element.parentElement) {
      if (element.scrollTop > 0 && element !== window.document.body) return true
    }
    return false
  }
}
