import { PageHand } from "../act/page_hand.js"

// The component that a page shows, while a person points at it in the console. One page at a time.
export class PageHighlight {
  #room
  // { page, component }: the wanted highlight, and the last one requested from the server. Without a component, nothing is highlighted.
  #wanted = {}
  #shown = {}
  #isAsking = false

  constructor(room) {
    this.#room = room
    addEventListener("pagehide", () => this.#leave())
  }

  // Outlines a component in a page, and ends the earlier highlight; without a page, outlines nothing. scroll: whether the page scrolls to
  // its element.
  async show(page, component, scroll = false) {
    if (!scroll && page === this.#wanted.page && component === this.#wanted.component) return
    this.#wanted = { page, component, scroll }
    if (this.#isAsking) return
    this.#isAsking = true
    while (this.#wanted !== this.#shown) {
      const { page: last } = this.#shown
      this.#shown = this.#wanted
      if (last && last !== this.#shown.page) await this.#tell(last, {})
      const { page, component, scroll } = this.#shown
      if (page) await this.#tell(page, { component, scroll })
    }
    this.#isAsking = false
  }

  // A closed page shows nothing.
  #tell(page, highlight, options) {
    return new PageHand(this.#room, page).highlight(highlight, options).catch(() => {})
  }

  #leave() {
    const { page } = this.#shown
    this.#wanted = this.#shown = {}
    if (page) this.#tell(page, {}, { keepalive: true })
  }
}
