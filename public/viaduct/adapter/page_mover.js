import { leave } from "./own_navigation.js"
import { isSameDocument } from "./same_document.js"
import { TabStorage } from "./tab_storage.js"

// Moves the page as the native side requests.
export class PageMover {
  // How many milliseconds the page has to arrive. One that `beforeunload` keeps never does.
  static #patience = 3000

  #proposer
  #places
  #failure
  #arrive
  // The URL from which the page goes back, maybe to another document. That makes the visit that comes next.
  #left = null
  #leftAt
  // Whether it only passes the place that it goes back to.
  #isPassing = false
  // Whether it has gone back to a part of the same page.
  #isHere
  // The moves that begin where the page arrives: the first seven and the last. Browsers make one of two steps back at once.
  #next = new TabStorage("viaduct:next")

  // arrive(action, url) is called when the page is at another place at once. Its URL may be the same.
  constructor(proposer, places, failure, arrive) {
    this.#proposer = proposer
    this.#places = places
    this.#failure = failure
    this.#arrive = arrive
  }

  start() {
    // A visit before the end of the load event would replace the document in the browser's history.
    addEventListener("pageshow", ({ persisted }) => setTimeout(() => {
      // Otherwise the page was kept on the way to where moves wait, and has gone elsewhere.
      if (persisted || this.#places.isBack) this.#endMove()
      else this.#forget()
    }))
    // Before Turbo's own listener, which would show a place that the page only passes, or one whose address is another on Android, and would
    // keep the page that is left as that of an entry that a script has made.
    addEventListener("popstate", event => {
      const left = this.#left
      if (!left) return
      this.#isHere = isSameDocument(left, location.href)
      if (left === location.href) this.#arrive("restore", left)
      if (!this.#isPassing) {
        this.#proposer.readdress()
        if (event.state?.turbo || !window.Turbo?.navigator) return
      }
      event.stopImmediatePropagation()
      this.#arriveBack()
    })
  }

  move(frame) {
    const { action, url, steps, passing, again, uncached } = frame
    if (this.#waits(action)) return this.#next.value = [...(this.#next.value ?? []).slice(0, 7), frame]
    switch (action) {
      case "advance":
      case "replace": return this.#visit(url, action, again)
      case "load": return leave().assign(url)
      case "outside": return this.#openOutside(url)
      case "back": return this.#goBack(steps, passing)
      case "forward": return history.forward()
      case "reload": return this.#failure.reload()
      case "refresh": return this.#refresh(uncached)
      case "response": return this.#failure.showAnswer()
      // The web library connects its components again: they have not noticed the native screen above them. After any other step back, Turbo
      // or a new document connects them, and this event would connect them twice.
      case "restored": return document.dispatchEvent(new Event("native:restore"))
    }
  }

  // Whether the move begins where the page is on its way to. A way that takes too long is forgotten.
  #waits(action) {
    if (this.#left && Date.now() - this.#leftAt > PageMover.#patience) this.#forget()
    return this.#left && ["advance", "replace", "back"].includes(action)
  }

  // In the page itself where the browser opens no tab. Only the browser has the programs of other schemes.
  #openOutside(url) {
    leave()
    if (!/^http/i.test(url) || !window.open(url, "_blank")) leave().assign(url)
  }

  #goBack(steps, passing) {
    const url = this.#places.goBack(steps)
    if (!url) {
      this.#left = location.href
      this.#leftAt = Date.now()
      this.#isPassing = passing
      // Added now, it comes after Turbo's own listener: a visit ends the one that Turbo begins there.
      if (!passing) addEventListener("popstate", this.#arriveBack)
      return
    }
    this.#arrive("restore", url)
    // Turbo adds no entry to the browser's history for the page's own URL, whatever the action.
    if (!passing) this.#visit(url, url === location.href ? "advance" : "replace")
  }

  #arriveBack = () => {
    const isPassing = this.#isPassing
    if (!this.#endMove() && !isPassing && this.#isHere && !this.#isRestoring) this.#refresh()
  }

  // Whether Turbo restores the place. Older versions take one with the same URL for a part of the page, and show that as it is.
  get #isRestoring() {
    const { currentVisit } = window.Turbo?.navigator ?? {}
    return history.state?.turbo && currentVisit && !currentVisit.isSamePage
  }

  // Returns the moves that waited, and begin now; null without any.
  #endMove() {
    const next = this.#next.value
    this.#forget()
    for (const frame of next ?? []) this.move(frame)
    return next
  }

  #forget() {
    removeEventListener("popstate", this.#arriveBack)
    this.#left = null
    this.#isPassing = false
    this.#next.value &&= null
  }

  // Turbo visits the page's own URL as it restores a page, uncached: without the copy that it made when a modal page covered that.
  #refresh(uncached) {
    const { navigator, session } = window.Turbo ?? {}
    if (!navigator) return location.reload()
    if (uncached) session?.view?.snapshotCache?.uncover?.()
    this.#proposer.restore()
  }

  #visit(url, action, again) {
    if (again) this.#arrive(action, this.#places.repeat(url))
    if (window.Turbo?.navigator) {
      this.#proposer.visit(url, action)
    } else {
      leave()[action === "replace" ? action : "assign"](url)
    }
  }
}
