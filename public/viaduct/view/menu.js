import { element } from "./element.js"
import { Picture } from "./picture.js"

// A menu at its button. A submenu replaces it, with a way back.
export class Menu {
  #menu
  #anchor
  #perform
  #path = []
  #point = null
  #wasOpen = false
  #root = element("div", { class: "menu", role: "menu", popover: "auto" })

  // Returns the element's menu for its new state, from the one that it had; null without one.
  static keep(existing, menu, anchor, perform) {
    if (!menu) {
      existing?.remove()
      return null
    }
    if (!existing) return new Menu(menu, anchor, perform)
    existing.update(menu)
    return existing
  }

  constructor(menu, anchor, perform) {
    this.#menu = menu
    this.#anchor = anchor
    this.#perform = perform
    anchor.setAttribute("aria-haspopup", "menu")
    anchor.setAttribute("aria-expanded", "false")
    this.#root.addEventListener("keydown", event => this.#press(event))
    this.#root.addEventListener("toggle", event => this.#toggled(event))
    // A tap on the button closes an open menu by itself, and must not open it again.
    anchor.addEventListener("pointerdown", this.#noteState)
    anchor.addEventListener("keydown", this.#noteState)
  }

  #noteState = event => {
    this.#wasOpen = this.#isOpen
    if (event.key === "ArrowDown" && !this.#isOpen) {
      event.preventDefault()
      this.#open()
    }
  }

  get #isOpen() {
    return this.#root.matches(":popover-open")
  }

  toggle() {
    if (this.#wasOpen) {
      this.#wasOpen = false
      if (this.#isOpen) this.#root.hidePopover()
    } else {
      this.#point = null
      this.#open()
    }
  }

  update(menu) {
    const isSame = JSON.stringify(menu) === JSON.stringify(this.#menu)
    this.#menu = menu
    if (this.#isOpen && !isSame) this.#renderAgain()
  }

  // Opens at a right click, or at the anchor when a key has opened it.
  openFor({ clientX: x, clientY: y, buttons }) {
    const open = () => this.#openAt(x || y ? { x, y } : null)
    if (buttons) {
      // The release of the button would close it again.
      addEventListener("pointerup", () => setTimeout(open), { once: true })
    } else {
      open()
    }
  }

  #openAt(point) {
    if (this.#isOpen) this.#root.hidePopover()
    this.#point = point
    this.#open()
  }

  remove() {
    this.#anchor.removeAttribute("aria-haspopup")
    this.#anchor.removeAttribute("aria-expanded")
    this.#anchor.removeEventListener("pointerdown", this.#noteState)
    this.#anchor.removeEventListener("keydown", this.#noteState)
    this.#root.remove()
  }

  #open() {
    this.#path = []
    // Outside of the dialog that it is in, nothing could be tapped.
    const container = this.#anchor.closest("dialog") ?? this.#anchor.getRootNode()
    container.append(this.#root)
    this.#render()
    this.#root.showPopover()
    this.#place()
    this.#rows[0]?.focus()
  }

  #toggled({ newState }) {
    const isOpen = newState === "open"
    this.#anchor.setAttribute("aria-expanded", isOpen)
    if (isOpen) return
    const hadFocus = this.#root.contains(this.#root.getRootNode().activeElement)
    this.#root.remove()
    if (hadFocus) this.#anchor.focus()
  }

  #place() {
    const anchor = this.#point ? new DOMRect(this.#point.x, this.#point.y) : this.#anchor.getBoundingClientRect()
    // The rectangle would be that of the animation.
    const { offsetWidth: width, offsetHeight: height } = this.#root
    const left = Math.min(Math.max(8, anchor.left), innerWidth - width - 8)
    this.#root.style.left = `${anchor.left > innerWidth / 2 ? Math.max(8, anchor.right - width) : left}px`
    const fitsBelow = anchor.bottom + 6 + height <= innerHeight - 8
    this.#root.style.top = `${fitsBelow ? anchor.bottom + 6 : Math.max(8, Math.min(anchor.top - 6, innerHeight - 8) - height)}px`
  }

  // The menu, or the submenu that was opened in it.
  get #current() {
    return this.#path.reduce((menu, position) => menu.children[position] ?? menu, this.#menu)
  }

