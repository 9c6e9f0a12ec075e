// A part of Playwright's test runner, which is not packaged for Debian or PyPI: `test.extend`, `test.use` and `expect.extend`.
import { after, test as nodeTest } from "node:test"

const { chromium } = await import(process.env.PLAYWRIGHT)
const baseURL = process.env.VIADUCT_URL
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] })
after(() => browser.close())
const options = {}

function extended(fixtures) {
  const test = (title, body) => nodeTest(title, async () => {
    const defaults = Object.entries(fixtures).filter(([, fixture]) => fixture[1]?.option).map(([name, [value]]) => [name, value])
    const context = await browser.newContext({ baseURL })
    const page = await context.newPage()
    await fixtures.native({ context, baseURL, ...Object.fromEntries(defaults), ...options }, native => body({ page, native }), { title })
    await context.close()
  })
  return Object.assign(test, { extend: more => extended({ ...fixtures, ...more }), use: chosen => Object.assign(options, chosen) })
}

export const test = extended({})
export const expect = {
  extend: matchers => native => Object.fromEntries(Object.entries(matchers).map(([name, matcher]) => [name, async (...wanted) => {
    const { pass, message } = await matcher.call({ isNot: false, timeout: 5000 }, native, ...wanted)
    if (!pass) throw new Error(message())
  }]))
}
