import { textOf } from "../json/json_text.js"
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
  // Rules with more data come first. Data is needed only where an event has several rules.
  const counts = Map.groupBy(rules, ({ on }) => on)
  for (const rule of rules) if (counts.get(rule.on).length === 1) delete rule.data
  return `${JSON.stringify({ name: component, rules }, null, 2)}\n`
}

function ruleOf(message, log) {
  const [reply] = message.replies
  const rule = { on: message.event ?? "", data: pattern(parsed(message)) }
  if (!reply) return rule
  const tap = log.events.findLast(event => event.kind === "action" && event.page === message.page && event.order > message.order && event.order < reply.order)
  const control = tap && controlOf(tap, log)
  Object.assign(rule, control)
  // In a list, template braces are plain text.
  const data = parsed(reply)
  if (Object.keys(data).length > 0) rule.list = [data]
  const answer = { ...(reply.event !== message.event && { event: plain(reply.event ?? "") }), ...(rule.list && { data: "{{next}}" }) }
  const delay = Math.round(reply.time - message.time)
  if (!control && delay >= 100) answer.delayMs = Math.min(delay, 60_000)
  rule.reply = answer
  return rule
}

// The control that was tapped before the reply, as a member of a rule.
function controlOf(tap, log) {
  const screen = log.before({ order: tap.order, page: tap.page, kind: "screen" })
  const found = screen?.frame ? findControl(JSON.parse(textOf(screen.frame, "screen") ?? "null"), tap.content.control) : null
  if (!found || found.title === "") return {}
  const title = plain(found.title)
  if (found.kind === "ask" || found.subject) return ["camera", "microphone", "notifications"].includes(found.subject) ? { ask: found.subject } : {}
  // The recording does not show the outcome of the other choices.
  const items = found.siblings.map(name => ({ title: plain(name), ...(name !== found.title && { reply: null }) }))
  if (found.kind === "menu") return { menu: { title: "Menu", items } }
  if (found.kind === "sheet" || found.kind === "alert") return { [found.kind]: { items } }
  return { button: { title } }
}

// Returns the data that a message needs to match. A text between slashes would be a pattern, so it becomes a pattern that matches the text itself.
function pattern(value) {
  if (typeof value === "string") return /^\/[^]*\/i?$/.test(value) ? `/^${value.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}$/` : value
  if (Array.isArray(value)) return value.map(pattern)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== masked).map(([key, member]) => [key, pattern(member)]))
}

// Returns a text without template braces.
function plain(title) {
  return title.replaceAll("{{", "{ {")
}

function parsed(message) {
  const data = JSON.parse(dataOf(message))
  return typeof data === "object" && data !== null && !Array.isArray(data) ? data : {}
}
