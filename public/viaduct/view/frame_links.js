// Links in the page's iframes. A phone's web view asks its native side about them too: iOS about each one, Android about those that lead out
// of the iframe. An iframe of another site hides its links.
export class FrameLinks {
  #host
  #seen = new WeakSet()

  // The host has platform and routes(url, isThrottled, via).
  constructor(host) {
    this.#host = host
    this.#watch(document)
  }

  #watch(page) {
    page.addEventListener("load", ({ target }) => this.#enter(target), true)
    for (const frame of page.querySelectorAll("iframe, frame")) this.#enter(frame)
  }

  #enter({ contentDocument: page }) {
    if (!page?.defaultView || this.#seen.has(page)) return
    this.#seen.add(page)
    const { defaultView } = page
    // Last of all that listen: the frame may have a Turbo of its own.
    page.addEventListener("click", () => {
      defaultView.removeEventListener("click", this.#click)
      defaultView.addEventListener("click", this.#click)
    }, true)
    this.#watch(page)
  }

  #click = event => {
    const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey, view } = event
    if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return
    const link = event.composedPath().find(element => /^(a|area)$/.test(element.localName) && element.href)
    if (!link || !/^http/.test(link.protocol)) return
    const isOfPage = link.target === "_top" || link.target === "_parent" && view?.parent === window
    if (this.#host.platform === "android" && !isOfPage && link.target !== "_blank") return
    if (this.#host.routes(link, isOfPage, isOfPage ? "link" : "window")) event.preventDefault()
  }
}
