const namespace = "http://www.w3.org/2000/svg"

// Symbols for which Android has signs of its own.
const androidSigns = {
  ellipsis: "ellipsis.vertical", "ellipsis.circle": "ellipsis.vertical", "ellipsis.circle.fill": "ellipsis.vertical",
  "square.and.arrow.up": "share", "square.and.arrow.up.fill": "share"
}

// The picture of an SF Symbol, which the server has as a module.
export class Icon {
  static platform = null
  static #shapes = new Map()

  // Puts the picture into the container, or nothing when there is none.
  // Returns whether there is one.
  static async draw(symbol, container) {
    const sign = this.platform === "android" && Object.hasOwn(androidSigns, symbol) ? androidSigns[symbol] : symbol
    const shapes = await this.#load(sign)
    if (!shapes) return false
    const svg = document.createElementNS(namespace, "svg")
    svg.setAttribute("viewBox", "0 0 16 16")
    svg.setAttribute("aria-hidden", "true")
    svg.setAttribute("focusable", "false")
    for (const [name, attributes] of shapes) {
      const shape = document.createElementNS(namespace, name)
      for (const [attribute, value] of Object.entries(attributes)) shape.setAttribute(attribute, value)
      svg.append(shape)
    }
    container.replaceChildren(svg)
    return true
  }

  // Nothing that cannot be a symbol's name is asked for.
  static #load(symbol) {
    if (!/^[a-z0-9.]+$/i.test(symbol)) return null
    if (!this.#shapes.has(symbol)) {
      const address = new URL(`../icons/${symbol}.js`, import.meta.url)
      this.#shapes.set(symbol, import(address.href).then(module => module.default, () => null))
    }
    return this.#shapes.get(symbol)
  }
}
