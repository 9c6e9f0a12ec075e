// Follows the title of the page, whichever head or root it has after a visit. A phone reads the title of a page of Turbo's only when a visit
// has rendered.
export class TitleObserver {
  #title = document.title
  #observed = []
  #observer
  #changed

  // isRead() returns whether somebody calls `check` when the title is to be read.
  constructor(changed, isRead) {
    this.#changed = changed
    this.#observer = new MutationObserver(() => {
      if (isRead()) this.#observe()
      else this.check()
    })
  }

  // The title that was read last.
  get title() {
    return this.#title
  }

  // Takes the title as it is, which the caller sends.
  read() {
    this.#observe()
    return this.#title = document.title
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

  // Observes the document and its root for a new root or head, and of the rest only the head's content.
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
