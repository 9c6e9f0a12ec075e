import { VisitedPlaces } from "../adapter/visited_places.js"

// Waits for the app, then shows its page. Where the app runs and only this page got no answer, the person decides: the page may be the
// answer to a form, which is never sent again.
class Unreachable {
  static #interval = 1000
  static #hiddenInterval = 4000
  // In milliseconds: the pause before a page is loaded once more for an app that may have come up.
  static #pause = 10000
  static #key = "viaduct:loaded-again"

  #timer = null
  #wasAway = false
  #page = document.querySelector("main")
  #heading = document.querySelector("h1")
  #help = document.querySelector(".help")
  #state = document.querySelector("[role=status]")
  #again = document.querySelector(".again")
  #checkNow = () => this.#check()

  start() {
    // A link to here is a link to the coming page, so that the way back stays.
    if (performance.getEntriesByType("navigation")[0]?.type === "navigate") new VisitedPlaces()
    this.#again.addEventListener("click", () => this.#load())
    document.addEventListener("visibilitychange", this.#checkNow)
    this.#check()
  }

  async #check() {
    clearTimeout(this.#timer)
    try {
      const response = await fetch("/viaduct/unreachable/probe", { method: "HEAD", cache: "no-store", redirect: "manual" })
      if (response.status !== 502 && response.status !== 504) return this.#finish()
      this.#state.textContent = ""
    } catch {
      this.#state.textContent = "Viaduct does not answer either."
    }
    this.#wasAway = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#checkNow, document.hidden ? Unreachable.#hiddenInterval : Unreachable.#interval)
  }

  #finish() {
    clearTimeout(this.#timer)
    document.removeEventListener("visibilitychange", this.#checkNow)
    if (this.#wasAway || this.#mayHaveComeUp()) return this.#load()
    this.#page.dataset.state = "unanswered"
    this.#heading.textContent = "This page got no answer"
    this.#help.hidden = true
    this.#state.textContent = "The app runs, but its answer could not be read. It may have closed the connection or taken too long. Check its log."
    this.#again.hidden = false
  }

  // Whether the app may have come up just now. True once in a while, and only for an address without a referrer: the address of a form has one.
  #mayHaveComeUp() {
    if (document.referrer) return false
    try {
      const last = Number(sessionStorage.getItem(Unreachable.#key))
      if (Date.now() - last < Unreachable.#pause) return false
      sessionStorage.setItem(Unreachable.#key, String(Date.now()))
      return true
    } catch {
      return false
    }
  }

  // By GET, unlike a reload.
  #load() {
    const { href, hash } = location
    // A document is not loaded again for a fragment of itself.
    if (hash) history.replaceState(null, "", "/viaduct/unreachable")
    location.replace(href)
  }
}

new Unreachable().start()
