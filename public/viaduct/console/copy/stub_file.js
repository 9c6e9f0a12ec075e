import { textOf } from "../json/json_text.js"
import { exampleOf } from "./stub_example.js"
import { findControl } from "./screen_control.js"
import { dataOf } from "./send_call.js"

// The most rules of a stub.
const mostRules = 64
const masked = "[masked]"

// Writes the answers of one component in a stretch as a stub: docs/stubs.md. events: of one tab, in order. log: their trace.
export function stubFile(events, component, log) {
  const rules = []
  const seen = new Set()
  for (const event of events) {
    if (event.kind !== "message" || event.component !== component || rules.length >= mostRules) continue
    const rule = ruleOf(event, log)
    const text = JSON.stringify(rule)
    if (!seen.has(text)) rules.push(rule)
    seen.add(text)
  }
  // Data is needed only where an event has several rules. Alone, a rule has an example in place of it, which shows the types as well.
  const counts = Map.groupBy(rules, ({ on }) => on)
  const written = rules.map(({ example, ...rule }) => {
    if (counts.get(rule.on).length > 1) return rule
    const { on, data, ...answer } = rule
    return { on, ...(example && { example }), ...answer }
  })
  return `${JSON.stringify({ name: component, rules: written }, null, 2)}\n`
}

function ruleOf(message, log) {
  const [reply] = message.replies
  const rule = { on: message.event ?? "", data: pattern(unmasked(parsed(message))) }
  const example = exampleOf(message)
  if (example) rule.example = unmasked(JSON.parse(example))
  if (!reply) return rule
  const tap = log.events.findLast(event => event.kind === "action" && event.page === message.page && event.order > message.order && event.order < reply.order)
  const control = tap && controlOf(tap, log)
  Object.assign(rule, control?.members)
  // In a list, template braces are plain text.
  const data = parsed(reply)
  if (Object.keys(data).length > 0) rule.list = [data]
  const answer = { ...(reply.event !== message.event && { event: plain(reply.event ?? "") }), ...(rule.list && { data: "{{next}}" }) }
  const delay = Math.round(reply.time - message.time)
  if (!tap && delay >= 100) answer.delayMs = Math.min(delay, 60_000)
  // A `cancel` sends only its own reply.
  if (control?.chosen?.style === "cancel") control.chosen.reply = answer
  else rule.reply = answer
  return rule
}

// The control that was tapped before the reply: { members, chosen } with the rule's members and the item that was chosen, or null.
function controlOf(tap, log) {
  const screen = log.before({ order: tap.order, page: tap.page, kind: "screen" })
  const found = screen?.frame ? findControl(JSON.parse(textOf(screen.frame, "screen") ?? "null"), tap.content.control) : null
  // Another member, such as that of Escape, is no choice.
  if (!found || found.title === "" || found.member !== "control") return null
  const { kind, subject, object, holder } = found
  if (kind === "ask" || subject) return ["camera", "microphone", "notifications"].includes(subject) ? { members: { ask: subject } } : null
  if (!["menu", "sheet", "alert"].includes(kind)) return { members: { button: { title: plain(found.title), ...imageOf(object) } } }
  const items = found.siblings.map(sibling => itemOf(sibling, sibling === object))
  const chosen = items[found.siblings.indexOf(object)]
  if (kind === "menu") return { members: { menu: { title: plain(text(holder?.title) || "Menu"), ...imageOf(holder), items } }, chosen }
  const [field] = kind === "alert" && Array.isArray(holder?.fields) ? holder.fields : []
  const texts = { title: text(holder?.title), message: text(holder?.message), field: field && (text(field.title) || " ") }
  const shown = Object.entries(texts).filter(([, value]) => value).map(([name, value]) => [name, plain(value)])
  return { members: { [kind]: { ...Object.fromEntries(shown), items } }, chosen }
}

// The recording does not show the outcome of the choices that nobody made.
function itemOf(choice, isChosen) {
  const style = choice.destructive === true ? "destructive" : choice.style
  return {
    title: plain(choice.title), ...imageOf(choice), ...(["cancel", "destructive"].includes(style) && { style }),
    ...(!isChosen && style !== "cancel" && { reply: null })
  }
}

function imageOf(control) {
  const symbol = text(control?.image?.symbol)
  return symbol ? { image: plain(symbol) } : {}
}

// Returns the data that a message needs to match. A text between slashes would be a pattern, so it becomes a pattern that matches the text itself.
function pattern(value) {
  if (typeof value === "string") return /^\/[^]*\/i?$/.test(value) ? `/^${value.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}$/` : value
  if (Array.isArray(value)) return value.map(pattern)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, pattern(member)]))
}

function unmasked(value) {
  if (Array.isArray(value)) return value.map(unmasked)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== masked).map(([key, member]) => [key, unmasked(member)]))
}

// Returns a text without template braces.
function plain(title) {
  return title.replaceAll("{{", "{ {")
}

function parsed(message) {
  const data = JSON.parse(dataOf(message))
  return typeof data === "object" && data !== null && !Array.isArray(data) ? data : {}
}

function text(value) {
  return typeof value === "string" ? value : ""
}
