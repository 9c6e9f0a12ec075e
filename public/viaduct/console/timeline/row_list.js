import { RowView } from "./row_view.js"

// Rows beyond the edges that are drawn too.
const overscan = 6

// A list of any length of which only what is seen is in the document. Fires "open" with { row, isByKey } and "move".
export class RowList extends EventTarget {
  // Whether it goes on to the newest row as it comes.
  follows = true
  // The row that the keys are at, or null.
  active = null
  #root
  #space = document.createElement("div")
  #source
  #views = []
  #height = 30
  #isDue = false
  // Where the list has scrolled by itself.
  #ownTop = 0
  // The topmost row, which stays where it is when others come or go above it, and how much of it is above the edge.
  #anchor = null

  // source: TimelineRows.
  constructor(root, source) {
    super()
    this.#root = root
    this.#source = source
    this.#space.className = "rows__space"
    this.#space.role = "presentation"
    root.append(this.#space)
    root.addEventListener("scroll", () => this.#didScroll(), { passive: true })
    root.addEventListener("keydown", event => this.#press(event))
    root.addEventListener("click", event => this.#click(event))
    new ResizeObserver(() => this.#measure()).observe(root)
    source.addEventListener("change", () => this.update())
  }

  get isAtEnd() {
    const { scrollTop, clientHeight, scrollHeight } = this.#root
    return scrollTop + clientHeight >= scrollHeight - this.#height / 2
  }

  // Draws once before the next frame, however often it is called.
  update() {
    if (this.#isDue) return
    this.#isDue = true
    requestAnimationFrame(() => {
      this.#isDue = false
      this.#draw()
    })
  }

  // Brings a row into sight, and puts the keys there.
  show(row) {
    this.active = row
    this.follows = false
    const index = this.#source.indexOf(row)
    if (index < 0) return this.update()
    this.#space.style.height = `${this.#source.rows.length * this.#height}px`
    const { scrollTop, clientHeight } = this.#root
    const top = index * this.#height
    if (top < scrollTop) this.#root.scrollTop = top
    else if (top + this.#height > scrollTop + clientHeight) this.#root.scrollTop = top + this.#height - clientHeight
    this.#anchor = { row, offset: this.#root.scrollTop - top }
    this.update()
  }

  showNewest() {
    this.follows = true
    this.update()
  }

  focus() {
    this.#root.focus()
  }

  #draw() {
    const { rows } = this.#source
    this.#space.style.height = `${rows.length * this.#height}px`
    if (this.follows) this.#scrollToEnd()
    else this.#keepPlace()
    const { scrollTop, clientHeight } = this.#root
    const count = Math.ceil(clientHeight / this.#height) + 2 * overscan
    const first = Math.max(0, Math.min(Math.floor(scrollTop / this.#height) - overscan, rows.length - count))
    while (this.#views.length < count) {
      const view = new RowView()
      this.#views.push(view)
      this.#space.append(view.root)
    }
    while (this.#views.length > count) this.#views.pop().root.remove()
    for (let index = first; index < first + count; index += 1) {
      const row = rows[index]
      const view = this.#views[index % count]
      view.root.hidden = !row
      if (row) view.show(row, { index, count: rows.length, top: index * this.#height, isActive: row === this.active })
    }
    const activeIndex = this.active ? this.#source.indexOf(this.active) : -1
    const isDrawn = activeIndex >= first && activeIndex < first + count
    if (isDrawn) this.#root.setAttribute("aria-activedescendant", RowView.idOf(this.active))
    else this.#root.removeAttribute("aria-activedescendant")
    this.dispatchEvent(new Event("move"))
  }

  #scrollToEnd() {
    this.#root.scrollTop = this.#root.scrollHeight
    this.#ownTop = this.#root.scrollTop
  }

  #keepPlace() {
    const index = this.#anchor ? this.#source.indexOf(this.#anchor.row) : -1
    if (index < 0) return
    const top = index * this.#height + this.#anchor.offset
    if (Math.abs(top - this.#root.scrollTop) >= 1) this.#root.scrollTop = top
  }

  #measure() {
    const height = Number.parseFloat(getComputedStyle(this.#space).getPropertyValue("line-height"))
    if (height > 0) this.#height = height
    if (this.active && !this.follows) this.show(this.active)
    this.update()
  }

  #didScroll() {
    // The parts above the list may have taken some of its height since it scrolled by itself.
    if (!this.follows || this.#root.scrollTop !== this.#ownTop) this.follows = this.isAtEnd
    // The rows may have changed since they were drawn.
    const { scrollTop } = this.#root
    const view = this.#views.find(({ root, top }) => !root.hidden && top <= scrollTop && scrollTop < top + this.#height)
    this.#anchor = view ? { row: view.row, offset: scrollTop - view.top } : null
    this.update()
  }

  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { rows } = this.#source
    const page = Math.max(1, Math.floor(this.#root.clientHeight / this.#height) - 1)
    const index = this.active ? this.#source.indexOf(this.active) : -1
    const from = index < 0 ? rows.length : index
    const places = {
      ArrowDown: index < 0 ? rows.length - 1 : from + 1, ArrowUp: from - 1, PageDown: from + page, PageUp: from - page, Home: 0, End: rows.length - 1
    }
    if (event.key === "Enter" && index >= 0) this.#open(this.active, true)
    else if (event.key in places && rows.length > 0) this.#activate(rows[Math.max(0, Math.min(rows.length - 1, places[event.key]))])
    else return
    event.preventDefault()
  }

  #activate(row) {
    this.show(row)
    this.dispatchEvent(new CustomEvent("activate", { detail: row }))
  }

  #click({ target }) {
    const element = target.closest("[role=option]")
    const view = this.#views.find(({ root }) => root === element)
    if (view) this.#open(view.row, false)
  }

  #open(row, isByKey) {
    this.show(row)
    this.dispatchEvent(new CustomEvent("open", { detail: { row, isByKey } }))
  }
}
