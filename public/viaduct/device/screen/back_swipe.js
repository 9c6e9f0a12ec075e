// From the edge of the screen towards its middle: to the page before. On Android from either edge.
export class BackSwipe {
  // How far from the edge it begins, and how much of the width is enough, or how fast in CSS pixels a millisecond.
  static #edge = 24
  static #enough = 0.3
  static #fast = 0.6

  #screen
  #direction = 1
  #startedAt = 0

  constructor(screen) {
    this.#screen = screen
  }

  wants({ clientX, window }, x, y) {
    if (Math.abs(x) < Math.abs(y) || !this.#screen.canGoBack) return false
    // On iOS a page's cover cannot be left with a swipe.
    if (!this.#isAndroid && this.#screen.shown.bar?.modal && !this.#screen.shown.bar.back) return false
    const isFromLeft = clientX < BackSwipe.#edge && x > 0
    const isFromRight = this.#isAndroid && clientX > window.innerWidth - BackSwipe.#edge && x < 0
    this.#direction = isFromRight ? -1 : 1
    this.#startedAt = performance.now()
    return isFromLeft || isFromRight
  }

  move(x) {
    const distance = Math.max(0, x * this.#direction)
    const { dataset, style } = document.documentElement
    dataset.swipe = this.#direction > 0 ? "left" : "right"
    style.setProperty("--swipe", `${distance}px`)
    style.setProperty("--swipe-progress", Math.min(1, distance / 96))
  }

  end(x, y, isCancelled) {
    const distance = x * this.#direction
    const isFast = distance / (performance.now() - this.#startedAt) > BackSwipe.#fast && distance > 40
    const enough = this.#isAndroid ? 72 : innerWidth * BackSwipe.#enough
    const { dataset } = document.documentElement
    delete dataset.swipe
    if (!isCancelled && (distance > enough || isFast)) this.#screen.goBack()
  }

  get #isAndroid() {
    return document.documentElement.dataset.platform === "android"
  }
}
