import { leave } from "./own_navigation.js"

// Turbo's adapter, registered as the native libraries register theirs: the native side decides about visits, and a visit changes the page's
// URL when it starts. The browser's own adapter does everything as long as no native side decides, and shows the progress.
export class TurboAdapter {
  // Methods whose calls the native side hears of, whether it decides or not.
  static #told = ["visitRequestStarted", "visitRequestFinished", "formSubmissionStarted", "formSubmissionFinished"]

  #host
  #failure
  #browser

  // The host has isAsked, platform, note(visit), rendered(), startVisit(location, options, identifier), propose(location, options), and tell(event, url).
  // The last two return whether the native side decides. failure: the page's FailedVisit. browser: the adapter that it takes the place of,
  // if any.
  constructor(host, failure, browser) {
    this.#host = host
    this.#failure = failure
    this.#browser = browser
    for (const name of TurboAdapter.#told) {
      // request: a visit, or a form's submission.
      this[name] = request => {
        host.tell(name, String(request.location))
        browser?.[name]?.(request)
      }
    }
  }

  visitProposedToLocation(location, options = {}) {
    if (!this.#host.isAsked) return this.#propose(location, options, options)
    const { navigator } = window.Turbo
    if (navigator.locationWithActionIsSamePage?.(location, options.action)) return navigator.view.scrollToAnchorFromLocation(location)
    const plain = this.#clone(options)
    if (navigator.location?.href !== location.href) return this.#propose(location, plain, options)
    // Turbo visits the page's own address, without a screen of its own.
    this.#host.startVisit(location, plain, navigator.restorationIdentifier)
  }

  visitStarted(visit) {
    if (!this.#host.isAsked) return this.#browser?.visitStarted?.(visit)
    visit.issueRequest()
    this.#host.note(visit)
    visit.loadCachedSnapshot?.()
  }

  visitRequestCompleted(visit) {
    if (this.#host.isAsked || !this.#browser) visit.loadResponse()
    else this.#browser.visitRequestCompleted(visit)
  }

  visitRequestFailedWithStatusCode(visit, status) {
    const showAnswer = () => {
      // The browser's adapter loads what is no page.
      leave()
      if (this.#browser) this.#browser.visitRequestFailedWithStatusCode(visit, status)
      else visit.loadResponse()
    }
    if (this.#failure.holds(visit, status, showAnswer)) return
    // Without an answer: Turbo's codes of a network failure, and of a timeout.
    if ([0, -1].includes(status)) {
      // It may be a redirect to another site, which looks to Turbo like a lost connection. The native side finds out.
      visit.changeHistory?.()
      if (this.#host.isAsked && this.#host.tell("visitRequestFailedWithNonHttpStatusCode", String(visit.location))) return
    }
    showAnswer()
  }

  visitRendered(visit) {
    this.#host.rendered()
    this.#browser?.visitRendered?.(visit)
  }

  visitCompleted(visit) {
    if (this.#host.platform === "android") this.#host.rendered()
    this.#browser?.visitCompleted?.(visit)
  }

  visitFailed(visit) {
    this.#browser?.visitFailed?.(visit)
  }

  pageInvalidated(reason) {
    // The URL is that of the new page already.
    if (this.#host.isAsked || !this.#browser) location.reload()
    else this.#browser.pageInvalidated(reason)
  }

  linkPrefetchingIsEnabledForLocation(location) {
    return !this.#host.isAsked && (this.#browser?.linkPrefetchingIsEnabledForLocation?.(location) ?? true)
  }

  // Without the native side, the browser visits with all that Turbo knows.
  #propose(location, plain, options) {
    if (this.#host.propose(location, plain)) return
    if (this.#browser) this.#browser.visitProposedToLocation(location, options)
    else this.#host.startVisit(location, options)
  }

  // On the way to the native side. A frame's visit has functions, which iOS cannot clone and Android leaves out.
  #clone(options) {
    return this.#host.platform === "android" ? JSON.parse(JSON.stringify(options)) : structuredClone(options)
  }
}
