import { screenOf } from "./devices.js"
import { ScreenLink } from "./screen_link.js"
import { StatusBar } from "./status_bar.js"

// Features that a page at a phone's own host may use, as a page at this page's host may. Any other page in the frame gets none of them.
const features = ["camera", "microphone", "geolocation", "fullscreen", "clipboard-read", "clipboard-write", "bluetooth", "gyroscope",
  "accelerometer", "magnetometer", "autoplay", "screen-wake-lock", "web-share", "payment", "publickey-credentials-get", "publickey-credentials-create"]
// The names that Firefox knows too: it warns of all others.
const everywhere = features.slice(0, 4)

// The device itself: its body, its screen with the bars on it, and its name below.
export class DeviceFrame extends EventTarget {
  root = element("figure", "phone")
  // The way to the screen in it: questions there, and answers from it.
  link
  #shell = element("div", "device")
  #screen = element("div", "device__screen")
  #frame = document.createElement("iframe")
  #status = new StatusBar()
  #body = element("div", "device__body")
  #caption = element("figcaption", "phone__caption")
  #name = element("button", "phone__name")
  #origin
  #device = null
  #isLandscape = false

  // origin: of the screen's document.
  constructor(origin) {
    super()
    this.#origin = origin
    this.link = new ScreenLink(this.#frame, origin)
    this.link.addEventListener("press", () => this.dispatchEvent(new Event("press")))
    this.#name.type = "button"
    this.#name.addEventListener("click", () => this.dispatchEvent(new Event("press")))
    this.#screen.append(this.#frame, this.#status.root, element("div", "cutout"), element("div", "home"))
    this.#body.append(element("div", "keys"), this.#screen, element("div", "rim"))
    this.#shell.append(this.#body)
    this.#caption.append(this.#name)
    this.root.append(this.#shell, this.#caption)
  }

  load() {
    if (this.#origin !== location.origin) {
      const known = document.featurePolicy?.features() ?? everywhere
      this.#frame.allow = features.filter(feature => known.includes(feature)).join("; ")
    }
    this.#frame.src = `${this.#origin}/viaduct/device/screen.html`
  }

  show(device, isLandscape) {
    const turns = this.#device === device && this.#isLandscape !== isLandscape
    this.#device = device
    this.#isLandscape = isLandscape
    const { width, height } = screenOf(device, isLandscape)
    const { dataset, style } = this.#shell
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
    this.#frame.title = `Screen of the ${device.name}`
    if (turns) this.#turn()
  }

  // Sets the scheme inside of the device only: prefers-color-scheme of a frame is its element's color-scheme.
  set isDark(isDark) {
    this.#frame.style.colorScheme = isDark ? "dark" : "light"
    this.#shell.dataset.appearance = isDark ? "dark" : "light"
  }

  // Sets whether the top of the screen is dark, and its bottom.
  set ground({ top, bottom }) {
    this.#shell.dataset.top = top ? "dark" : "light"
    this.#shell.dataset.bottom = bottom ? "dark" : "light"
  }

  // The element that a screenshot is of.
  get screen() {
    return this.#screen
  }

  // The device in CSS pixels, with the part around its screen.
  get size() {
    return { width: this.#body.offsetWidth, height: this.#body.offsetHeight }
  }

  // Draws the device in this size: 1 is that of its own CSS pixels.
  set scale(scale) {
    const { width, height } = this.size
    // A whole number of pixels: a fraction would show what is behind.
    const exact = Math.round(width * scale) / width
    this.#shell.style.setProperty("--scale", exact)
    this.#shell.style.width = `${width * exact}px`
    this.#shell.style.height = `${height * exact}px`
    this.#name.textContent = `${this.#device.name} · ${Math.round(exact * 100)} %`
    this.link.set({ scale: exact })
  }

  // Whether the panel is about this one of two; null where there is one only.
  set isActive(isActive) {
    this.#name.disabled = isActive === null
    this.#name.ariaPressed = isActive === null ? null : String(isActive)
  }

  #turn() {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return
    const from = this.#isLandscape ? "-90deg" : "90deg"
    this.#shell.animate([{ rotate: from, opacity: 0.4 }, { rotate: "0deg", opacity: 1 }], { duration: 380, easing: "cubic-bezier(0.2, 0.9, 0.3, 1)" })
  }
}

function element(name, className) {
  const element = document.createElement(name)
  element.className = className
  return element
}
