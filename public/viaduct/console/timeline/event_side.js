import { CopyBar } from "../copy/copy_bar.js"
import { JSONTree } from "../json/json_tree.js"
import { visible } from "../json/visible.js"
import { button, element } from "../shell/element.js"
import { clock, duration } from "./time_text.js"

const senders = { page: "the page", native: "the native side", viaduct: "Viaduct" }
const mostReplies = 50

// One event with all that came of it, beside the timeline. Fires "close".
export class EventSide extends EventTarget {
  // The key of the event that is shown, or "".
  key = ""
  #root
  #heldCount = 0

  constructor(root) {
    super()
    this.#root = root
    root.addEventListener("keydown", event => {
      if (event.key !== "Escape") return
      event.stopPropagation()
      this.#close()
    })
  }

  // event: a message, for what came of it too.
  show(event, key) {
    if (key === this.key && event.held.length === this.#heldCount) return
    const hadFocus = this.#root.contains(document.activeElement)
    if (key === this.key) this.#root.querySelector(".side__held")?.replaceWith(this.#held(event))
    else this.#root.replaceChildren(this.#head(event.subject), this.#body(event))
    this.key = key
    this.#heldCount = event.held.length
    this.#reveal()
    if (hadFocus && !this.#root.contains(document.activeElement)) this.focus()
  }

  showMissing() {
    this.key = ""
    this.#root.replaceChildren(
      this.#head("Gone"), element("p", "side__text", "This event is not in the trace any more, or the server has started again."))
    this.#reveal()
  }

  hide() {
    this.key = ""
    this.#root.hidden = true
    this.#root.replaceChildren()
    delete document.body.dataset.side
  }

  focus() {
    this.#root.focus()
  }

  #reveal() {
    this.#root.hidden = false
    document.body.dataset.side = "open"
  }

  #close() {
    this.hide()
    this.dispatchEvent(new Event("close"))
  }

  #head(title) {
    const close = button("Close", () => this.#close(), "side__close")
    return element("header", "side__head", element("h2", "", title), close)
  }

  #body(event) {
    const { frame, body } = event
    return element("div", "side__body", this.#facts(event), this.#verdicts(event),
      ...(frame === null ? [element("p", "side__text", event.preview || "Nothing was sent.")] : [new CopyBar(event).root, new JSONTree(body).root]),
      this.#held(event))
  }

  #facts(event) {
    const facts = { Time: clock(event.time), Page: event.page, From: senders[event.from], Id: event.id, Number: event.number }
    return element("dl", "facts", ...Object.entries(facts).filter(([, value]) => value !== undefined).map(([name, value]) =>
      element("div", "", element("dt", "", name), element("dd", "", visible(String(value))))))
  }

  // What came of a message: its replies with the time that they took, and what was told of it.
  #held(event) {
    const replies = event.replies.slice(-mostReplies)
    const fates = event.held.filter(({ kind }) => kind === "fate").slice(-mostReplies)
    const parts = [
      ...(event === event.request ? [] : fates.map(fate => element("p", "side__fate", fateText(fate, event)))),
      ...replies.map(reply => element("section", "reply",
        element("h3", "", `↩ ${reply.event === event.event ? "Reply" : visible(`Reply “${reply.event}”`)} after ${duration(reply.time - event.time)}`),
        new CopyBar(reply, event).root, reply.frame === null ? reply.preview : new JSONTree(reply.body).root))
    ]
    if (event.replies.length > mostReplies) parts.unshift(element("p", "side__text", `The last ${mostReplies} of ${event.replies.length} replies:`))
    const isWaiting = event.kind === "message" && replies.length === 0 && !event.hasTrouble
    if (isWaiting) parts.push(element("p", "side__text", "No reply yet."))
    const held = element("div", "side__held", ...parts)
    if (event.kind === "message") held.prepend(this.#verdictsOf(event.held))
    return held
  }

  #verdicts(event) {
    return this.#verdictsOf(event.kind === "notice" ? [event] : [])
  }

  #verdictsOf(events) {
    const verdicts = events.filter(({ kind, isTrouble }) => kind === "notice" && isTrouble)
    return element("div", "verdicts", ...verdicts.map(verdict => {
      const text = element("p", "verdict", visible(String(verdict.content.text ?? "")))
      const link = causeLink(verdict.cause)
      if (link) text.append(" ", link)
      return text
    }))
  }
}

function fateText(fate, event) {
  const { state, microseconds, text } = fate.content
  const time = Number.isFinite(microseconds) ? ` in ${duration(microseconds / 1000)}` : ""
  return visible(`${String(state)}${time}${text ? `: ${text}` : ""} (${duration(fate.time - event.time)} after it was sent)`)
}

// The page that explains a cause; null where there is none.
export function causeLink(cause) {
  if (!/^[A-Z0-9-]{1,40}$/.test(cause ?? "")) return null
  const link = element("a", "cause", cause)
  link.href = `/viaduct/errors/${cause}`
  link.target = "_blank"
  link.rel = "noopener"
  return link
}
