import { element } from "./element.js"

// Something shown on top of the page, until the newest screen does not have it any more or the person has answered.
export class Presentation {
  // In milliseconds: so soon after something above it has closed, Escape was meant for that.
  static #quiet = 400

  root
  presented
  perform
  #answered
  #isShown = false
  #beganOutside = false
  #quietUntil = -Infinity
  #resized = () => this.place()

  // answered() is called once, when the person has chosen or dismissed.
  // A subclass calls render() when it is ready, or has an update() of its own.
  constructor(presented, perform, answered) {
    const { id, kind, component } = presented
    this.presented = presented
    this.perform = perform
    this.#answered = answered
    this.root = element("dialog", { class: kind, "data-presented-id": id, "data-component": component })
    this.root.addEventListener("keydown", event => {
      if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return
      event.preventDefault()
      if (!event.repeat) this.#leave()
    })
    // Any other request to close it, such as Android's back gesture. Chromium obeys a second one whatever the page says.
    this.root.addEventListener("cancel", event => {
      event.preventDefault()
      this.#leave()
    })
    this.root.addEventListener("close", () => {
      if (this.#isShown) this.root.showModal()
    })
    this.root.addEventListener("pointerdown", event => this.#noteOutside(event))
    this.root.addEventListener("click", event => {
      const isMeant = this.#beganOutside && event.target === this.root && performance.now() >= this.#quietUntil
      if (isMeant) this.dismissBeside()
    })
  }

  open(container) {
    container.append(this.root)
    this.#isShown = true
    this.root.showModal()
    this.place()
    addEventListener("resize", this.#resized)
  }

  // Places it again: the window or its source has changed. Most stay where their style sheet says.
  place() {}

  // Removes it. The browser returns the focus to its former place.
  close() {
    removeEventListener("resize", this.#resized)
    this.#isShown = false
    this.root.close()
    this.root.remove()
  }

  // Notes that everything above it has closed.
  uncover() {
    this.#quietUntil = performance.now() + Presentation.#quiet
  }

  // Raises it above those that were shown after it.
  raise() {
    const focused = this.root.getRootNode().activeElement
    this.#isShown = false
    this.root.close()
    this.root.showModal()
    this.#isShown = true
    if (this.root.contains(focused)) focused.focus()
  }

  // Closes it at once: the person has answered, and the server need not confirm that first.
  answer() {
    this.close()
    this.#answered()
  }

  update(presented) {
    if (JSON.stringify(presented) === JSON.stringify(this.presented)) return
    this.presented = presented
    const { control } = this.root.getRootNode().activeElement?.dataset ?? {}
    this.render()
    if (control) this.root.querySelector(`[data-control="${CSS.escape(control)}"]`)?.focus()
  }

  dismiss() {
    const { dismiss } = this.presented
    // As on a phone, an alert without a cancel button has to be answered.
    if (!dismiss) return
    this.answer()
    this.perform(dismiss)
  }

  // The person has tapped beside it.
  dismissBeside() {
    this.dismiss()
  }

  #leave() {
    if (performance.now() >= this.#quietUntil) this.dismiss()
  }

  // A press beside the content is on the dialog itself.
  #noteOutside(event) {
    const { left, right, top, bottom } = this.root.getBoundingClientRect()
    const { clientX: x, clientY: y } = event
    this.#beganOutside = event.target === this.root && (x < left || x > right || y < top || y > bottom)
  }
}
