// Reports Turbo's requests and forms to the native side, as the native libraries' own adapter does.
export class VisitEvents {
  // Turbo's own codes.
  static #networkFailure = 0
  static #timeout = -1

  #tell

  // tell(event, url) reports an event, and returns whether the native side decides about visits.
  constructor(tell) {
    this.#tell = tell
  }

  attach(adapter) {
    const names = ["visitRequestStarted", "visitRequestFinished", "formSubmissionStarted", "formSubmissionFinished"]
    for (const name of names) if (adapter[name]) this.#wrap(adapter, name)
    if (adapter.visitRequestFailedWithStatusCode) this.#wrapFailures(adapter)
  }

  // Turbo must not see a redirect to another site, which looks like a lost connection to it. The native side finds out.
  #wrapFailures(adapter) {
    const original = adapter.visitRequestFailedWithStatusCode.bind(adapter)
    adapter.visitRequestFailedWithStatusCode = (visit, status) => {
      const isUnseen = status === VisitEvents.#networkFailure || status === VisitEvents.#timeout
      if (!isUnseen) return original(visit, status)
      // As the native libraries' adapter, which has changed the location by then.
      visit.changeHistory?.()
      if (!this.#tell("visitRequestFailedWithNonHttpStatusCode", String(visit.location))) return original(visit, status)
    }
  }

  #wrap(adapter, name) {
    const original = adapter[name].bind(adapter)
    adapter[name] = (subject, ...rest) => {
      this.#tell(name, String(subject.location))
      return original(subject, ...rest)
    }
  }
}
