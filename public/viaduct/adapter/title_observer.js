// Follows the title of the page, whichever head or root it has after a visit.
export class TitleObserver {
  #title = document.title
  #observed = []
  #observer
  #changed

  constructor(changed) {
    this.#changed = changed
    this.#observer = new MutationObserver(() => this.check())
  }

  start() {
    this.check()
    document.addEventListener("DOMContentLoaded", () => this.check())
  }

  check() {
    this.#observe()
    if (document.title === this.#title) return
    this.#title = document.title
    this.#changed(this.#title)
  }

  // The document and its root tell of a new root and a new head, and only the head of all that is in it.
  #observe() {
    const { documentElement, head } = document
    if (this.#observed[0] === documentElement && this.#observed[1] === head) return
    this.#observed = [documentElement, head]
    this.#observer.disconnect()
    this.#observer.observe(document, { childList: true })
    if (documentElement) this.#observer.observe(documentElement, { childList: true })
    if (head) this.#observer.observe(head, { childList: true, characterData: true, subtree: true })
  }
}
