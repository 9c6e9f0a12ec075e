import { followHistoricalLocation } from "./historical_location.js"
import { isSameDocument } from "./same_document.js"
import { VisitEvents } from "./visit_events.js"

// Lets the native side decide about Turbo's visits, as on a phone: those that Turbo proposes, and those after forms.
// Without a server, visits go on as in any browser, except for turbo-rails' historical locations.
export class VisitProposer {
  #tell
  #places
  #failure
  #isAsked = false
  #isGranted = false
  #adapter = null
  #waiting = null
  #events = new VisitEvents((event, url) => this.#tell({ type: "turbo", event, url }) && this.#isAsked)

  // tell(frame) sends a frame, and returns whether there is a session.
  constructor(tell, places, failure) {
    this.#tell = tell
    this.#places = places
    this.#failure = failure
  }

  start() {
    // Turbo may be loaded at any time, and visits nothing before one of these events.
    for (const name of ["turbo:load", "turbo:click", "turbo:submit-start"]) {
      document.addEventListener(name, () => this.#attach())
    }
  }

  // Sets whether the native side decides about visits at all.
  set isAsked(isAsked) {
    this.#isAsked = isAsked
    this.#attach()
  }

  // Makes the visit that the native side has decided. For the proposed visit, Turbo's own details are used, such as a form's answer.
  visit(url, action) {
    const { location, options, go } = this.#waiting ?? {}
    this.#waiting = null
    // Turbo scrolls to a part of the page only where that does not replace the page.
    if (url.includes("#") && isSameDocument(url, document.URL)) action = options?.action
    if (location?.href === url) return go(location, { ...options, action })
    this.#grant(() => window.Turbo.visit(url, { action }))
  }

  // Visits a link that Turbo leaves to the browser: a phone lets Turbo fetch it like any page.
  visitFile(location) {
    const start = (location, options) => window.Turbo.navigator.startVisit(location, String(performance.now()), options)
    this.#propose(location, {}, start)
  }

  // Returns whether the native side decides.
  isTold({ href: url }, action = "advance") {
    return this.#isAsked && this.#tell({ type: "propose", url, action })
  }

  #attach() {
    const adapter = window.Turbo?.session?.adapter
    if (!adapter?.visitProposedToLocation || adapter === this.#adapter) return
    this.#adapter = adapter
    this.#wrapProposals(adapter)
    this.#failure.watch(adapter)
    this.#events.attach(adapter)
  }

  #wrapProposals(adapter) {
    const original = adapter.visitProposedToLocation.bind(adapter)
    adapter.visitProposedToLocation = (location, options = {}) => {
      const { action = "advance" } = options
      const { navigator } = window.Turbo
      // As on a phone, Turbo itself scrolls to a part of the page, and visits the page's own address.
      const isHere = navigator?.locationWithActionIsSamePage?.(location, action) || navigator?.location?.href === location.href
      if (this.#isGranted || action === "restore" || isHere) return original(location, options)
      this.#propose(location, options, (...proposed) => this.#grant(() => adapter.visitProposedToLocation(...proposed)))
    }
  }

  // go(location, options) visits.
  #propose(location, options, go) {
    if (this.isTold(location, options.action)) {
      this.#waiting = { location, options, go }
    } else if (!followHistoricalLocation(location, this.#places)) {
      go(location, options)
    }
  }

  #grant(visit) {
    this.#isGranted = true
    try {
      visit()
    } finally {
      this.#isGranted = false
    }
  }
}
