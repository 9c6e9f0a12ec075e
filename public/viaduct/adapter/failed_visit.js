// A visit of the page that was answered by an error, with no web page, or not at all. As on a phone, the page hides the answer, and the
// native side shows an error view. Forms are left to Turbo, whatever their answer.
export class FailedVisit {
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
  // { url, status, unanswered, show } until the person has answered.
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
    this.#advise(this.#current)
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

  // A file is no page to load. Nothing replaces a page of Turbo's while its server does not answer.
  async reload() {
    const { status, unanswered } = this.#current ?? {}
    if (status === 0 && !unanswered) return this.showAnswer()
    const url = location.href
    if (!this.#isShown || !window.Turbo || await this.#isAnswered(url, unanswered)) return location.reload()
    if (url === location.href) this.#fail(FailedVisit.#unanswered(url, "document"))
  }

  showAnswer() {
    const { show } = this.#current ?? {}
    this.#current = null
    show?.()
  }

  // Forgets the failed visit: the page has moved on. Returns whether it is loaded: after a visit of Turbo's, only Turbo could have shown the
  // earlier page, and after a document that has failed, a phone loads a page.
  leave(action) {
    const isLoaded = action === "restore" && (this.#document ?? this.#current?.unanswered === "document")
    this.#place = {}
    this.#current = null
    this.#answer?.remove()
    this.#answer = null
    if (isLoaded) {
      window.Turbo?.navigator?.history?.stop()
      location.reload()
    }
    return isLoaded
  }

  // In place of an answer, the browser shows what it has for the address.
  static #unanswered(url, request) {
    return { url, status: 0, unanswered: request, show: () => location.reload() }
  }

  // Viaduct's own answer to a stranger is a page to show. Its answer for an app that is away is none.
  #isOurs(status) {
    return this.#isShown && (status <= 0 || status >= 400 && status < 600) && (!this.#isOwn(status) || this.#response.status >= 500)
  }

  #isOwn(status) {
    return FailedVisit.#hasAnswer(status) && Boolean(this.#response?.headers.has("X-Viaduct-Own"))
  }

  // -2 is Turbo's code of an answer that is no web page. Its codes above are those of a visit without an answer.
  static #hasAnswer(status) {
    return status > 0 || status === -2
  }

  #hold(visit, status, showPage) {
    const { status: answered = 0, headers } = this.#response ?? {}
    const type = headers?.get("Content-Type") ?? ""
    const url = visit.location.href
    const hasNoAnswer = !FailedVisit.#hasAnswer(status) || this.#isOwn(status)
    // Android goes on to show its copy of the page, which Turbo has rendered.
    const isCopied = this.#platform === "android" && visit.hasCachedSnapshot?.()
    visit.changeHistory?.()
    const failure = hasNoAnswer ? FailedVisit.#unanswered(url, "visit")
      : status > 0 ? { url, status, show: showPage }
        : { url, status: answered < 400 ? 0 : answered, show: () => this.#show(Answer => Answer.ofFile(url, type)) }
    if (isCopied) this.#advise(failure, type, isCopied)
    if (isCopied || this.#fail(failure, type)) visit.fail?.()
    else showPage()
  }

  // Returns whether there is a session that shows it. The native side finds out why there is no answer.
  #fail(failure, type) {
    this.#current = failure
    const isTold = this.#tellOfCurrent()
    if (!isTold) this.#current = null
    else if (!failure.unanswered) this.#advise(failure, type)
    return isTold
  }

  #tellOfCurrent() {
    const { url, status, unanswered } = this.#current
    return this.#tell({ type: "failed", url, status, unanswered, offline: unanswered && !navigator.onLine || undefined })
  }

  // A page that may not ask is loaded as in any browser. Offline there is nothing to load.
  async #isAnswered(url, hadNoAnswer) {
    try {
      const { default: isAnswered } = await import(this.#address.replace("answer.js", "question.js"))
      return await isAnswered(url, hadNoAnswer)
    } catch {
      return navigator.onLine
    }
  }

  async #advise({ url, status }, type, isCopied) {
    const { adviceFor } = await import(this.#address)
    this.#report(adviceFor(url, status, type, this.#platform, isCopied))
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
