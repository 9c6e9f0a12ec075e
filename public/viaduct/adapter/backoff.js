export class Backoff {
  static #shortest = 500
  static #longest = 10_000

  #failures = 0

  get delay() {
    const ceiling = Math.min(Backoff.#longest, Backoff.#shortest * 2 ** ++this.#failures)
    return Backoff.#shortest + Math.random() * (ceiling - Backoff.#shortest)
  }

  reset() {
    this.#failures = 0
  }
}
