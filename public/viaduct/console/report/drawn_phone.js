import { element } from "../shell/element.js"

// A frame in which the view draws native screens around an empty page.
export class DrawnPhone {
  root = element("iframe", "phone__frame")
  #isReady
  #newest = 0

  // file: a ReportFile.
  constructor({ drawing, icons }) {
    this.root.title = "Native screen"
    this.#isReady = new Promise(resolve => this.root.addEventListener("load", () => this.#prepare(drawing, icons).then(resolve), { once: true }))
    this.root.srcdoc = "<!doctype html><html lang=en><meta name=viewport content='width=device-width'><title>Page</title><body></body>"
  }

  // screen: of a frame `screen`, or null. page: its PageState, if it is known.
  async draw(screen, page) {
    const order = this.#newest += 1
    const draw = await this.#isReady
    if (order === this.#newest) draw(screen ?? {}, { platform: page?.platform || "ios", url: page?.url ?? "" })
  }

  // Returns the function that draws.
  #prepare(drawing, icons) {
    const { contentWindow: window, contentDocument: document } = this.root
    window.icons = icons
    const script = document.createElement("script")
    script.type = "module"
    script.textContent = drawing
    const drawn = new Promise(resolve => { window.ready = resolve })
    document.head.append(script)
    return drawn
  }
}
