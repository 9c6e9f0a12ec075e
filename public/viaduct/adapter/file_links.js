// Links that Turbo leaves to the browser. A phone visits images and PDFs with Turbo, like any page, and opens other hosts outside the app.
export class FileLinks {
  static #files = /\.(avif|bmp|gif|heic|ico|jpe?g|pdf|png|svg|tiff?|webp)$/i
  static #targets = /^(_\w+)?$/

  #proposer
  #failure

  constructor(proposer, failure) {
    this.#proposer = proposer
    this.#failure = failure
  }

  start() {
    // Last of all that listens there.
    addEventListener("click", () => {
      removeEventListener("click", this.#follow)
      addEventListener("click", this.#follow)
    }, true)
  }

  #follow = event => {
    if (!FileLinks.#isPlain(event)) return
    const link = event.composedPath().find(element => element.localName === "a" && element.hasAttribute("href"))
    if (!FileLinks.#targets.test(link?.target)) return
    if (link.hostname !== location.hostname) {
      if (/^http/.test(link.protocol) && this.#proposer.isTold(link)) event.preventDefault()
    } else if (link.origin === location.origin && this.#failure.isShown && window.Turbo?.navigator && FileLinks.#files.test(link.pathname)) {
      event.preventDefault()
      this.#proposer.visitFile(new URL(link.href))
    }
  }

  // Other clicks open a tab for the developer, or a menu.
  static #isPlain({ defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey }) {
    return !defaultPrevented && button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
  }
}
