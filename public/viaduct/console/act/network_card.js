import { button, element } from "../shell/element.js"
import { ActCard } from "./act_card.js"

// In milliseconds, as the server takes them.
const longest = 60_000

// Simulates the network between the page and the native side: late, lost and doubled replies, and a lost connection.
export class NetworkCard extends ActCard {
  #delay = ActCard.input({ type: "number", min: 0, max: longest, value: 0, required: true })
  #copies = element("select")
  #duration = ActCard.input({ type: "number", min: 0, max: longest, value: 5000, required: true })

  constructor(target) {
    const replies = element("form", "act__form")
    const cut = element("form", "act__form")
    super("Network", target, replies, cut)
    this.#copies.append(new Option("as they are", 1), new Option("twice", 2), new Option("not at all", 0))
    const apply = ActCard.submit("Apply")
    replies.append(ActCard.row(ActCard.field("Delay of replies (ms)", this.#delay), ActCard.field("Replies arrive", this.#copies), apply,
      button("Reset", () => this.#reset())))
    replies.addEventListener("submit", event => {
      event.preventDefault()
      const [delay, copies] = [this.#delay.valueAsNumber, Number(this.#copies.value)]
      const when = delay > 0 ? `${delay.toLocaleString("en")} ms late` : "at once"
      const how = { 0: "Replies do not arrive.", 1: `Replies arrive ${when}.`, 2: `Replies arrive twice, ${when}.` }[copies]
      this.do(hand => hand.shapeReplies({ delay, copies }), how)
    })
    cut.append(ActCard.row(ActCard.field("Without a connection for (ms)", this.#duration),
      ActCard.submit("Cut the connection")))
    cut.addEventListener("submit", event => {
      event.preventDefault()
      this.do(hand => hand.cut(this.#duration.valueAsNumber), "The connection is cut.")
    })
  }

  #reset() {
    this.#delay.value = 0
    this.#copies.value = 1
    this.do(hand => hand.shapeReplies({}), "Replies arrive as ever.")
  }
}
