import { followHistoricalLocation } from "./historical_location.js"
import { isSameDocument } from "./same_document.js"
import { TurboAdapter } from "./turbo_adapter.js"

// Lets the native side decide about Turbo's visits, as on a phone: those that Turbo proposes, and those after forms.
// Without a server, visits go on as in any browser, except for turbo-rails' historical locations.
export class VisitProposer {
  // Whether a visit is noting its URL. Turbo's own visits say it too, those of other libraries may not.
  isMoving = false
  // Whether the native side decides, and its platform.
  isAsked = false
  platform
  #tell
  #places
  #failure
  #adapter = null
  #waiting = null

  // tell(frame) sends a frame, and returns whether there is a session. rendered() is called when a visit has rendered.
  constructor(tell, places, failure, rendered) {
    this.#tell = tell
    this.rendered = rendered
    this.#places = places
    this.#failure = failure
  }

  start() {
    // Turbo may be loaded at any time, and visits nothing before one of these events.
    for (const name of ["DOMContentLoaded", "turbo:load", "turbo:click", "turbo:submit-start"]) {
      document.addEventListener(name, () => this.#attach())
    }
  }

  // Takes the description of the page's app, which says whether it decides about visits at all.
  meet({ proposals, platform }) {
    this.isAsked = proposals === true
    this.platform = platform
    this.#attach()
  }

  // Makes the visit that the native side has decided. A form's or a redirect's answer is all that is left of Turbo's own details, so that
  // Turbo renders it at its own address.
  visit(url, action) {
    const { location, options } = this.#waiting ?? {}
    this.#waiting = null
    // Turbo scrolls to a part of the page only where that does not replace the page.
    if (url.includes("#") && isSameDocument(url, document.URL)) action = options ? options.action ?? "advance" : action
    const { response } = location?.href === url ? options : {}
    if (!response) return this.startVisit(url, { action })
    const { statusCode, responseHTML } = response
    this.startVisit(url, { action, response: { statusCode, responseHTML } })
  }

  // Visits a link that Turbo leaves to the browser: a phone lets Turbo fetch it like any page.
  visitFile(location) {
    if (!this.propose(location, {})) this.startVisit(location, {})
  }

  // Returns whether the native side decides. turbo: false for a navigation of the web view's own.
  isTold({ href: url }, { action = "advance", response }, turbo) {
    return this.isAsked && this.#tell({ type: "propose", url, action, turbo, redirected: response?.redirected })
  }

  // The host of its TurboAdapter.

  // Whether the visits that the native side decides about are Turbo's.
  get asksForTurbo() {
    return this.isAsked && Boolean(window.Turbo?.registerAdapter)
  }

  // turbo-rails' historical locations are none of the browser's either.
  propose(location, options) {
    const isTold = this.isTold(location, options)
    if (isTold) this.#waiting = { location, options }
    return isTold || followHistoricalLocation(location, this.#places)
  }

  startVisit(location, options, identifier) {
    const { navigator } = window.Turbo
    // Otherwise Turbo would only scroll to a part of a page that may be out of date.
    const isSamePage = navigator.locationWithActionIsSamePage?.(new URL(location), options.action)
    navigator.startVisit(location, identifier, isSamePage ? { action: "replace" } : options)
  }

  // Visits the page's own place as a phone goes back to one.
  restore() {
    this.startVisit(location.href, { action: "restore", historyChanged: true }, window.Turbo.navigator.restorationIdentifier)
  }

  tell(event, url) {
    return this.#tell({ type: "turbo", event, url }) && this.isAsked
  }

  // Anew whenever the page has another Turbo.
  #attach() {
    const { Turbo } = window
    const current = Turbo?.session?.adapter
    if (!Turbo?.registerAdapter || this.#adapter && (!current || current === this.#adapter)) return
    this.#adapter = new TurboAdapter(this, this.#failure, current)
    Turbo.registerAdapter(this.#adapter)
  }
}
