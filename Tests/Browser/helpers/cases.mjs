// Runs the table of cases with the helper of Playwright's runner, whose part playwright_runner.mjs plays. Prints what cases.py prints.
import { readFileSync } from "node:fs"

import { Runner } from "./playwright_runner.mjs"

const { fixtures, matchers, Native } = await import("../../../public/viaduct/helpers/viaduct.playwright.js")
const runner = await Runner.start(fixtures, matchers)
const used = new Set()
const without = ["do", "name", "gives", "matches", "fails", "kind", "not_for"]
const options = { platform: "nativePlatform", components: "nativeComponents", version: "nativeVersion", strict: "nativeStrict",
  allow: "nativeAllow", url: "viaductURL", token: "viaductToken" }

// The words of the table. Each gets { page, native, expect } and the step's parameters.
const words = {
  visit: ({ page }, { path }) => page.goto(path),
  script: ({ page }, { code }) => page.evaluate(code),
  act: ({ page }, { code }) => page.evaluate(`(async () => { ${code} })()`),
  message: ({ native }, { component, ...wanted }) => native.message(component, wanted),
  messages: ({ native }, { component, ...wanted }) => native.messages(component, wanted),
  expect: ({ native, expect }, { component, ...wanted }) => expect(native).toHaveMessage(component, wanted),
  no_message: ({ native, expect }, { component, ...wanted }) => expect(native).toHaveNoMessage(component, wanted),
  strict: async ({ native, expect }, wanted) => {
    await native.strict(wanted)
    await expect(native).toBeStrict(wanted)
  },
  reply: (_, { to, data, as }) => (used.add("reply"), to.reply(data, { as })),
  tap: ({ native }, { title, ...wanted }) => native.tap(title, wanted),
  choose: ({ native }, { option, ...wanted }) => option ? native.choose(option, wanted) : native.choose(wanted),
  type: ({ native }, { title, text, ...wanted }) => native.type(title, text, wanted),
  answer: ({ native }, { ask, value, ...wanted }) => native.answer(ask, value, wanted),
  preset: ({ native }, { answers }) => native.preset(answers),
  stub: async ({ native }, { of, rules }) => (await native.stub(of, rules)).stubs,
  version: ({ native }, { version }) => native.version(version),
  background: ({ native }, { on, ...wanted }) => native.background(on, wanted),
  report: ({ native }, { title, failure }) => native.report(title, failure),
  call: ({ native }, { verb }) => native.call(verb)
}
// Those that the helper has with the same parameters.
for (const word of ["components", "idle", "reset", "screen"]) words[word] = ({ native }, wanted) => native[word](wanted)

function noting(object) {
  return new Proxy(object, { get: (words, name) => {
    used.add(name)
    return typeof words[name] === "function" ? words[name].bind(words) : words[name]
  } })
}

function resolved(value, kept) {
  if (typeof value !== "string" || !value.startsWith("$")) return value
  const [name, member] = value.slice(1).split(".")
  return member ? kept[name][member] : kept[name]
}

function failure({ message, stack }) {
  const [place] = stack.match(/\n    at .*/) ?? []
  return { error: message, isPlaced: place === undefined || place.includes("/cases.mjs") }
}

async function attempt(step, tools, kept) {
  const wanted = Object.fromEntries(Object.entries(step).filter(([name]) => !without.includes(name)).map(([name, value]) => [name, resolved(value, kept)]))
  try {
    const value = await words[step.do](tools, wanted)
    kept[step.name] = value
    return { value: step.do === "visit" ? null : value ?? null }
  } catch (error) {
    return failure(error)
  }
}

async function outcomes({ case: title, phone = {}, steps = [] }) {
  const kept = {}, all = []
  const chosen = Object.fromEntries(Object.entries(phone).map(([name, value]) => [options[name], value]))
  const body = async ({ page, native }) => {
    const tools = { page, native: noting(native), expect: native => noting(runner.expect(native)) }
    for (const step of steps.filter(step => step.do !== "end")) {
      if (step.do === "fail") throw new Error(step.fails)
      all.push(await attempt(step, tools, kept))
    }
  }
  const error = await runner.run(title, body, chosen, ({ attachments: [file], annotations: [annotation], titlePath, errors: [error] }) => {
    // What strict has said is in the failure.
    if (file) result.reports.push({ path: file.path, title: titlePath.join(" › "), annotation: `${annotation.description}${error.message}` })
  })
  if (error) all.push(failure(error))
  else if (steps.at(-1)?.do === "end") all.push({ value: null })
  return all
}

const result = { outcomes: {}, reports: [], words: [...Object.getOwnPropertyNames(Native.prototype), ...Object.keys(matchers), "reply"] }
for (const each of JSON.parse(readFileSync(0, "utf8"))) result.outcomes[each.case] = await outcomes(each)
console.log(JSON.stringify({ ...result, words: result.words.filter(word => word !== "constructor"), used: [...used] }))
await runner.end()
