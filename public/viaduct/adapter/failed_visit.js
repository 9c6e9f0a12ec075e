// A visit of the page that was answered by an error, or with no web page. As on a phone, the page hides the answer, and the native side
// shows an error view. Forms are left to Turbo, whatever their answer.
export class FailedVisit {
  // How Turbo calls an answer that is no web page.
  static #contentTypeMismatch = -2
  // For how long a document waits for its app before it shows itself, in milliseconds.
  static #patience = 5000

  #tell
  #address
  #document
  #report
  #platform
  // Whether the app shows error views.
  #isShown = false
  // To Turbo's newest visit.
  #response = null
  // { url, status, show } until the person has answered.
  #current = null
  #answer = null
  // Replaced whenever the page moves on.
  #place = {}

  // tell(frame) sends a frame, and returns whether there is a session. script: the adapter's address. document: the page's FailedDocument,
  // or null. report(notice) notifies the developer.
  constructor(tell, script, document, report) {
    this.#tell = tell
    this.#report = report
    this.#address = new URL("answer/answer.js", script).href
    this.#document = document
  }

  // Whether the native side shows failed visits.
  get isShown() {
    return this.#isShown
  }

  start() {
    document.addEventListener("turbo:before-fetch-response", ({ target, detail }) => {
      if (target === document.documentElement) this.#response = detail?.fetchResponse?.response ?? null
    })
    if (!this.#document) return
    this.#current = { url: location.href, status: this.#document.status, show: () => this.#showDocument() }
    this.#advise()
    setTimeout(() => { if (!this.#isShown) this.showAnswer() }, FailedVisit.#patience)
  }

  // Takes the description of the page's current app, which knows the page by now.
  meet({ failures, platform }) {
    this.#platform = platform
    this.#isShown = failures === true
    if (!this.#current) return
    if (this.#isShown) this.#tellOfCurrent()
    else this.showAnswer()
  }

  // Holds the answer to Turbo's visit back, until showPage() shows it. Returns false where the page shows it at once.
  holds(visit, status, showPage) {
    const isOurs = this.#isOurs(status)
    if (isOurs) this.#hold(visit, status, showPage)
    return isOurs
  }

  // A file is no page to load.
  reload() {
    if (this.#current?.status === 0) this.showAnswer()
    else location.reload()
  }

  showAnswer() {
    if (this.#current) this.#leaveTo(this.#current.show)
  }

  // Forgets the failed visit: the page has moved on.
  leave(action) {
    this.#place = {}
    this.#current = null
    this.#answer?.remove()
    this.#answer = null
    // Loaded again after a visit of Turbo's: only Turbo could have shown the earlier page.
    if (this.#document && action === "restore") location.reload()
  }

  // Turbo loads a document itself when there is no answer, or one of Viaduct's own. That document waits for the app.
  #isOurs(status) {
    return this.#isShown && (status >= 400 && status < 600 || status === FailedVisit.#contentTypeMismatch)
      && !this.#response?.headers.has("X-Viaduct-Own")
  }

  #hold(visit, status, showPage) {
    const { status: answered = 0, headers } = this.#response ?? {}
    const type = headers?.get("Content-Type") ?? ""
    const url = visit.location.href
    visit.cacheSnapshot?.()
    visit.changeHistory?.()
    this.#current = status > 0 ? { url, status, show: showPage }
      : { url, status: answered < 400 ? 0 : answered, show: () => this.#show(Answer => Answer.ofFile(url, type)) }
    if (!this.#tellOfCurrent()) return this.#leaveTo(showPage)
    visit.fail?.()
    this.#advise(type)
  }

  #leaveTo(show) {
    this.#current = null
    show()
  }

  #tellOfCurrent() {
    const { url, status } = this.#current
    return this.#tell({ type: "failed", url, status })
  }

  async #advise(type) {
    const { url, status } = this.#current
    const { adviceFor } = await import(this.#address)
    this.#report(adviceFor(url, status, type, this.#platform))
  }

  async #showDocument() {
    const place = this.#place
    const page = await this.#document.reveal()
    if (page !== null) this.#show(Answer => Answer.ofPage(page), place)
  }

  async #show(make, place = this.#place) {
    const { default: Answer } = await import(this.#address)
    if (place !== this.#place) return
    this.leave()
    this.#answer = make(Answer)
    this.#answer.show()
  }
}
