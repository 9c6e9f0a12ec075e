// Reads server-sent events from text that arrives in pieces, as the server writes them (HTML, section 9.2).
export class EventParser {
  #rest = ""

  // Returns the complete events, each made when it is requested: { id, type, data }. Take all of them before the next piece.
  read(text) {
    this.#rest += text
    return this.#events()
  }

  *#events() {
    let start = 0
    for (let end; (end = this.#rest.indexOf("\n\n", start)) >= 0; start = end + 2) {
      const event = parse(this.#rest.slice(start, end))
      if (event.data !== null) yield event
    }
    this.#rest = this.#rest.slice(start)
  }
}

function parse(block) {
  const event = { id: null, type: "message", data: null }
  for (const line of block.split("\n")) {
    if (line.startsWith("data: ")) event.data = line.slice(6)
    else if (line.startsWith("id: ")) event.id = line.slice(4)
    else if (line.startsWith("event: ")) event.type = line.slice(7)
  }
  return event
}