  // The focus stays on the row that it is on.
  #renderAgain() {
    const position = this.#rows.indexOf(this.#root.getRootNode().activeElement)
    this.#render()
    if (position >= 0) this.#rows[Math.min(position, this.#rows.length - 1)]?.focus()
  }

  #render() {
    const menu = this.#current
    const isSubmenu = this.#path.length > 0
    this.#root.setAttribute("aria-label", menu.title || this.#anchor.textContent)
    const heading = isSubmenu ? [this.#backRow(menu)] : menu.title ? [element("div", { class: "heading", text: menu.title })] : []
    this.#root.toggleAttribute("data-pictured", hasImages(menu))
    this.#root.replaceChildren(...heading, ...this.#sections(menu.children, []))
  }

  #sections(children, path) {
    return children.map((child, position) => {
      const childPath = [...path, position]
      if (!child.children) return this.#actionRow(child)
      if (!child.inline) return this.#submenuRow(child, childPath)
      const heading = child.title ? [element("div", { class: "heading", text: child.title })] : []
      return element("div", { class: "section", role: "group", "aria-label": child.title || undefined },
        ...heading, ...this.#sections(child.children, childPath))
    })
  }

  #actionRow(action) {
    const isChoice = action.state === "on" || action.state === "mixed"
    const row = this.#row(action, {
      role: isChoice ? "menuitemcheckbox" : "menuitem",
      "aria-checked": isChoice ? (action.state === "on" ? "true" : "mixed") : undefined,
      "data-control": action.control,
      "data-destructive": action.destructive
    })
    row.addEventListener("click", () => {
      if (!action.keepsOpen) this.#root.hidePopover()
      this.#perform(action.control)
    })
    return row
  }

  #submenuRow(menu, path) {
    const row = this.#row(menu, {
      role: "menuitem", "aria-haspopup": "menu", "data-submenu": true, "data-destructive": menu.destructive
    })
    row.addEventListener("click", () => this.#enter([...this.#path, ...path]))
    return row
  }

  #backRow(menu) {
    const row = this.#row({ title: menu.title, enabled: true }, { role: "menuitem", "data-back": true, "aria-label": `Back from ${menu.title}` })
    row.addEventListener("click", () => this.#enter(this.#outer))
    return row
  }

  // The menu around the open submenu. Its sections are no menus.
  get #outer() {
    const path = this.#path.slice(0, -1)
    const at = path => path.reduce((menu, position) => menu.children[position] ?? menu, this.#menu)
    while (path.length && at(path).inline) path.pop()
    return path
  }

  #enter(path) {
    this.#path = path
    this.#render()
    this.#place()
    this.#rows[0]?.focus()
  }

  #row({ title, subtitle, enabled, image }, attributes) {
    const text = element("span", { class: "text" }, element("span", { text: title }))
    if (subtitle) text.append(element("span", { class: "subtitle", text: subtitle }))
    const icon = new Picture(image).root
    return element("button", { type: "button", class: "row", tabindex: "-1", disabled: !enabled, ...attributes }, text, icon)
  }

  get #rows() {
    return [...this.#root.querySelectorAll(".row:not(:disabled)")]
  }

  #press(event) {
    const rows = this.#rows
    const position = rows.indexOf(this.#root.getRootNode().activeElement)
    const target = {
      ArrowDown: (position + 1) % rows.length, ArrowUp: (position - 1 + rows.length) % rows.length,
      Home: 0, End: rows.length - 1
    }[event.key]
    if (target !== undefined) {
      event.preventDefault()
      rows[target]?.focus()
    } else if (event.key === "Escape") {
      event.preventDefault()
      this.#root.hidePopover()
    } else if (event.key === "Tab") {
      this.#root.hidePopover()
    } else if (event.key === "ArrowLeft" && this.#path.length) {
      this.#enter(this.#outer)
    } else if (event.key === "ArrowRight") {
      rows[position]?.matches("[data-submenu]") && rows[position].click()
    }
  }
}

// Whether a row has one, in a section too.
function hasImages({ children }) {
  return children.some(child => child.image || child.inline && hasImages(child))
}
