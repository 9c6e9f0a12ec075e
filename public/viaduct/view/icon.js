const namespace = "http://www.w3.org/2000/svg"

// Symbols with a different icon on Android.
const androidSigns = {
  ellipsis: "ellipsis.vertical", "ellipsis.circle": "ellipsis.vertical", "ellipsis.circle.fill": "ellipsis.vertical",
  "square.and.arrow.up": "share", "square.and.arrow.up.fill": "share"
}

// The title of a picture is shown under the pointer.
const placeholder = ["rect", {
  x: "1.5", y: "1.5", width: "13", height: "13", rx: "3", "stroke-dasharray": "2.2 1.6", stroke: "currentColor",
  fill: "transparent"
}]

// The picture of an SF Symbol, which the server has as a module.
export class Icon {
  static platform = null
  // Sends a notice to the developer.
  static report = () => {}
  static #shapes = new Map()
  // Whether there is no server to ask for others.
  static #isAlone = false

  // Gives the pictures of a page without a server, by the names of their symbols.
  static bring(icons) {
    this.#isAlone = true
    for (const [symbol, shapes] of Object.entries(icons)) this.#shapes.set(symbol, Promise.resolve(shapes ?? this.#placeholder(symbol)))
  }

  // Whether the symbol is drawn as the three dots of Android's overflow menu.
  static isOverflow(symbol) {
    return this.#sign(symbol) === "ellipsis.vertical"
  }

  // Puts the picture into the container, or nothing when there is none.
  // Returns whether there is one.
  static async draw(symbol, container) {
    const shapes = await this.#load(this.#sign(symbol))
    if (!shapes) return false
    const svg = document.createElementNS(namespace, "svg")
    svg.setAttribute("viewBox", "0 0 16 16")
    svg.setAttribute("aria-hidden", "true")
    svg.setAttribute("focusable", "false")
    for (const [name, attributes, text = ""] of shapes) {
      const shape = document.createElementNS(namespace, name)
      for (const [attribute, value] of Object.entries(attributes)) shape.setAttribute(attribute, value)
      shape.textContent = text
      svg.append(shape)
    }
    container.replaceChildren(svg)
    return true
  }

  static #sign(symbol) {
    return this.platform === "android" && Object.hasOwn(androidSigns, symbol) ? androidSigns[symbol] : symbol
  }

  // Called once for each symbol.
  static #placeholder(symbol) {
    const text = `There is no picture of the symbol “${symbol}” here, so a placeholder is drawn. A phone draws the symbol if it has that name.`
    this.report({ level: "warning", cause: "VD-SCREEN-3", text })
    return [placeholder, ["title", {}, symbol]]
  }

  // Only possible names of symbols are requested.
  static #load(symbol) {
    if (!/^[a-z0-9.]+$/i.test(symbol)) return null
    if (!this.#shapes.has(symbol)) {
      if (this.#isAlone) return null
      const address = new URL(`../icons/${symbol}.js`, import.meta.url)
      this.#shapes.set(symbol, import(address.href).then(module => module.default ?? this.#placeholder(symbol), () => null))
    }
    return this.#shapes.get(symbol)
  }
}
