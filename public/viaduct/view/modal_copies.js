// Turbo's copies of modal pages, apart from those of all others: an iOS app has a session with a Turbo for each of the two, and of ten copies
// each. A form makes its own session forget all copies, and one in a modal page the other session too.
export class ModalCopies {
  // { url, isModal } of the newest screen, and of the one before it.
  #screens = []
  // The URL of the page below the modal ones, which a phone shows again as it was.
  #below = null
  // The cache of Turbo's that is divided.
  #cache = null

  // screen: the newest one, with { url, bar: { modal } }.
  render({ url, bar }) {
    const [newest] = this.#screens
    const isModal = Boolean(bar?.modal)
    if (!isModal) this.#below = url
    this.#screens = [{ url, isModal }, ...(newest && newest.url !== url ? [newest] : this.#screens.slice(1))]
    this.#divide(window.Turbo?.session?.view?.snapshotCache)
  }

  #divide(cache) {
    if (!cache?.has || cache === this.#cache) return
    this.#cache = cache
    const modal = new cache.constructor(cache.size)
    const { get, has, put, clear } = cache
    Object.assign(cache, {
      get: location => modal.get(location) ?? get.call(cache, location),
      has: location => modal.has(location) || has.call(cache, location),
      put: (location, copy) => this.#isModal(location.href) ? modal.put(location, copy) : put.call(cache, location, copy),
      clear: () => {
        const below = this.#isModal(document.URL) && new URL(this.#below ?? "", document.baseURI)
        const copy = below && cache.get(below)
        if (below) modal.clear()
        clear.call(cache)
        if (copy) put.call(cache, below, copy)
      }
    })
  }

  #isModal(url) {
    const [address] = url.split("#")
    return (this.#screens.find(screen => screen.url?.split("#")[0] === address) ?? this.#screens[0]).isModal
  }
}
