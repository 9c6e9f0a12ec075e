import { textOf } from "../json/json_text.js"
import { inputStep, isIdle, joinFills } from "./input_steps.js"
import { chainMessages } from "./repeated_messages.js"
import { findControl } from "./screen_control.js"
import { dataOf } from "./send_call.js"

const mostSteps = 500
// In characters: of longer data, a test has only the first plain members.
const longestData = 4000
const mostMembers = 20
// In milliseconds: after a pause of this length, a person caused the message.
const pause = 300
// In milliseconds: a document that loads this soon after a native action, or after a click in the page, is a consequence of it, such as of
// a form that was sent. A way back is one of a click only if it comes at once.
const consequence = { native: 1000, click: 3000, back: 1000 }
const masked = "[masked]"
const plainName = /^[A-Za-z0-9_-]{1,64}$/
const versionName = /^[A-Za-z0-9._-]{1,64}$/
// Viaduct's own parameters of an address. The copied test has another tag, and names platform and version itself.
const ownParameter = /^viaduct_(test|platform|room|app|version)(_once)?(=|$)/
const asks = ["permission", "location", "barcode", "image", "file", "biometrics", "nfc", "token", "review", "account", "link", "purchase"]

// Returns the steps of a test that repeats a stretch of the timeline, for any language: { platform, version, name, isStrict, steps }, where
// `version` is that of the app at the beginning, or null. A step is { does, … }: "open" and "arrive" and "back" with a `path`, "reload", "idle",
// "version" with a `version`, "message" with `component`, `event` and `data`, and as chainMessages() says, "tap" with a `title` and maybe a
// `component`, "choose" with an `option` and maybe a `title`, "set" with a `title` and a `value`, "type" with a `title` and a `text`, "answer"
// with an `ask` and a `value`, "guess" with the `selector` of what may send the message, "note" with a `text` for a person, or one of
// inputStep().
// events: of one tab, in order. log: their trace.
export function testSteps(events, log) {
  const steps = []
  const context = {
    url: "", page: "", version: null, time: -Infinity, cause: null, isReloading: false, isGoingBack: false, returned: "", isAtRest: false,
    reporting: reportingPages(log)
  }
  const opened = events.find(({ kind }) => kind === "open") ?? log.events.findLast(event => event.kind === "open" && event.page === events[0]?.page && event.order < events[0].order)
  const { platform, url = "" } = opened?.content ?? {}
  const app = log.events.findLast(event => event.kind === "app" && event.from === "native" && event.page === opened?.page && event.order < opened.order)
  const version = context.version = app ? versionOf(app) : null
  if (opened && !events.includes(opened)) {
    steps.push({ does: "open", path: pathOf(url) })
    Object.assign(context, { url, page: opened.page, time: opened.time })
  }
  for (const [index, event] of events.entries()) {
    if (steps.length >= mostSteps) {
      steps.push({ does: "note", text: "The stretch goes on." })
      break
    }
    const take = takers[`${event.from} ${event.kind}`]
    if (event.kind === "input" && isIdle(events, index)) continue
    for (const step of take?.(event, context, log) ?? []) {
      // Each keystroke reports the whole text.
      const last = steps.at(-1)
      if (step.does === "type" && last?.does === "type" && last.title === step.title) steps.pop()
      if (step.does === "fill" && last?.does === "fill" && last.key === step.key) steps.pop()
      steps.push(step)
    }
  }
  const first = events.find(({ isMessage }) => isMessage)
  return {
    platform: platform === "android" ? "android" : "ios", version, name: first ? first.names.join(" ") : "a session",
    isStrict: !events.some(({ hasTrouble }) => hasTrouble), steps: chainMessages(joinFills(steps))
  }
}

// The pages that report what a person does in them: the trace had a reader when they began, or has had one since.
function reportingPages(log) {
  const reporting = new Set(), opened = new Set()
  for (const { kind, page, content } of log.events.filter(({ kind }) => ["open", "watch", "input"].includes(kind))) {
    if (kind === "open") opened.add(page)
    else if (kind === "input" || content.on === true && !opened.has(page)) reporting.add(page)
  }
  return reporting
}

const takers = {
  "page open": takeOpen,
  "page visit": (event, context) => go(event.content.url, event.content.action, event, context),
  "page message": takeMessage,
  "page action": takeAction,
  "page input": takeInput,
  "native app": takeApp,
  "native reply": follow,
  "native move": follow
}

// Notes an action of the native side, which may cause others of the page.
function follow(event, context) {
  const action = event.kind === "move" && event.content.action
  Object.assign(context, { time: event.time, cause: "native", isReloading: action === "reload", isGoingBack: action === "back" || action === "forward" })
  return []
}

