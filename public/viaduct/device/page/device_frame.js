import { screenOf } from "./devices.js"
import { StatusBar } from "./status_bar.js"

// The device itself: its body, its screen, and what lies on it.
export class DeviceFrame {
  // Between the device and the edges of its place, in CSS pixels.
  static #margin = 28

  root = element("div", "device")
  #screen = element("div", "device__screen")
  #frame = document.createElement("iframe")
  #status = new StatusBar()
  #body = element("div", "device__body")
  #place
  #device = null
  #isLandscape = false
  #scaled = () => {}

  // place: the element to be in. scaled(scale) is called when the device is drawn in another size.
  constructor(place, scaled) {
    this.#place = place
    this.#scaled = scaled
    this.#frame.title = "Screen of the device"
    this.#screen.append(this.#frame, this.#status.root, element("div", "cutout"), element("div", "home"))
    this.#body.append(element("div", "keys"), this.#screen, element("div", "rim"))
    this.root.append(this.#body)
    place.append(this.root)
    new ResizeObserver(() => this.#fit()).observe(place)
  }

  // Resolves with what the screen's document has made.
  load() {
    return new Promise(resolve => {
      const listen = ({ source, data }) => {
        if (source !== this.#frame.contentWindow || data !== "viaduct:screen") return
        resolve(this.#frame.contentWindow.viaductScreen)
      }
      addEventListener("message", listen)
      this.#frame.src = "/viaduct/device/screen.html"
    })
  }

  show(device, isLandscape) {
    const turns = this.#device === device && this.#isLandscape !== isLandscape
    this.#device = device
    this.#isLandscape = isLandscape
    const { width, height } = screenOf(device, isLandscape)
    const { dataset, style } = this.root
    Object.assign(dataset, {
      system: device.system, kind: device.kind, cutout: device.cutout, held: isLandscape ? "landscape" : "portrait"
    })
    style.setProperty("--width", `${width}px`)
    style.setProperty("--height", `${height}px`)
    style.setProperty("--radius", `${device.radius}px`)
    style.setProperty("--bezel", `${device.bezel}px`)
    style.setProperty("--status", `${isLandscape && device.kind === "phone" && device.system === "ios" ? 0 : device.top}px`)
    style.setProperty("--home", `${device.bottom}px`)
    this.#status.system = device.system
    this.#fit()
    if (turns) this.#turn()
  }

  // Sets the scheme inside of the device only: prefers-color-scheme of a frame is its element's color-scheme.
  set isDark(isDark) {
    this.#frame.style.colorScheme = isDark ? "dark" : "light"
    this.root.dataset.appearance = isDark ? "dark" : "light"
  }

  // Whether what is on the top of the screen is dark, and what is at its bottom.
  set ground({ top, bottom }) {
    this.root.dataset.top = top ? "dark" : "light"
    this.root.dataset.bottom = bottom ? "dark" : "light"
  }

  get screen() {
    return this.#screen
  }

  #fit() {
    if (!this.#device) return
    const { offsetWidth: width, offsetHeight: height } = this.#body
    const { clientWidth, clientHeight } = this.#place
    const room = Math.min((clientWidth - 2 * DeviceFrame.#margin) / width, (clientHeight - 2 * DeviceFrame.#margin) / height)
    // A whole number of pixels: a part of one would show what is behind.
    const scale = Math.round(width * Math.max(0.2, Math.min(1, room))) / width
    this.root.style.setProperty("--scale", scale)
    this.root.style.width = `${width * scale}px`
    this.root.style.height = `${height * scale}px`
    this.#scaled(scale)
  }

  #turn() {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return
    const from = this.#isLandscape ? "-90deg" : "90deg"
    this.root.animate([{ rotate: from, opacity: 0.4 }, { rotate: "0deg", opacity: 1 }], { duration: 380, easing: "cubic-bezier(0.2, 0.9, 0.3, 1)" })
  }
}

function element(name, className) {
  const element = document.createElement(name)
  element.className = className
  return element
}
