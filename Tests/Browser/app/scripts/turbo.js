// As much of Turbo 8 as visits and forms need: its adapter, which the native side replaces, and what it calls in which order.
const mismatch = -2
// Of the entries that are Turbo's own: it ignores the way back to another one.
const state = { turbo: {} }
// The pages that were left, by URL.
const copies = new Map()
let renderedURL = location.href

class Visit {
  historyChanged = false
  #redirect

  constructor(navigator, location, { action = "advance", response, willRender = true } = {}) {
    Object.assign(this, { navigator, location, action, response, willRender, state: "started" })
  }

  async issueRequest() {
    if (!this.response && !this.willRender) return
    this.adapter.visitRequestStarted(this)
    if (!this.response) this.response = await this.#fetch()
    const { statusCode } = this.response
    if (statusCode >= 200 && statusCode < 300) this.adapter.visitRequestCompleted(this)
    else {
      this.adapter.visitRequestFailedWithStatusCode(this, statusCode)
      visits.isBusy = false
    }
  }

  loadResponse() {
    requestAnimationFrame(() => {
      this.changeHistory()
      // Without it, the page is already shown: by the visit that was redirected here.
      if (this.willRender) this.navigator.render(this.response.responseHTML)
      this.adapter.visitRendered?.(this)
      this.state = "completed"
      visits.isBusy = false
      if (!this.#redirect) return
      const { response } = this
      this.adapter.visitProposedToLocation(this.#redirect, { action: "replace", response, shouldCacheSnapshot: false, willRender: false })
    })
  }

  async #fetch() {
    const { url, ...response } = await this.navigator.fetch(this.location).catch(() => ({ statusCode: 0 }))
    if (response.redirected) this.#redirect = new URL(url)
    return response
  }

  changeHistory() {
    if (this.historyChanged || this.action === "restore") return
    history[this.action === "replace" ? "replaceState" : "pushState"](state, "", this.location)
    this.historyChanged = true
  }

  loadCachedSnapshot() {
    if (this.hasCachedSnapshot()) this.navigator.render(copies.get(this.location.href))
  }

  hasCachedSnapshot() {
    return Turbo.keepsCopies && this.action === "advance" && copies.has(this.location.href)
  }

  cacheSnapshot() {
    this.navigator.cached = location.pathname
  }

  fail() {
    if (this.state === "started") this.state = "failed"
    visits.isBusy = false
  }

  get adapter() {
    return Turbo.session.adapter
  }
}

const browserAdapter = {
  visitProposedToLocation(location, options) { Turbo.navigator.startVisit(location, "", options) },
  visitStarted(visit) { visit.issueRequest() },
  visitRequestStarted() {},
  visitRequestCompleted(visit) { visit.loadResponse() },
  visitRequestFailedWithStatusCode(visit, status) {
    if (status > 0) visit.loadResponse()
    else location.href = visit.location
  }
}

const visits = {
  history: { stop() { removeEventListener("popstate", restore) } },
  startVisit(location, identifier, options) {
    const visit = visits.currentVisit = new Visit(visits, new URL(location), options)
    visit.adapter.visitStarted(visit)
    visits.isBusy = visit.willRender
  },
  set isBusy(isBusy) { isBusy ? document.documentElement.setAttribute("aria-busy", true) : document.documentElement.removeAttribute("aria-busy") },
  async fetch(location, options = {}) {
    const target = options.form ?? document.documentElement
    const fetchOptions = { ...options, headers: { Accept: "text/html, application/xhtml+xml" } }
    const url = new URL(location, document.baseURI)
    target.dispatchEvent(new CustomEvent("turbo:before-fetch-request", { bubbles: true, detail: { fetchOptions, url } }))
    const response = await fetch(url, fetchOptions)
    target.dispatchEvent(new CustomEvent("turbo:before-fetch-response", { bubbles: true, detail: { fetchResponse: { response } } }))
    const isPage = /^text\/html/.test(response.headers.get("Content-Type"))
    if (!isPage) return { statusCode: mismatch }
    return { url: response.url, redirected: response.redirected, statusCode: response.status, responseHTML: await response.text() }
  },
  render(html) {
    copies.set(renderedURL, document.documentElement.outerHTML)
    renderedURL = location.href
    const { body, title } = new DOMParser().parseFromString(html, "text/html")
    document.title = title
    document.body.replaceWith(body)
    // A parsed script does not run until it is made anew.
    for (const script of document.body.querySelectorAll("script")) {
      const copy = document.createElement("script")
      copy.textContent = script.textContent
      script.replaceWith(copy)
    }
  }
}

window.Turbo = {
  navigator: visits,
  // Whether a visit shows the copy of its page until the answer comes.
  keepsCopies: false,
  session: { adapter: browserAdapter },
  registerAdapter(adapter) { this.session.adapter = adapter },
  visit(url, options = {}) { this.session.adapter.visitProposedToLocation(new URL(url, location), options) }
}

addEventListener("click", event => {
  const link = event.target.closest?.("a[href]")
  if (!link || event.defaultPrevented || /\.(pdf|png|svg)$/.test(link.pathname)) return
  event.preventDefault()
  Turbo.visit(link.href)
})

addEventListener("submit", async event => {
  event.preventDefault()
  const form = event.target
  const { statusCode, responseHTML } = await visits.fetch(form.action, { method: "POST", body: new FormData(form), form })
  if (statusCode >= 400) visits.render(responseHTML)
})

const restore = ({ state }) => {
  if (state?.turbo) visits.startVisit(new URL(location), "", { action: "restore" })
}
addEventListener("popstate", restore)
history.replaceState(state, "")
document.dispatchEvent(new CustomEvent("turbo:load"))
