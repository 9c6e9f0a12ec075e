// Turbo's copy of the page below a modal one. Turbo forgets all copies when a form is sent. On a phone the modal page has a Turbo of its own,
// so the page below is as it was when the modal page is closed.
export class CoveredCopy {
  #url = null
  // The cache whose clear() is wrapped.
  #cache = null

  // screen: the newest one, with { url, bar: { modal } }. before: the one before it.
  render(screen, before) {
    const isModal = Boolean(screen.bar?.modal)
    if (!isModal) this.#url = null
    else if (!before.bar?.modal) this.#url = before.url
    if (this.#url) this.#wrap(window.Turbo?.session?.view?.snapshotCache)
  }

  #wrap(cache) {
    if (!cache?.clear || cache === this.#cache) return
    this.#cache = cache
    const clear = cache.clear
    cache.clear = () => {
      const location = this.#url && new URL(this.#url, document.baseURI)
      const copy = location && location.href !== document.URL && cache.get(location)
      clear.call(cache)
      if (copy) cache.put(location, copy)
    }
  }
}
