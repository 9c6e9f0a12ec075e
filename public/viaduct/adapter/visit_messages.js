// The messages of the current visit, to send again to an app that begins anew.
export class VisitMessages {
  // More than any page has components. Beyond it the oldest message is dropped that is no connect: without its connect a component is lost,
  // without the others it is only out of date.
  static #maximum = 500
  // Half of what a link keeps, in characters, also of large messages: all are sent at once, and more would end the new session too.
  static #maximumSize = 512 << 10
  static #largeMessage = 256 << 10
  static #maximumLarge = 16 << 20

  // { message, size, isCurrent, isAnswered } of each, the oldest first.
  entries = []

  // size: of the message's text.
  add(message, size) {
    this.entries.push({ message, size, isCurrent: message.data.metadata?.url === location.href })
    const isLarge = size > VisitMessages.#largeMessage
    const alike = this.entries.filter(entry => entry.size > VisitMessages.#largeMessage === isLarge)
    let sum = alike.reduce((sum, { size }) => sum + size, 0)
    while (sum > (isLarge ? VisitMessages.#maximumLarge : VisitMessages.#maximumSize)) sum -= this.#drop(alike)
    if (this.entries.length > VisitMessages.#maximum) this.#drop(this.entries)
  }

  // Returns the size of the dropped one of the entries.
  #drop(entries) {
    const oldest = Math.max(entries.findIndex(({ message }) => message.event !== "connect"), 0)
    const [entry] = entries.splice(oldest, 1)
    this.entries = this.entries.filter(other => other !== entry)
    return entry.size
  }

  // A fragment may have been added to the URL since.
  get all() {
    return this.entries.map(({ message, isCurrent }) => {
      if (!isCurrent) return message
      return { ...message, data: { ...message.data, metadata: { ...message.data.metadata, url: location.href } } }
    })
  }

  // The page has got a reply.
  answer(id) {
    for (const entry of this.entries) if (entry.message.id === id) entry.isAnswered = true
  }

  settle(id) {
    this.entries = this.entries.filter(({ message }) => message.id !== id)
  }

  clear() {
    this.entries = []
  }
}
