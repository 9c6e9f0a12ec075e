// Tells the native side of Turbo's requests and forms: what the native libraries' own adapter hears of.
export class VisitEvents {
  #tell

  // tell(event, url)
  constructor(tell) {
    this.#tell = tell
  }

  attach(adapter) {
    const names = ["visitRequestStarted", "visitRequestFinished", "formSubmissionStarted", "formSubmissionFinished"]
    for (const name of names) if (adapter[name]) this.#wrap(adapter, name)
  }

  #wrap(adapter, name) {
    const original = adapter[name].bind(adapter)
    adapter[name] = (subject, ...rest) => {
      this.#tell(name, String(subject.location))
      return original(subject, ...rest)
    }
  }
}
