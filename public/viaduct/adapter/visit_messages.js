// The messages of the current visit, to send again to an app that begins anew.
export class VisitMessages {
  // More than any page has components. Beyond it the oldest message is dropped that is no connect: without its connect a component is lost,
  // without the others it is only out of date.
  static #maximum = 500

  // { message, isCurrent, isAnswered } of each, the oldest first.
  entries = []

  add(message) {
    this.entries.push({ message, isCurrent: message.data.metadata?.url === location.href })
    if (this.entries.length <= VisitMessages.#maximum) return
    const oldest = this.entries.findIndex(entry => entry.message.event !== "connect")
    this.entries.splice(Math.max(oldest, 0), 1)
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
