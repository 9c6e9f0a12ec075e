import { RowView } from "./row_view.js"

// Rows beyond the edges that are drawn too.
const overscan = 6
// In milliseconds, between two drawings while the list follows new rows: nobody reads rows that disappear at once.
const followPause = 100
// No character of a row's text is narrower, in pixels.
const narrowest = 6

// A list of any length. Only its visible rows are in the document. Fires "open" with { row, isByKey } and "move".
export class RowList extends EventTarget {
  // Whether it scrolls to each new row.
  follows = true
  // The row that the keys are at, or null.
  active = null
  // The other end of the chosen stretch, or null.
  #first = null
  #root
  #space = document.createElement("div")
  #source
  #views = []
  // The height of a row, and of the part of the list that is seen, in pixels.
  #height = 30
  #extent = 0
  // The most characters of a text that a row may have room for.
  #longest = 0
  #frame = null
  #timer = null
  #drawnAt = 0
  // Where the list was scrolled when it was last looked at, and where it has scrolled by itself.
  #top = 0
  #ownTop = 0
  // The topmost row, which stays in place when others are added or removed above it, and how much of it is above the edge.
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
    // It would choose text.
    root.addEventListener("mousedown", event => event.shiftKey && event.preventDefault())
    root.ariaMultiSelectable = "true"
    new ResizeObserver(([{ contentRect }]) => this.#measure(contentRect)).observe(root)
    source.addEventListener("change", () => this.update())
  }

  // The rows from one that was chosen to another, or null.
  get stretch() {
    const [first, last] = this.#ends
    return first < 0 ? null : this.#source.rows.slice(first, last + 1)
  }

  // The places of the first and the last row of the stretch; -1 without one.
  get #ends() {
    if (!this.#first || !this.active) return [-1, -1]
    const ends = [this.#source.indexOf(this.#first), this.#source.indexOf(this.active)].sort((one, other) => one - other)
    return ends[0] < 0 ? [-1, -1] : ends
  }

  get isAtEnd() {
    return this.#top >= this.#end - this.#height / 2
  }

  // Where it is scrolled to the newest row.
  get #end() {
    return Math.max(0, this.#source.rows.length * this.#height - this.#extent)
  }

  // Draws once before a frame, however often it is called.
  update() {
    if (!this.follows) return this.#drawNext()
    this.#timer ??= setTimeout(() => this.#drawNext(), this.#drawnAt + followPause - performance.now())
  }

  // Brings a row into sight, and puts the keys there.
  show(row) {
    this.active = row
    this.follows = false
    const index = this.#source.indexOf(row)
    const top = index * this.#height
    const offset = Math.max(this.#height - this.#extent, Math.min(0, this.#top - top))
    if (index >= 0) this.#anchor = { row, offset }
    this.update()
  }

  showNewest() {
    this.follows = true
    this.update()
  }

  focus() {
    this.#root.focus()
  }

  #drawNext() {
    this.#frame ??= requestAnimationFrame(() => {
      clearTimeout(this.#timer)
      this.#timer = this.#frame = null
      this.#drawnAt = performance.now()
      this.#draw()
    })
  }

  // Asks the browser for no place or size: it would lay out the list once more for each answer.
  #draw() {
    const { rows } = this.#source
    const before = this.#top
    this.#top = this.follows ? this.#end : this.#keptPlace ?? Math.min(before, this.#end)
    const count = Math.ceil(this.#extent / this.#height) + 2 * overscan
    const first = Math.max(0, Math.min(Math.floor(this.#top / this.#height) - overscan, rows.length - count))
    while (this.#views.length < count) {
      const view = new RowView()
      this.#views.push(view)
      this.#space.append(view.root)
    }
    while (this.#views.length > count) this.#views.pop().root.remove()
    const [start, end] = this.#ends
    for (let index = first; index < first + count; index += 1) {
      const row = rows[index]
      const view = this.#views[index % count]
      view.root.hidden = !row
      if (row) view.show(row, {
        index, count: rows.length, top: index * this.#height, isActive: row === this.active || index >= start && index <= end, longest: this.#longest
      })
    }
    const activeIndex = this.active ? this.#source.indexOf(this.active) : -1
    const isDrawn = activeIndex >= first && activeIndex < first + count
    if (isDrawn) this.#root.setAttribute("aria-activedescendant", RowView.idOf(this.active))
    else this.#root.removeAttribute("aria-activedescendant")
    this.#space.style.height = `${rows.length * this.#height}px`
    this.dispatchEvent(new Event("move"))
    // The only step in which the browser has to lay out the list, after all changes.
    if (Math.abs(this.#top - before) >= 1) this.#root.scrollTop = this.#ownTop = this.#top
  }

  // Where the topmost row stays where it is; null without one.
  get #keptPlace() {
    const index = this.#anchor ? this.#source.indexOf(this.#anchor.row) : -1
    return index < 0 ? null : Math.max(0, Math.min(this.#end, index * this.#height + this.#anchor.offset))
  }

  #measure({ width, height: extent }) {
    const height = Number.parseFloat(getComputedStyle(this.#space).getPropertyValue("line-height"))
    if (height > 0) this.#height = height
    this.#extent = extent
    this.#longest = Math.ceil(width / narrowest)
    this.#top = this.#root.scrollTop
    if (this.active && !this.follows) this.show(this.active)
    this.update()
  }

  #didScroll() {
    const top = this.#top = this.#root.scrollTop
    const isOwn = Math.abs(top - this.#ownTop) < 1
    // The parts above the list may have taken some of its height since its own last scroll.
    if (!this.follows || !isOwn) this.follows = this.isAtEnd
    // The rows may have changed since they were drawn.
    const view = this.#views.find(view => !view.root.hidden && view.top <= top && top < view.top + this.#height)
    this.#anchor = view ? { row: view.row, offset: top - view.top } : null
    if (!isOwn) this.#drawNext()
  }

  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { rows } = this.#source
    const page = Math.max(1, Math.floor(this.#extent / this.#height) - 1)
    const index = this.active ? this.#source.indexOf(this.active) : -1
    const from = index < 0 ? rows.length : index
    const places = {
      ArrowDown: index < 0 ? rows.length - 1 : from + 1, ArrowUp: from - 1, PageDown: from + page, PageUp: from - page, Home: 0, End: rows.length - 1
    }
    this.#extend(event)
    if (event.key === "Enter" && index >= 0) this.#open(this.active, true)
    else if (event.key in places && rows.length > 0) this.#activate(rows[Math.max(0, Math.min(rows.length - 1, places[event.key]))])
    else return
    event.preventDefault()
  }

  #activate(row) {
    this.show(row)
    this.dispatchEvent(new CustomEvent("activate", { detail: row }))
  }

  // With Shift, the last choice becomes the other end.
  #extend({ shiftKey, key }) {
    if (key !== "Shift") this.#first = shiftKey ? this.#first ?? this.active : null
  }

  #click(event) {
    const element = event.target.closest("[role=option]")
    const view = this.#views.find(({ root }) => root === element)
    if (!view) return
    this.#extend(event)
    if (event.shiftKey) this.#activate(view.row)
    else this.#open(view.row, false)
  }

  #open(row, isByKey) {
    this.show(row)
    this.dispatchEvent(new CustomEvent("open", { detail: { row, isByKey } }))
  }
}
