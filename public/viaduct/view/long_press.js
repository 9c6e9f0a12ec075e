const milliseconds = 500
const pixels = 10

// A press of half a second, or a click with the other button. The click that ends it does nothing else.
export class LongPress {
  control = null
  #perform
  #timer = null
  #start = null
  #isDone = false

  constructor(root, perform) {
    this.#perform = perform
    root.addEventListener("pointerdown", event => this.#begin(event))
    root.addEventListener("pointermove", event => this.#move(event))
    for (const type of ["pointerup", "pointercancel", "pointerleave"]) root.addEventListener(type, () => this.stop())
    root.addEventListener("click", event => this.#click(event), { capture: true })
    root.addEventListener("contextmenu", event => this.#openMenu(event))
  }

  stop() {
    clearTimeout(this.#timer)
  }

  #begin(event) {
    this.stop()
    this.#isDone = false
    if (!this.control || event.button !== 0) return
    this.#start = event
    this.#timer = setTimeout(() => this.#finish(), milliseconds)
  }

  #move({ clientX, clientY }) {
    if (this.#start && Math.hypot(clientX - this.#start.clientX, clientY - this.#start.clientY) > pixels) this.stop()
  }

  #finish() {
    this.stop()
    this.#isDone = true
    this.#perform(this.control)
  }

  #click(event) {
    if (!this.#isDone) return
    this.#isDone = false
    event.preventDefault()
    event.stopPropagation()
  }

  // A finger that stays brings a context menu too, after the press.
  #openMenu(event) {
    if (!this.control) return
    event.preventDefault()
    if (!this.#isDone) this.#finish()
    this.#isDone = event.pointerType === "touch"
  }
}
