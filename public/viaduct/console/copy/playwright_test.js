import { literal, string } from "./send_call.js"

// Writes the steps of a stretch as a test for Playwright's runner, with the helper viaduct.playwright.js: docs/testing-other.md.
export function playwrightTest({ platform, version, name, isStrict, steps }) {
  const lines = steps.flatMap(step => writers[step.does](step))
  if (isStrict) lines.push("await expect(native).toBeStrict()")
  return `import { test as base, expect as baseExpect } from "@playwright/test"
import { fixtures, matchers } from "./viaduct.playwright.js"

const test = base.extend(fixtures)
const expect = baseExpect.extend(matchers)

test.use({ nativePlatform: ${string(platform)}${version === null ? "" : `, nativeVersion: ${string(version)}`} })

test(${string(name)}, async ({ page, native }) => {
${lines.map(line => `  ${line}\n`).join("")}})
`
}

const writers = {
  open: ({ path }) => [`await page.goto(${string(path)})`],
  arrive: ({ path }) => [`await page.waitForURL(url => url.pathname + url.search === ${string(path)})`],
  back: () => ["await page.goBack()"],
  reload: () => ["await page.reload()"],
  version: ({ version }) => [`await native.version(${value(version)})`],
  note: ({ text }) => [`// ${string(text)}`],
  click: ({ selector }) => ["// Do here what sends the message, if this click does not.", `await page.locator(${string(selector)}).first().click()`],
  message: ({ component, event, data }) => [`await expect(native).toHaveMessage(${string(component)}, ${value({ event, ...(Object.keys(data).length > 0 && { data }) })})`],
  tap: ({ title, component }) => [`await native.tap(${string(title)}${component ? `, ${value({ component })}` : ""})`],
  choose: ({ option, title }) => [`await native.choose(${string(option)}${title ? `, ${value({ title })}` : ""})`],
  set: ({ title, value: wanted }) => [`await native.choose(undefined, ${value({ title, value: wanted })})`],
  type: ({ title, text }) => [`await native.type(${string(title)}, ${string(text)})`],
  answer: ({ ask, value: given }) => [`await native.answer(${string(ask)}, ${value(given)})`]
}

function value(json) {
  return literal(JSON.stringify(json), true)
}
