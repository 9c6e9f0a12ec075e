import { Menu } from "../menu.js"
import { LongPress } from "../long_press.js"
import { decorate } from "./decoration.js"

// One view of a component. It stays the same element while its control lives, so that focus, caret and drags are kept.
// A subclass builds its root, and fills it in render().
export class ElementView {
  root
  item = null
  perform
  #contextMenu = null
  #press = null

  constructor(root, perform) {
    this.root = root
    this.perform = perform
    root.classList.add("element")
    root.addEventListener("contextmenu", event => this.#openContextMenu(event))
  }

  update(item) {
    if (JSON.stringify(item) === JSON.stringify(this.item)) return
    this.item = item
    decorate(this.root, item)
    this.#contextMenu = Menu.keep(this.#contextMenu, item.contextMenu, this.root, this.perform)
    this.#listenForPress(item.press)
    this.render()
  }

  remove() {
    this.#contextMenu?.remove()
    this.#press?.stop()
    this.root.remove()
  }

  // Whether a person is using it, so that a screen must not change it.
  get isBusy() {
    return this.root.contains(this.root.getRootNode().activeElement)
  }

  #listenForPress(control = null) {
    this.root.toggleAttribute("data-press", Boolean(control))
    if (control) this.#press ??= new LongPress(this.root, this.perform)
    if (this.#press) this.#press.control = control
  }

  #openContextMenu(event) {
    if (!this.#contextMenu) return
    event.preventDefault()
    event.stopPropagation()
    this.#contextMenu.openFor(event)
  }
}
