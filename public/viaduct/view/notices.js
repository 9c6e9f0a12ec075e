// What the page was told of messages and taps that came to nothing, for the list behind Viaduct's button.
export class Notices {
  // How many different ones are kept.
  static #maximum = 100

  total = 0
  // { level, text, cause, count }, the newest one first. The cause names the page that explains it.
  entries = []

  add({ level, text, cause }) {
    const same = this.entries.find(entry => entry.text === text)
    const entry = { level, text, cause, count: 1 + (same?.count ?? 0) }
    this.entries = [entry, ...this.entries.filter(other => other !== same)].slice(0, Notices.#maximum)
    this.total += 1
  }
}
