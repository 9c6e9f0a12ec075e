// Has the native side decide where Turbo's visits go, as on a phone: the visits that Turbo proposes, and those after forms.
class VisitProposer {
  #propose
  #places
  #isAsked = false
  #isGranted = false
  #adapter = null
  #waiting = null

  // propose(url, action) asks, and returns whether anybody is there to answer.
  constructor(propose, places) {
    this.#propose = propose
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
    const original = adapter.visitProposedToLocation.bind(adapter)
    this.#adapter = adapter
    adapter.visitProposedToLocation = (location, options = {}) => {
      const { action = "advance" } = options
      if (this.#isGranted || action === "restore") return original(location, options)
      if (this.#isAsked && this.#propose(location.href, action)) {
        this.#waiting = { location, options }
      } else {
        const historical = HistoricalLocation.find(location)
        if (historical) historical.follow(this.#places)
        else original(location, options)
      }
    }
  }
}
