import { HistoricalLocation } from "./historical_location.js"
import { VisitEvents } from "./visit_events.js"

// Has the native side decide where Turbo's visits go, as on a phone: the visits that Turbo proposes, and those after forms. It also hears
// of those that fail. Without a server, visits go on as in any browser, but for turbo-rails' historical locations.
export class VisitProposer {
  #tell
  #places
  #isAsked = false
  #isGranted = false
  #adapter = null
  #waiting = null
  #events = new VisitEvents((event, url) => {
    if (this.#isAsked) this.#tell({ type: "turbo", event, url })
  })

  // tell(frame) returns whether anybody is there to hear it.
  constructor(tell, places) {
    this.#tell = tell
    this.#places = places
  }

  start() {
    // Turbo may come at any time, and visits nothing before one of these.
    for (const name of ["turbo:load", "turbo:click", "turbo:submit-start"]) {
      document.addEventListener(name, () => this.#attach())
    }
  }

  // Whether the native side wants to be asked at all.
  set isAsked(isAsked) {
    this.#isAsked = isAsked
    this.#attach()
  }

  // What the native side has decided. With the visit that was proposed comes what Turbo knows of it, such as a form's answer.
  visit(url, action) {
    const { location, options } = this.#waiting ?? {}
    this.#waiting = null
    this.#isGranted = true
    try {
      if (this.#adapter && location?.href === url) this.#adapter.visitProposedToLocation(location, { ...options, action })
      else window.Turbo.visit(url, { action })
    } finally {
      this.#isGranted = false
    }
  }

  #attach() {
    const adapter = window.Turbo?.session?.adapter
    if (!adapter?.visitProposedToLocation || adapter === this.#adapter) return
    this.#adapter = adapter
    this.#wrapProposals(adapter)
    if (adapter.visitRequestFailedWithStatusCode) this.#wrapFailures(adapter)
    this.#events.attach(adapter)
  }

  #wrapProposals(adapter) {
    const original = adapter.visitProposedToLocation.bind(adapter)
    adapter.visitProposedToLocation = (location, options = {}) => {
      const { action = "advance" } = options
      if (this.#isGranted || action === "restore" || VisitProposer.#isHere(location, action)) return original(location, options)
      if (this.#isAsked && this.#tell({ type: "propose", url: location.href, action })) {
        this.#waiting = { location, options }
      } else {
        const historical = HistoricalLocation.find(location)
        if (historical) historical.follow(this.#places)
        else original(location, options)
      }
    }
  }

  // As on a phone, Turbo itself scrolls to a part of the page, and visits the page's own address.
  static #isHere(location, action) {
    const { navigator } = window.Turbo
    return navigator?.locationWithActionIsSamePage?.(location, action) || navigator?.location?.href === location.href
  }

  // The page still shows what came: a browser has nothing better, and a developer wants to see it.
  #wrapFailures(adapter) {
    const original = adapter.visitRequestFailedWithStatusCode.bind(adapter)
    adapter.visitRequestFailedWithStatusCode = (visit, status) => {
      const result = original(visit, status)
      // By then the page is at the visit's place.
      Promise.resolve(result).finally(() => setTimeout(() => {
        if (this.#isAsked) this.#tell({ type: "failed", url: visit.location.href, status })
      }))
      return result
    }
  }
}
