// Links in the page's iframes. A phone's web view asks its native side about them too: iOS about each one, Android about those that lead out
// of the iframe. An iframe of another site hides its links.
export class FrameLinks {
  #host
  #seen = new WeakSet()

  // The host has platform, and a policy with followed(event) and routes(url, isThrottled, via).
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
    const { platform, policy } = this.#host
    const link = policy.followed(event)
    if (!link) return
    const isOfPage = link.target === "_top" || link.target === "_parent" && event.view?.parent === window
    if (platform === "android" && !isOfPage && link.target !== "_blank") return
    if (policy.routes(link, isOfPage, isOfPage ? "link" : "window")) event.preventDefault()
  }
}