// The room or the test may have got another version of the app.
function takeApp(event, context) {
  const version = versionOf(event)
  if (version === context.version) return []
  context.version = version
  return [{ does: "version", version }]
}

function takeOpen(event, context) {
  const { url, behind } = event.content
  const { page, isReloading, isGoingBack, cause } = context
  const isCaused = isReloading || cause !== null && event.time - context.time < consequence[cause]
  // A page opens again when it gets another app: only another document of the same address was loaded again.
  if (url === context.url && event.page !== page && page !== "" && !isCaused) {
    Object.assign(context, { page: event.page, time: event.time, cause: null, isAtRest: false })
    return [{ does: "reload" }]
  }
  Object.assign(context, { page: event.page, isReloading: false, isGoingBack: false, returned: isGoingBack ? event.page : "", isAtRest: false })
  // An address that a person has typed begins a new stack.
  if (!isCaused && !(Array.isArray(behind) && behind.length > 0)) context.cause = null
  return go(url, "advance", event, context)
}

function go(url, action, { time }, context) {
  const { cause, url: before } = context
  const isCaused = cause === "native" || cause === "click" && (action !== "restore" || time - context.time < consequence.back)
  Object.assign(context, { time, cause: null, url: String(url) })
  if (url === before) return []
  context.isAtRest = false
  if (action === "restore" && !isCaused) return [{ does: "back", path: pathOf(url) }]
  return [{ does: isCaused && before !== "" ? "arrive" : "open", path: pathOf(url) }]
}

function takeMessage(event, context) {
  const isLate = !context.reporting.has(event.page) && event.time - context.time > pause && event.event !== "connect" && event.event !== "disconnect"
  Object.assign(context, { time: event.time, cause: null })
  // Another browser may have kept the document, which sends nothing again then.
  if (event.page === context.returned && !isLate) return []
  const { component = "", event: name = "" } = event
  const step = { does: "message", component, event: name, data: subset(JSON.parse(dataOf(event))) }
  if (!isLate) return [step]
  if (!plainName.test(component)) return [{ does: "note", text: `Do here what sends “${name}” of “${component}”.` }, step]
  return [{ does: "guess", selector: `[data-controller~="${component}"], [data-controller~="bridge--${component}"]` }, step]
}

function takeAction(event, context, log) {
  Object.assign(context, { time: event.time, cause: "native", returned: "" })
  const { control, value } = event.content
  const screen = log.before({ order: event.order, page: event.page, kind: "screen" })
  const found = screen?.frame ? findControl(JSON.parse(textOf(screen.frame, "screen") ?? "null"), control) : null
  if (!found) return [{ does: "note", text: "Here a native control was tapped that is not in the stretch." }]
  return [actionStep(found, value)]
}

// A person acts on a page that has come to rest.
function takeInput(event, context) {
  const rest = context.isAtRest ? [] : [{ does: "idle" }]
  Object.assign(context, { time: event.time, cause: "click", returned: "", isAtRest: true })
  return [...rest, inputStep(event.content)]
}

function actionStep({ title, kind, member, options, subject, component, isUnique }, value) {
  if (asks.includes(kind) || kind === "ask") return { does: "answer", ask: subject ? `${kind}:${subject}` : kind, value: value ?? null }
  if (title === "" || member !== "control") return { does: "note", text: member === "dismiss" ? "Here a person dismissed what was presented." : "Here a control without a title was used." }
  if (["sheet", "alert", "menu"].includes(kind) && value === undefined) return { does: "choose", option: title }
  const isMasked = typeof value === "string" && value.includes(masked)
  if (isMasked) return { does: "note", text: `Type into the control “${title}” here: its text was masked.` }
  if (typeof value === "string" && options.length === 0) return { does: "type", title, text: value }
  if (Number.isInteger(value) && options[value]) return { does: "choose", option: options[value], title }
  if (value !== undefined && value !== null) return { does: "set", title, value }
  return { does: "tap", title, ...(!isUnique && component && { component }) }
}

function versionOf({ content: { version } }) {
  return typeof version === "string" && versionName.test(version) ? version : null
}

function pathOf(url) {
  if (!URL.canParse(String(url))) return "/"
  const { pathname, search } = new URL(url)
  const parameters = search.slice(1).split("&").filter(parameter => parameter !== "" && !ownParameter.test(parameter))
  return parameters.length > 0 ? `${pathname}?${parameters.join("&")}` : pathname
}

// Returns the data that a later message needs to match: without masked values, and of very long data only the first plain members.
function subset(data) {
  const isLong = JSON.stringify(data).length > longestData
  const members = Object.entries(data ?? {}).filter(([, value]) => !JSON.stringify(value).includes(masked) && (!isLong || typeof value !== "object"))
  return Object.fromEntries(isLong ? members.filter(([, value]) => String(value).length < 200).slice(0, mostMembers) : members)
}
