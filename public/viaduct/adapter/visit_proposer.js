import { followHistoricalLocation } from "./historical_location.js"
import { TurboAdapter } from "./turbo_adapter.js"

// Lets the native side decide about Turbo's visits, as on a phone: those that Turbo proposes, and those after forms.
// Without a server, visits go on as in any browser, except for turbo-rails' historical locations.
export class VisitProposer {
  // Whether a visit is noting its URL. Turbo's own visits say it too, those of other libraries may not.
  isMoving = false
  // Whether the native side decides, its platform, and whether it decides about a script's new windows too.
  isAsked = false
  platform
  opensWindows
  #tell
  #places
  #failure
  #adapter
  #waiting
  // The action of the browser's entry for the visit that begins, as the native side has decided.
  #entry

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
  meet({ proposals, platform, windows }) {
    this.isAsked = proposals === true
    this.platform = platform
    this.opensWindows = windows
    this.#attach()
  }

  // Makes the visit that the native side has decided: its action is that of the browser's entry, while Turbo's stays the proposed one. A form's
  // or a redirect's answer is all that is left of Turbo's other details, so that Turbo renders it at its own address.
  visit(url, entry) {
    const { location, options } = this.#waiting ?? {}
    this.#waiting = null
    const { action = "advance", response } = options ?? { action: entry }
    this.#entry = entry
    this.startVisit(url, { action, response: location?.href === url && response })
  }

  // Visits a link that Turbo leaves to the browser: a phone lets Turbo fetch it like any page.
  visitFile(location) {
    if (!this.propose(location, {})) this.startVisit(location, {})
  }

  // Returns whether the native side decides. via: the cause of a navigation that is none of Turbo's.
  isTold(location, options, via) {
    const { action = "advance", response } = options
    const isTold = this.isAsked && this.#tell({ type: "propose", url: location.href, action, turbo: via && false, via, redirected: response?.redirected })
    if (isTold) this.#waiting = { location, options }
    return isTold
  }

  // The host of its TurboAdapter.

  // Notes the URL of a visit that begins.
  note(visit) {
    const { action } = visit
    visit.action = this.#entry ?? action
    this.#entry = undefined
    this.isMoving = true
    visit.changeHistory?.()
    this.isMoving = false
    visit.action = action
  }

  // Whether the visits that the native side decides about are Turbo's.
  get asksForTurbo() {
    return this.isAsked && Boolean(window.Turbo?.registerAdapter)
  }

  // turbo-rails' historical locations are none of the browser's either.
  propose(location, options) {
    return this.isTold(location, options) || followHistoricalLocation(location, this.#places)
  }

  startVisit(location, options, identifier) {
    const { navigator } = window.Turbo
    // Otherwise Turbo would only scroll to a part of a page that may be out of date.
    const isSamePage = navigator.locationWithActionIsSamePage?.(new URL(location), options.action)
    navigator.startVisit(location, identifier, isSamePage ? { action: "replace" } : options)
  }

  // Visits the page's own place as a phone goes back to one.
  restore() {
    this.readdress()
    this.startVisit(location.href, { action: "restore", historyChanged: true }, window.Turbo.navigator.restorationIdentifier)
  }

  // Android goes back to the address of its screen, wherever the page has gone within it.
  readdress() {
    if (this.platform === "android") this.#places.readdress()
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
