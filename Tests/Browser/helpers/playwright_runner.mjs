// A part of Playwright's test runner, which is not packaged for Debian or PyPI: `test.extend`, `test.use` and `expect.extend`, and of `testInfo`
// as much as its documentation has and the helper uses.
import { after, test as nodeTest } from "node:test"

const { chromium } = await import(process.env.PLAYWRIGHT)
const baseURL = process.env.VIADUCT_URL

class TestInfo {
  status
  expectedStatus = "passed"
  errors = []
  annotations = []
  attachments = []

  constructor(title) {
    this.title = title
    this.titlePath = ["helpers.test.js", title]
  }

  fail(error) {
    this.status = "failed"
    this.errors.push({ message: `${error.name}: ${error.message}`, stack: error.stack })
  }

  async attach(name, { path, contentType }) {
    this.attachments.push({ name, path, contentType })
  }
}

export class Runner {
  #browser
  #context
  #fixtures
  #matchers

  static async start(fixtures, matchers) {
    const runner = new Runner()
    runner.#browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] })
    // One for all tests keeps the adapter's files.
    runner.#context = await runner.#browser.newContext({ baseURL })
    runner.#fixtures = fixtures
    runner.#matchers = matchers
    return runner
  }

  end() {
    return this.#browser.close()
  }

  // Runs a test in a page of its own, and returns its error: the body's, else one that the fixture throws. A body's error ends the body,
  // and the fixture goes on. told, if it is there, gets the testInfo at the end.
  async run(title, body, options = {}, told = () => {}) {
    const testInfo = new TestInfo(title), errors = []
    const defaults = Object.entries(this.#fixtures).filter(([, fixture]) => fixture[1]?.option).map(([name, [value]]) => [name, value])
    const context = this.#context
    await context.clearCookies()
    const page = await context.newPage()
    const fail = error => {
      errors.push(error)
      testInfo.fail(error)
    }
    const use = async native => {
      await Promise.resolve(body({ page, native })).catch(fail)
      testInfo.status ??= "passed"
    }
    await this.#fixtures.native({ context, baseURL, ...Object.fromEntries(defaults), ...options }, use, testInfo).catch(fail)
    await page.close()
    told(testInfo)
    return errors[0]
  }

  expect(native) {
    return expect.extend(this.#matchers)(native)
  }
}

const options = {}

function extended(fixtures) {
  const test = (title, body) => nodeTest(title, async () => {
    const runner = await Runner.start(fixtures, {})
    after(() => runner.end())
    const error = await runner.run(title, body, options)
    if (error) throw error
  })
  return Object.assign(test, { extend: more => extended({ ...fixtures, ...more }), use: chosen => Object.assign(options, chosen) })
}

export const test = extended({})
export const expect = {
  extend: matchers => native => ({ ...matching(matchers, native, false), not: matching(matchers, native, true) })
}

function matching(matchers, native, isNot) {
  const names = Object.entries(matchers)
  return Object.fromEntries(names.map(([name, matcher]) => [name, (...wanted) => check(matcher, native, wanted, isNot, new Error())]))
}

// As in Playwright, a failure's stack begins where the test has called the matcher.
async function check(matcher, native, wanted, isNot, error) {
  const own = /(?<=\n).*playwright_runner.*\n/g
  error.stack = error.stack.replace(own, "")
  const { pass, message } = await matcher.call({ isNot, timeout: 5000 }, native, ...wanted).catch(error => {
    error.stack = error.stack.replace(own, "")
    throw error
  })
  if (pass === isNot) throw Object.assign(error, { message: message() })
}
