class TitleObserver {
  #title = document.title
  #head = null
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

  // The head may be a new one after a visit.
  check() {
    if (document.head !== this.#head) this.#observe(document.head)
    if (document.title === this.#title) return
    this.#title = document.title
    this.#changed(this.#title)
  }

  #observe(head) {
    this.#head = head
    this.#observer.disconnect()
    if (head) this.#observer.observe(head, { childList: true, characterData: true, subtree: true })
  }
}
