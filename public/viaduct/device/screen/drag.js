// Gestures of a finger other than scrolling, or of the mouse. The first gesture that accepts a movement gets it.
export class Drag {
  // In CSS pixels: less is a tap.
  static #slop = 7

  scale = 1
  #gestures
  #window = null
  #start = null
  #current = null

  // A gesture has wants(start, x, y), move(x, y), and end(x, y, isCancelled). x and y are the distance so far.
  constructor(gestures) {
    this.#gestures = gestures
  }

  attach(window) {
    window.addEventListener("pointerdown", event => this.#begin(event, window), true)
    window.addEventListener("pointermove", event => this.#move(event), true)
    window.addEventListener("pointerup", event => this.#end(event, false), true)
    window.addEventListener("pointercancel", event => this.#end(event, true), true)
    window.addEventListener("dragstart", event => this.#current && event.preventDefault(), true)
    window.addEventListener("selectstart", event => this.#current && event.preventDefault(), true)
    // The browser would scroll by this finger.
    window.addEventListener("touchmove", event => this.#touch(event), { capture: true, passive: false })
  }

  #begin(event, window) {
    if (!event.isPrimary || event.button !== 0) return
    const { target, clientX, clientY, screenX, screenY, pointerId } = event
    this.#window = window
    this.#current = null
    this.#start = { event, window, target, clientX, clientY, screenX, screenY, pointerId }
  }

  #move(event) {
    if (event.pointerId !== this.#start?.pointerId) return
    const [x, y] = this.#distance(event)
    this.#choose(x, y)
    if (!this.#current) return
    event.preventDefault()
    this.#current.move(x, y)
  }

  #touch(event) {
    if (!this.#start || event.touches.length > 1) return
    this.#choose(...this.#distance(event.touches[0]))
    if (this.#current && event.cancelable) event.preventDefault()
  }

  #choose(x, y) {
    if (this.#current || Math.hypot(x, y) < Drag.#slop) return
    // A page that handles the pointer itself has prevented the default.
    const gesture = this.#start.event.defaultPrevented ? null : this.#gestures.find(gesture => gesture.wants(this.#start, x, y))
    if (!gesture) {
      this.#start = null
      return
    }
    this.#current = gesture
    this.#window.getSelection()?.removeAllRanges()
    this.#window.document.documentElement.style.userSelect = "none"
  }

  #end(event, isCancelled) {
    if (event.pointerId !== this.#start?.pointerId) return
    const gesture = this.#current
    const [x, y] = this.#distance(event)
    this.#start = null
    this.#current = null
    if (!gesture) return
    this.#window.document.documentElement.style.userSelect = ""
    this.#swallowClick(this.#window)
    gesture.end(x, y, isCancelled)
  }

  // The page itself moves below the pointer, the screen of the computer does not.
  #distance({ screenX, screenY }) {
    if (!this.#start) return [0, 0]
    return [(screenX - this.#start.screenX) / this.scale, (screenY - this.#start.screenY) / this.scale]
  }

  // The end of a gesture is no tap.
  #swallowClick(window) {
    const swallow = event => {
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener("click", swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }))
  }
}
