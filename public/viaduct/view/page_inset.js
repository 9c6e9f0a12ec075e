const rules = (top, bottom) => `
  :root {
    box-sizing: border-box !important;
    padding-top: ${top}px !important;
    scroll-padding-top: ${top}px;
    scrollbar-width: none;
    ${bottom ? `padding-bottom: ${bottom}px !important; scroll-padding-bottom: ${bottom}px;` : ""}
  }
  @media print { :root { padding-block: 0 !important } }
`

// The width of the narrowest pinned element that is looked for: a button's.
const narrowest = 40

// Keeps the page's own content out of the bars. The document begins below the upper one and ends above the lower ones, and so does
// everything fixed to these edges.
export class PageInset {
  #heights = { top: 0, bottom: 0 }
  #sheet = new CSSStyleSheet()
  #isActive = false
  #isScheduled = false
  #moved = new Map()
  #observer = new MutationObserver(() => this.#schedule())

  // In CSS pixels; 0 when nothing has to move.
  setHeights(top, bottom) {
    if (top === this.#heights.top && bottom === this.#heights.bottom) return
    this.#setActive(false)
    this.#heights = { top, bottom }
    this.#sheet.replaceSync(rules(top, bottom))
    this.#setActive(top > 0 || bottom > 0)
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
    for (const [side, height] of Object.entries(this.#heights)) {
      if (height === 0) continue
      for (let x = 8; x < innerWidth; x += narrowest) {
        for (const depth of [1, height / 2, height - 1]) {
          const y = side === "top" ? depth : document.documentElement.clientHeight - depth
          for (const element of document.elementsFromPoint(x, y)) this.#inspect(element, side, height)
        }
      }
    }
  }

  #inspect(element, side, height) {
    for (let candidate = element; candidate && candidate !== document.body; candidate = candidate.parentElement) {
      const { position, [side]: place } = getComputedStyle(candidate)
      const isPinned = position === "fixed" || position === "sticky" && side === "top"
      const mayMove = isPinned && candidate.localName !== "viaduct-screen" && (this.#moved.get(candidate)?.side ?? side) === side
      if (mayMove && parseFloat(place) < height && !this.#reaches(candidate, side)) this.#move(candidate, side, parseFloat(place) + height)
    }
  }

  // An element that covers the whole page, such as a dialog's backdrop, ends at the upper bar only.
  #reaches(element, side) {
    return side === "bottom" && parseFloat(getComputedStyle(element).top) <= this.#heights.top
  }

  #move(element, side, place) {
    if (!this.#moved.has(element)) {
      this.#moved.set(element, { side, value: element.style.getPropertyValue(side), priority: element.style.getPropertyPriority(side) })
    }
    element.style.setProperty(side, `${place}px`, "important")
  }

  #moveBack(element) {
    const { side, value, priority } = this.#moved.get(element)
    this.#moved.delete(element)
    element.style.setProperty(side, value, priority)
  }
}
