const rules = (height, bottom) => `
  :root {
    box-sizing: border-box !important;
    padding-top: ${height}px !important;
    scroll-padding-top: ${height}px;
    ${bottom ? `padding-bottom: ${bottom}px !important;` : ""}
  }
  @media print { :root { padding-block: 0 !important } }
`

// The width of the narrowest pinned element that is looked for: a button's.
const narrowest = 40

// Keeps the page's own content from under the bar: the document begins below it, and so does what is fixed to the top.
export class PageInset {
  #height = 0
  #bottom = 0
  #sheet = new CSSStyleSheet()
  #isActive = false
  #isScheduled = false
  #moved = new Map()
  #observer = new MutationObserver(() => this.#schedule())

  // In CSS pixels; 0 when nothing of the page has to move.
  setHeights(height, bottom) {
    if (height === this.#height && bottom === this.#bottom) return
    this.#setActive(false)
    this.#height = height
    this.#bottom = bottom
    this.#sheet.replaceSync(rules(height, bottom))
    this.#setActive(height > 0 || bottom > 0)
  }

  #setActive(isActive) {
    if (isActive === this.#isActive) return
    this.#isActive = isActive
    if (isActive) {
      document.adoptedStyleSheets.push(this.#sheet)
      addEventListener("scroll", this.#schedule, { passive: true, capture: true })
      addEventListener("resize", this.#schedule)
      this.#observer.observe(document, { childList: true, subtree: true, attributeFilter: ["class", "style"] })
      this.#schedule()
    } else {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== this.#sheet)
      removeEventListener("scroll", this.#schedule, { capture: true })
      removeEventListener("resize", this.#schedule)
      this.#observer.disconnect()
      for (const element of this.#moved.keys()) this.#moveBack(element)
    }
  }

  #schedule = () => {
    if (this.#isScheduled) return
    this.#isScheduled = true
    requestAnimationFrame(() => {
      this.#isScheduled = false
      if (this.#isActive) this.#scan()
    })
  }

  #scan() {
    for (const element of this.#moved.keys()) {
      if (!element.isConnected) this.#moved.delete(element)
    }
    for (let x = 8; x < innerWidth; x += narrowest) {
      for (const y of [1, this.#height / 2, this.#height - 1]) {
        for (const element of document.elementsFromPoint(x, y)) this.#inspect(element)
      }
    }
  }

  #inspect(element) {
    for (let candidate = element; candidate && candidate !== document.body; candidate = candidate.parentElement) {
      const { position, top } = getComputedStyle(candidate)
      const isPinned = position === "fixed" || position === "sticky"
      if (isPinned && candidate.localName !== "viaduct-screen" && parseFloat(top) < this.#height) this.#move(candidate, top)
    }
  }

  #move(element, top) {
    if (!this.#moved.has(element)) {
      this.#moved.set(element, [element.style.getPropertyValue("top"), element.style.getPropertyPriority("top")])
    }
    element.style.setProperty("top", `${parseFloat(top) + this.#height}px`, "important")
  }

  #moveBack(element) {
    const [value, priority] = this.#moved.get(element)
    this.#moved.delete(element)
    element.style.setProperty("top", value, priority)
  }
}
