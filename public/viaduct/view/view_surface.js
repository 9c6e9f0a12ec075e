// Where the view draws: over the page, or in the device frame around it.
export class ViewSurface {
  root
  // The page's frame in the device, null in a window of the page's own.
  #frame

  // null while there is no view.
  static find() {
    const frame = frameInDevice()
    const root = (frame?.ownerDocument ?? document).querySelector("viaduct-screen")?.shadowRoot
    return root ? new ViewSurface(root, frame) : null
  }

  constructor(root, frame) {
    this.root = root
    this.#frame = frame
  }

  get width() {
    return this.#window.innerWidth
  }

  get height() {
    return this.#window.innerHeight
  }

  // The outermost parts of the screen that a component has made.
  controlsOf(component) {
    const selector = `[data-component="${CSS.escape(component)}"]`
    return [...this.root.querySelectorAll(selector)].filter(part => !part.parentElement?.closest(selector))
  }

  // The place of an element of the page or of the view, from the corner of the view.
  rectangleOf(part) {
    const { left, top, width, height } = part.getBoundingClientRect()
    const corner = part.ownerDocument === document ? this.#frame?.getBoundingClientRect() : null
    return { left: left + (corner?.left ?? 0), top: top + (corner?.top ?? 0), width, height }
  }

  // How many dialogs are open, in the page and in the view.
  get modals() {
    return document.querySelectorAll(":modal").length + this.root.querySelectorAll(":modal").length
  }

  get #window() {
    return this.root.ownerDocument.defaultView
  }
}

// The window around the page may be of another origin.
function frameInDevice() {
  try {
    const { viaductScreen } = window.parent
    return viaductScreen?.frame === window.frameElement ? viaductScreen.frame : null
  } catch {
    return null
  }
}
