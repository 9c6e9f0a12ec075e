import { element } from "./element.js"
import { elementsOf } from "./page_components.js"
import { ViewSurface } from "./view_surface.js"

// Outlines the elements of a component, and its native controls, for a developer who looks for them in the console. All of it is in the
// view's own shadow root, so the page does not change.
export class Highlight {
  // The most elements, and controls, that are outlined: a page may have any number.
  static #maximum = 50
  // Between two looks at where they are, in milliseconds.
  static #pause = 200
  // A console that was lost does not end it. In milliseconds.
  static #longest = 60_000

  #host
  #root = element("div", { class: "highlight", popover: "manual", "aria-hidden": "true" })
  #component = null
  #place = ""
  #end = null
  #modals = 0

  // host: the adapter. Its linkDidChange(isConnected) is overridden while something is outlined.
  constructor(host) {
    this.#host = host
  }

  // Outlines a component; without one, nothing. scroll: whether the page scrolls to its first element.
  show({ component, scroll = false }) {
    this.#hide()
    if (!component) return
    this.#component = component
    this.#place = placeOf(location)
    if (scroll) elementsOf(component).find(isDrawn)?.scrollIntoView({ block: "nearest", inline: "nearest" })
    this.#begin()
    this.#draw()
  }

  #begin() {
    this.#end = new AbortController()
    const { signal } = this.#end
    const draw = () => this.#draw()
    for (const name of ["scroll", "resize"]) addEventListener(name, draw, { signal, capture: true, passive: true })
    // The browser may keep the page, and show it again.
    addEventListener("pagehide", () => this.#hide(), { signal })
    const timer = setInterval(draw, Highlight.#pause)
    const longest = setTimeout(() => this.#hide(), Highlight.#longest)
    const host = this.#host
    const { linkDidChange } = Object.getPrototypeOf(host)
    host.linkDidChange = (isConnected, ...rest) => {
      if (!isConnected) this.#hide()
      linkDidChange.call(host, isConnected, ...rest)
    }
    signal.addEventListener("abort", () => {
      clearInterval(timer)
      clearTimeout(longest)
      delete host.linkDidChange
    })
  }

  #hide() {
    this.#end?.abort()
    this.#end = null
    this.#root.remove()
  }

  #draw() {
    const surface = ViewSurface.find()
    if (!surface || placeOf(location) !== this.#place) return this.#hide()
    const elements = elementsOf(this.#component)
    const controls = surface.controlsOf(this.#component)
    this.#root.replaceChildren(
      ...this.#boxes(elements, "element", this.#component, surface), ...this.#boxes(controls, "control", `${this.#component} · native`, surface))
    this.#raise(surface)
  }

  #boxes(found, kind, name, surface) {
    const drawn = firstDrawn(found, Highlight.#maximum)
    const isCut = drawn.length === Highlight.#maximum && found.length > drawn.length
    const more = isCut ? ` (${drawn.length} of ${found.length.toLocaleString("en")})` : ""
    return drawn.map((part, index) => {
      const label = element("span", { class: "highlight__label", text: `${name.slice(0, 60)}${index === 0 ? more : ""}` })
      const box = element("div", { class: "highlight__box", "data-kind": kind }, label)
      const { left, top, width, height } = surface.rectangleOf(part)
      Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
      // A label has its place in the window, wherever the part is.
      box.toggleAttribute("data-end", left + width / 2 > surface.width / 2)
      box.toggleAttribute("data-inside", kind === "element" ? top < 24 : top + height > surface.height - 24)
      return box
    })
  }

  // Puts it in front of the dialogs of the page and of the view, newer ones too.
  #raise(surface) {
    const modals = surface.modals
    if (this.#root.isConnected && modals === this.#modals) return
    this.#modals = modals
    this.#root.remove()
    surface.root.append(this.#root)
    this.#root.showPopover()
  }
}

function placeOf({ origin, pathname, search }) {
  return `${origin}${pathname}${search}`
}

// Stops measuring after `most`: a page may have thousands, and they are measured again at each drawing.
function firstDrawn(parts, most) {
  const drawn = []
  for (const part of parts) {
    if (drawn.length === most) break
    if (isDrawn(part)) drawn.push(part)
  }
  return drawn
}

function isDrawn(part) {
  const { width, height } = part.getBoundingClientRect()
  return width > 0 && height > 0
}
