/**
 * Visits the demo's pages without a full load: fetches the page, changes the URL, and replaces `<main>`.
 *
 * That way the messages that have passed stay on the screen. What is not a page of the demo is left to the browser, and
 * so is a page that cannot be fetched. It stands in Turbo's place, so that the native side knows a visit from a change of
 * the URL alone, and can visit pages itself.
 */
export class PageNavigator {
  #shownPage = pageOf(location)
  #scrollPositions = new Map()
  #visit = null

  /** While the URL changes, as Turbo's: `{ location }`. */
  currentVisit = null

  start() {
    window.Turbo = { navigator: this }
    history.scrollRestoration = "manual"
    document.addEventListener("click", this.#follow)
    document.addEventListener("submit", this.#submit)
    window.addEventListener("popstate", this.#restore)
    window.addEventListener("pagehide", this.#leaveScrollingToBrowser)
  }

  stop() {
    delete window.Turbo
    this.#leaveScrollingToBrowser()
    this.#visit?.abort()
    document.removeEventListener("click", this.#follow)
    document.removeEventListener("submit", this.#submit)
    window.removeEventListener("popstate", this.#restore)
    window.removeEventListener("pagehide", this.#leaveScrollingToBrowser)
  }

  /** Turbo's way to visit a page without a question to the native side. */
  startVisit(url, identifier, { action }) {
    this.#advance(new URL(url), action)
  }

  #follow = event => {
    const link = event.target.closest("a[href]")
    if (!link || link.target || event.defaultPrevented || event.button || hasModifier(event)) return
    if (!isOfDemo(link) || pageOf(link) === this.#shownPage) return

    event.preventDefault()
    this.#advance(new URL(link.href))
  }

  #submit = event => {
    const form = event.target
    const url = new URL(form.action)
    if (event.defaultPrevented || form.method !== "get" || !isOfDemo(url)) return

    event.preventDefault()
    url.search = new URLSearchParams(new FormData(form, event.submitter))
    this.#advance(url)
  }

  #restore = async () => {
    if (pageOf(location) === this.#shownPage) return

    this.#keepScrollPosition()
    const page = await this.#load(location.href)
    if (!page) return

    this.#show(page)
    window.scrollTo(0, this.#scrollPositions.get(this.#shownPage) ?? 0)
  }

  async #advance(url, action = "advance") {
    const page = await this.#load(url.href)
    if (!page) return

    this.#keepScrollPosition()
    this.currentVisit = { location: url }
    history[action === "replace" ? "replaceState" : "pushState"](null, "", url)
    this.currentVisit = null
    this.#show(page)
    window.scrollTo(0, 0)
    document.getElementById(url.hash.slice(1))?.scrollIntoView()
  }

  /** The page at `url`; `null` when a newer visit took over, or the browser loads it instead. */
  async #load(url) {
    this.#visit?.abort()
    const { signal } = this.#visit = new AbortController()
    try {
      const response = await fetch(url, { signal })
      if (!response.ok) throw new Error(`${response.status} at ${url}`)

      return new DOMParser().parseFromString(await response.text(), "text/html")
    } catch {
      if (!signal.aborted) location.assign(url)
      return null
    }
  }

  #show(page) {
    this.#shownPage = pageOf(location)
    document.title = page.title
    document.querySelector("main").replaceWith(document.adoptNode(page.querySelector("main")))
    document.dispatchEvent(new Event("page-navigator:show"))
    document.querySelector("h1").focus({ preventScroll: true })
  }

  #keepScrollPosition() {
    this.#scrollPositions.set(this.#shownPage, window.scrollY)
  }

  #leaveScrollingToBrowser = () => {
    history.scrollRestoration = "auto"
  }
}

function pageOf({ pathname, search }) {
  return pathname + search
}

function isOfDemo({ origin, pathname }) {
  return origin === location.origin && (pathname === "/" || /^\/demo\/[\w-]+\.html$/.test(pathname))
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }) {
  return altKey || ctrlKey || metaKey || shiftKey
}
