import { CopyBar } from "../copy/copy_bar.js"
import { JSONTree } from "../json/json_tree.js"
import { short } from "../json/short.js"
import { visible } from "../json/visible.js"
import { button, element } from "../shell/element.js"
import { isTold, verdictText } from "../trace/verdicts.js"
import { ChangeList } from "./change_list.js"
import { clock, duration } from "./time_text.js"

const senders = { page: "the page", native: "the native side", viaduct: "Viaduct" }
const mostReplies = 50
// In characters.
const longestText = 2000
const states = {
  delivered: "Delivered to the component", dropped: "Dropped before the component had it", ignored: "Left out, and nothing is wrong", forwarded: "Forwarded to an app that does not tell what became of it", found: "The page’s callback took the reply",
  missing: "The page has no callback for the reply", threw: "The page’s callback threw",
  repeated: "The page has had this reply before, so its callback does not run again", unanswered: "No answer after 2 s"
}

// One event and its consequences, beside the timeline. Fires "close".
export class EventSide extends EventTarget {
  // The key of the event that is shown, or "".
  key = ""
  #root
  #log
  #heldCount = 0
  #isMissing = false

  // log: finds an event's predecessor.
  constructor(root, log) {
    super()
    this.#root = root
    this.#log = log
    root.addEventListener("keydown", event => {
      if (event.key !== "Escape") return
      event.stopPropagation()
      this.#close()
    })
  }

  // event: the message, for its consequences too.
  show(event, key) {
    if (key === this.key && event.held.length === this.#heldCount) return
    const hadFocus = this.#root.contains(document.activeElement)
    if (key === this.key) this.#root.querySelector(".side__held")?.replaceWith(this.#held(event))
    else this.#root.replaceChildren(this.#head(event.subject), this.#body(event))
    this.key = key
    this.#isMissing = false
    this.#heldCount = event.held.length
    this.#reveal()
    if (hadFocus && !this.#root.contains(document.activeElement)) this.focus()
  }

  showMissing() {
    if (this.#isMissing) return
    this.hide()
    this.#isMissing = true
    this.#root.replaceChildren(
      this.#head("Gone"), element("p", "side__text", "This event is not in the trace any more: newer ones have taken its place, or the server has started again."))
    this.#reveal()
  }

  hide() {
    this.key = ""
    this.#isMissing = false
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
      ...(event.kind === "screen" && frame !== null ? [new ChangeList(this.#log.before(event)?.frame ?? null, frame).root] : []),
      ...(event.hasLongNames ? [longNames(event)] : []),
      ...(frame === null ? [element("p", "side__text", event.preview || "Nothing was sent.")] : [new CopyBar(event).root, new JSONTree(body).root]),
      this.#held(event))
  }

  #facts(event) {
    const facts = { Time: clock(event.time), Page: event.page, From: senders[event.from], Id: event.id, Event: event.key || undefined }
    return element("dl", "facts", ...Object.entries(facts).filter(([, value]) => value !== undefined).map(([name, value]) =>
      element("div", "", element("dt", "", name), element("dd", "", visible(String(value))))))
  }

  // Shows the consequences of a message: its fate, its replies with their times, and its notices.
  #held(event) {
    const held = element("div", "side__held")
    if (event.kind !== "message") return held
    const { replies } = event
    if (replies.length > mostReplies) held.append(element("p", "side__text", `The last ${mostReplies} of ${replies.length} replies:`))
    held.prepend(this.#verdictsOf(event.held), ...fatesOf(event).map(text => element("p", "side__fate", text)))
    held.append(...replies.slice(-mostReplies).map(reply => this.#reply(reply, event)))
    if (replies.length === 0 && !event.hasTrouble) held.append(silence(event))
    return held
  }

  #reply(reply, event) {
    const name = reply.event === event.event ? "Reply" : visible(`Reply “${short(reply.event ?? "")}”`)
    return element("section", "reply", element("h3", "", `↩ ${name} after ${duration(reply.time - event.time)}`),
      new CopyBar(reply, event).root, reply.frame === null ? reply.preview : new JSONTree(reply.body).root)
  }

  #verdicts(event) {
    return this.#verdictsOf(event.isMessage ? [] : [event])
  }

  #verdictsOf(events) {
    const verdicts = events.filter(event => event.isTrouble && isTold(event))
    return element("div", "verdicts", ...verdicts.map(verdict => {
      const text = element("p", "verdict", visible(verdictText(verdict)))
      const link = causeLink(verdict.cause)
      if (link) text.append(" ", link)
      return text
    }))
  }
}

// All of the names that the head has the start of.
function longNames({ component, event }) {
  return new JSONTree(JSON.stringify({ component, event })).root
}

// The final states of a message and its replies, each with its count.
function fatesOf(event) {
  const counts = new Map()
  for (const { content } of event.held.filter(({ kind }) => kind === "fate")) {
    const place = content.place ? ` (${short(String(content.place))})` : ""
    const time = Number.isFinite(content.microseconds) ? ` in ${duration(content.microseconds / 1000)}` : ""
    const text = visible(`${states[content.state] ?? "Told"}${time}${place}${content.text ? `: ${short(String(content.text), longestText)}` : "."}`)
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const trouble = event.held.find(({ trouble }) => trouble)?.trouble
  return [
    ...[...counts].slice(0, mostReplies).map(([text, count]) => (count > 1 ? `${text} (${count} times)` : text)),
    ...(trouble ? [`It is the first message lost after “${trouble.subject}” at ${clock(trouble.time)}: ${trouble.preview}`] : [])
  ]
}

function silence(event) {
  if (!event.isSilent) return element("p", "side__text", "No reply.")
  const call = visible(`reply(to: ${JSON.stringify(short(event.event ?? ""))})`)
  const { cause } = event.held.findLast(({ content }) => content.state === "unanswered")
  const text = `A button waits for its tap. Everything else is answered when the component calls ${call}. `
  return element("p", "side__text", text, causeLink(cause) ?? "")
}

// The page that explains a cause; null where there is none.
export function causeLink(cause) {
  if (!/^[A-Z0-9-]{1,40}$/.test(cause ?? "")) return null
  // A report has no server with that page.
  if ("report" in document.body.dataset) return element("code", "cause", `viaduct explain ${cause}`)
  const link = element("a", "cause", cause)
  link.href = `/viaduct/errors/${cause}`
  link.target = "_blank"
  link.rel = "noopener"
  return link
}
