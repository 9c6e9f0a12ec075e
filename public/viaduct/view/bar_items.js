import { BarButton } from "./bar_button.js"
import { BarSpace } from "./bar_space.js"
import { registry } from "./elements/registry.js"

// The items of one side of a bar: buttons, spaces, and views of the app's own.
export class BarItems {
  #container
  #perform
  #items = new Map()

  constructor(container, perform) {
    this.#container = container
    this.#perform = perform
  }

  update(items) {
    const keys = items.map(({ kind, control }, position) => (kind || !control ? `${kind} ${control ?? `#${position}`}` : control))
    const left = new Set(keys)
    for (const [key, item] of this.#items) {
      if (left.has(key)) continue
      item.remove()
      this.#items.delete(key)
    }
    items.forEach((item, position) => {
      const { root } = this.#item(keys[position], item)
      const { children } = this.#container
      if (children[position] !== root) this.#container.insertBefore(root, children[position] ?? null)
    })
  }

  #item(key, item) {
    let drawn = this.#items.get(key)
    if (!drawn) {
      drawn = this.#make(item)
      this.#items.set(key, drawn)
    }
    drawn.update(item)
    return drawn
  }

  #make(item) {
    if (item.kind === "space") return new BarSpace()
    return item.kind ? registry.makeElement(item, this.#perform) : new BarButton(item, this.#perform)
  }
}
