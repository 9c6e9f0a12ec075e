import { camelName } from "./repeated_messages.js"
import { literal, string } from "./send_call.js"

// Writes the steps of a stretch as a test for Playwright's runner, with the helper viaduct.playwright.js: docs/testing-other.md.
export function playwrightTest({ platform, version, name, isStrict, steps }) {
  const lines = steps.flatMap(step => writers[step.does](step))
  // Viaduct's native controls stand before it, with the same names maybe.
  if (lines.some(line => line.includes(" body."))) lines.unshift('const body = page.locator("body")', "")
  if (isStrict) lines.push("await expect(native).toBeStrict()")
  return `import { test as base, expect as baseExpect } from "@playwright/test"
import { fixtures, matchers } from "./viaduct.playwright.js"

const test = base.extend(fixtures)
const expect = baseExpect.extend(matchers)

test.use({ nativePlatform: ${string(platform)}${version === null ? "" : `, nativeVersion: ${string(version)}`} })

test(${string(name)}, async ({ page, native }) => {
${lines.map(line => (line === "" ? "\n" : `  ${line}\n`)).join("")}})
`
}

const writers = {
  open: ({ path }) => [`await page.goto(${string(path)})`],
  arrive: ({ path }) => [`await page.waitForURL(url => url.pathname + url.search === ${string(path)})`],
  back: () => ["await page.goBack()"],
  reload: () => ["await page.reload()"],
  version: ({ version }) => [`await native.version(${value(version)})`],
  note: ({ text }) => [`// ${string(text)}`],
  guess: ({ selector }) => ["// Do here what sends the message, if this click does not.", `await page.locator(${string(selector)}).first().click()`],
  idle: () => ["await native.idle()"],
  click: ({ place }) => [`await ${found(place)}.click()`],
  check: ({ place }) => [`await ${found(place)}.check()`],
  uncheck: ({ place }) => [`await ${found(place)}.uncheck()`],
  press: ({ place }) => [`await ${found(place)}.press("Enter")`],
  fill: ({ place, text }) => [`await ${found(place)}.fill(${string(text)})`],
  select: ({ place, option }) => [`await ${found(place)}.selectOption(${value({ label: option })})`],
  message: ({ component, event, data, kept, after }) => {
    const wanted = value({ event, ...(Object.keys(data).length > 0 && { data }) }).replace(/ \}$/, after ? `, after: ${camelName(after)} }` : " }")
    if (kept) return [`const [${camelName(kept)}] = await native.messages(${string(component)}, ${wanted})`]
    return [`await expect(native).toHaveMessage(${string(component)}, ${wanted})`]
  },
  tap: ({ title, component }) => [`await native.tap(${string(title)}${component ? `, ${value({ component })}` : ""})`],
  choose: ({ option, title }) => [`await native.choose(${string(option)}${title ? `, ${value({ title })}` : ""})`],
  set: ({ title, value: wanted }) => [`await native.choose(undefined, ${value({ title, value: wanted })})`],
  type: ({ title, text }) => [`await native.type(${string(title)}, ${string(text)})`],
  answer: ({ ask, value: given }) => [`await native.answer(${string(ask)}, ${value(given)})`]
}

// The element at a place, by what a person sees of it.
function found({ by, role, name, selector, nth }) {
  const exact = value({ name, exact: true })
  const finders = {
    role: () => `getByRole(${string(role ?? "")}, ${exact})`,
    label: () => `getByLabel(${string(name)}, { exact: true })`,
    placeholder: () => `getByPlaceholder(${string(name)}, { exact: true })`,
    selector: () => `locator(${string(selector)})`
  }
  return `body.${finders[by]()}${nth === null ? "" : `.nth(${nth})`}`
}

function value(json) {
  return literal(JSON.stringify(json), true)
}
