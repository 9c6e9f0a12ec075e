import { element } from "./element.js"

// Shows for a moment what a hand would feel, and vibrates where the browser can.
export class HapticBadge {
  static #patterns = { success: [20, 60, 20], warning: [30, 80, 30], error: [40, 60, 40, 60, 40], heavy: [40] }

  root = element("div", { class: "haptic", role: "status" })

  constructor() {
    this.root.addEventListener("animationend", () => { this.root.textContent = "" })
  }

  play(feedback) {
    // The adapter hides it from the page where the phone has none.
    const own = Symbol.for("viaduct:vibrate")
    const vibrate = own in navigator ? navigator[own] : navigator.vibrate
    vibrate?.call(navigator, HapticBadge.#patterns[feedback] ?? [15])
    this.root.dataset.feedback = feedback
    this.root.textContent = ""
    // The animation restarts only after the old text is removed.
    void this.root.offsetWidth
    this.root.textContent = `Haptic: ${feedback}`
  }
}
