import { registry } from "./registry.js"

// The views in a container. Each is known again in the next screen by its control, else by its place.
export class ElementList {
  #container
  #perform
  #views = new Map()

  constructor(container, perform) {
    this.#container = container
    this.#perform = perform
  }

  update(items) {
    const keys = this.#keys(items)
    const left = new Set(keys)
    for (const [key, view] of this.#views) {
      if (left.has(key)) continue
      view.remove()
      this.#views.delete(key)
    }
    items.forEach((item, position) => this.#place(this.#view(keys[position], item).root, position))
  }

  // Several of a kind without a control are known by their place among them.
  #keys(items) {
    const counts = new Map()
    return items.map(({ kind, control, id, inline }) => {
      // A date that is drawn as a month is another view.
      const name = inline ? `${kind} inline` : kind
      if (id ?? control) return `${name} ${id ?? control}`
      const count = counts.get(name) ?? 0
      counts.set(name, count + 1)
      return `${name} #${count}`
    })
  }

  #view(key, item) {
    const view = this.#views.get(key) ?? registry.makeElement(item, this.#perform)
    this.#views.set(key, view)
    view.update(item)
    return view
  }

  // An element in its right place is not moved: it would lose the focus.
  #place(root, position) {
    const { children } = this.#container
    if (children[position] !== root) this.#container.insertBefore(root, children[position] ?? null)
  }
}
