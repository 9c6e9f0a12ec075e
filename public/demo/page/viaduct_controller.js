import { Controller } from "../application/controller.js"

const crossingTime = 1600
const headway = 220
const longestQueue = 6

/** Lets each message cross the viaduct: to the native side from the left, to the page from the right. */
export class ViaductController extends Controller {
  #reducedMotion = matchMedia("(prefers-reduced-motion: reduce)")
  #nextDeparture = 0

  connect() {
    document.addEventListener("web-bridge:message", this.#cross)
  }

  disconnect() {
    document.removeEventListener("web-bridge:message", this.#cross)
    this.element.replaceChildren()
  }

  #cross = ({ detail: { direction, message } }) => {
    const delay = Math.max(0, this.#nextDeparture - performance.now())
    if (this.#reducedMotion.matches || delay > headway * longestQueue) return

    const car = document.createElement("span")
    car.className = "viaduct__car"
    car.dataset.direction = direction
    car.textContent = message.event
    this.element.append(car)

    const journey = car.animate(this.#journey(car, direction), {
      duration: crossingTime, delay, easing: "cubic-bezier(.45, .05, .4, 1)", fill: "both"
    })
    this.#nextDeparture = performance.now() + delay + headway
    journey.onfinish = () => car.remove()
  }

  #journey(car, direction) {
    const page = `translateX(${-car.offsetWidth}px)`
    const native = `translateX(${this.element.clientWidth}px)`
    return { transform: direction === "sent" ? [page, native] : [native, page] }
  }
}
