// The messages of the current visit, to send again to an app that begins anew, and the replies that the page has got to them.
export class VisitMessages {
  // More than any page has components. Beyond it the oldest message is dropped that is no connect: without its connect a component is lost,
  // without the others it is only out of date.
  static #maximum = 500
  // Half of what a link keeps, in characters: all are sent at once, and more would end the new session too. A large message, such as an image
  // of more than 256 Ki characters, has a limit of its own there, which is 32 times as high.
  static #maximumWeight = 512 << 10
  // In characters, and 100 more for each reply: what an app sends in one visit. Later replies are not remembered, so they may arrive again.
  static #maximumReplied = 16 << 20

  // { message, url, weight, isCurrent, isSent, isAnswered, replies, next } of each, the oldest first. replies: the texts of those that the
  // page has got. next: the position of the one that the app would repeat next; Infinity when none is compared.
  entries = []
  #replied = 0

  // weight: the length of the message's text. isSent: whether an app gets it now.
  add(message, weight, isSent) {
    if (weight > 256 << 10) weight /= 32
    const { url } = message.data.metadata
    this.entries.push({ message, url, weight, isCurrent: url === location.href, isSent, replies: [], next: Infinity })
    let sum = this.entries.reduce((sum, entry) => sum + entry.weight, 0)
    while (this.entries.length > VisitMessages.#maximum || sum > VisitMessages.#maximumWeight) {
      const index = this.entries.findIndex(({ message }) => message.event !== "connect")
      sum -= this.entries.splice(Math.max(index, 0), 1)[0].weight
    }
  }

  // The frames of all messages, for an app that begins anew.
  repeat() {
    return this.entries.map(entry => {
      let { message, isSent } = entry
      // A fragment may have been added to the URL since.
      if (entry.isCurrent) {
        entry.url = location.href
        message = { ...message, data: { ...message.data, metadata: { ...message.data.metadata, url: entry.url } } }
      }
      entry.isSent = true
      entry.next = 0
      return { type: "message", repeated: isSent || undefined, message }
    })
  }

  // The app has replied. Returns a true value if that repeats what the page has got before, so that its callback must not run again.
  answer({ id, event, data }) {
    const entry = this.entries.find(({ message }) => message.id === id)
    if (!entry) return
    entry.isAnswered = true
    const text = textOf([event, data], entry.url)
    if (text === entry.replies[entry.next]) return entry.next += 1
    end(entry)
    this.#replied += text.length + 100
    if (this.#replied <= VisitMessages.#maximumReplied) entry.replies.push(text)
  }

  // A person has acted: what the app replies from now on is new. component: only its replies.
  act(component) {
    for (const entry of this.entries) if (!component || component === entry.message.component) end(entry)
  }

  settle(id) {
    this.entries = this.entries.filter(({ message }) => message.id !== id)
  }

  clear() {
    this.entries = []
    this.#replied = 0
  }
}

// Compares no further reply, and forgets those that the app has not repeated.
function end(entry) {
  entry.replies.splice(entry.next)
  entry.next = Infinity
}

// The same text for what is the same to a page: apps write an object's members in any order, and the page's URL may have got a fragment.
function textOf(value, url) {
  return JSON.stringify(value, (key, value) => {
    if (key === "url" && value === url) return ""
    if (!value || typeof value !== "object" || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1))
  })
}
