import { Controller } from "../application/controller.js"

const crossingTime = 1600
const longestDelay = 2500
const gap = 12

/** Lets each message cross the viaduct: to the native side from the left, to the page from the right. */
export class ViaductController extends Controller {
  #reducedMotion = matchMedia("(prefers-reduced-motion: reduce)")
  #nextDepartures = { sent: 0, received: 0 }

  connect() {
    document.addEventListener("web-bridge:message", this.#cross)
  }

  disconnect() {
    document.removeEventListener("web-bridge:message", this.#cross)
    this.element.replaceChildren()
  }

  #cross = ({ detail: { direction, message } }) => {
    const delay = Math.max(0, this.#nextDepartures[direction] - performance.now())
    if (this.#reducedMotion.matches || delay > longestDelay) return

    const car = this.#add(message.event, direction)
    const journey = car.animate(this.#journey(car, direction), { duration: crossingTime, delay, fill: "backwards" })
    journey.onfinish = () => car.remove()
    this.#nextDepartures[direction] = performance.now() + delay + this.#headway(car)
  }

  #add(text, direction) {
    const car = document.createElement("span")
    car.className = "viaduct__car"
    car.dataset.direction = direction
    car.textContent = text
    this.element.append(car)
    return car
  }

  #journey(car, direction) {
    const page = `translateX(${-car.offsetWidth}px)`
    const native = `translateX(${this.element.clientWidth}px)`
    return { transform: direction === "sent" ? [page, native] : [native, page] }
  }

  /** How long after a car the next one may start without running into it. */
  #headway(car) {
    return crossingTime * (car.offsetWidth + gap) / (this.element.clientWidth + car.offsetWidth)
  }
}
