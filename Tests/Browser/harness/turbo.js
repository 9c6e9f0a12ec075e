// As much of Turbo as visits need that ask no server: what it calls on its adapter, in which order, and its history.
class Visit {
  state = "started"
  historyChanged = false

  constructor(location, { action = "advance", response, historyChanged = false } = {}) {
    Object.assign(this, { location, action, response, historyChanged })
  }

  issueRequest() {}

  changeHistory() {
    if (this.historyChanged) return
    const isReplaced = this.action === "replace" || this.location.href === document.URL
    history[isReplaced ? "replaceState" : "pushState"](state, "", this.location.href)
    this.historyChanged = true
  }

  loadCachedSnapshot() {
    Turbo.render(this)
    Turbo.session.adapter.visitRendered?.(this)
  }
}

// Of the entries that are Turbo's own: it ignores the way back to another one.
const state = { turbo: {} }
// The title and the body of each place, by its URL.
const pages = new Map()
const keepPage = () => pages.set(document.URL, { title: document.title, html: main()?.innerHTML })
const main = () => document.querySelector("main")

const browserAdapter = {
  visitProposedToLocation(location, options) { Turbo.navigator.startVisit(location, "", options) },
  visitStarted(visit) {
    visit.changeHistory()
    visit.loadCachedSnapshot()
  },
  visitRequestFailedWithStatusCode(visit, statusCode) { document.title = String(statusCode) },
  linkPrefetchingIsEnabledForLocation: () => true
}

window.Turbo = {
  // The path, the action, and whether there is an answer, of each visit.
  visited: [],
  session: { adapter: browserAdapter },
  registerAdapter(adapter) { this.session.adapter = adapter },
  navigator: {
    get location() { return new URL(document.URL) },
    history: { replace(location) { history.replaceState(state, "", location.href) } },
    startVisit(url, identifier, options = {}) {
      if (!options.historyChanged) keepPage()
      const visit = this.currentVisit = new Visit(new URL(url), options)
      Turbo.visited.push([visit.location.pathname, visit.action, Boolean(visit.response)])
      Turbo.session.adapter.visitStarted(visit)
      delete this.currentVisit
    }
  },
  visit(url, options = {}) { this.session.adapter.visitProposedToLocation(new URL(url, document.URL), options) },
  // Gives a place its body.
  write(path, html) { pages.set(new URL(path, document.URL).href, { title: path, html }) },
  render({ location }) {
    const { title, html } = pages.get(location.href) ?? { title: location.pathname }
    document.title = title
    if (html !== undefined) main().innerHTML = html
  },
  // Whether the native side decides about visits.
  get isNative() { return !this.session.adapter.linkPrefetchingIsEnabledForLocation(location) }
}

addEventListener("popstate", event => {
  if (event.state?.turbo) return Turbo.navigator.startVisit(document.URL, "", { action: "restore", historyChanged: true })
  // As Turbo since 8.0.13: what the page shows is taken for that of the entry.
  history.replaceState(state, "")
  keepPage()
})
history.replaceState(state, "")
const begin = () => document.dispatchEvent(new Event("turbo:load"))
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin)
else begin()
