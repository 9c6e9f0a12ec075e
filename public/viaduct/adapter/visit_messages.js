// The messages of the current visit, to send again to an app that begins anew.
export class VisitMessages {
  // More than any page has components. Beyond it the oldest message is dropped that is no connect: without its connect a component is lost,
  // without the others it is only out of date.
  static #maximum = 500
  // Half of what a link keeps, in characters: all are sent at once, and more would end the new session too. A large message, such as an image
  // of more than 256 Ki characters, has a limit of its own there, which is 32 times as high.
  static #maximumWeight = 512 << 10

  // { message, weight, isCurrent, isAnswered } of each, the oldest first.
  entries = []

  // weight: the length of the message's text.
  add(message, weight) {
    if (weight > 256 << 10) weight /= 32
    this.entries.push({ message, weight, isCurrent: message.data.metadata?.url === location.href })
    let sum = this.entries.reduce((sum, entry) => sum + entry.weight, 0)
    while (this.entries.length > VisitMessages.#maximum || sum > VisitMessages.#maximumWeight) {
      const index = this.entries.findIndex(({ message }) => message.event !== "connect")
      sum -= this.entries.splice(Math.max(index, 0), 1)[0].weight
    }
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
