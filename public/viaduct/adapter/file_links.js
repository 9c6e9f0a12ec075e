// Links to images and PDFs. Turbo leaves them to the browser, which shows them; a phone visits them by Turbo, like any page.
export class FileLinks {
  static #files = /\.(avif|bmp|gif|heic|ico|jpe?g|pdf|png|svg|tiff?|webp)$/i
  static #targets = /^(_self|_blank|_top|_parent)?$/i

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
    if (!this.#failure.isShown || !window.Turbo?.navigator || !FileLinks.#isPlain(event)) return
    const link = event.composedPath().find(element => element.localName === "a" && element.hasAttribute("href"))
    if (link?.origin !== location.origin || !FileLinks.#files.test(link.pathname) || !FileLinks.#targets.test(link.target)) return
    event.preventDefault()
    this.#proposer.visitFile(new URL(link.href))
  }

  // Other clicks open a tab of the developer's, or a menu.
  static #isPlain({ defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey }) {
    return !defaultPrevented && button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
  }
}
