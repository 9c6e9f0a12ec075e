// Opens the pages of standard input with the helper of Playwright, and prints by path why `strict` failed; `null` where it did not.
import { readFileSync } from "node:fs"

const { chromium } = await import(process.env.PLAYWRIGHT)
const { fixtures } = await import("../../../public/viaduct/helpers/viaduct.playwright.js")
const baseURL = process.env.VIADUCT_URL
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] })
const options = Object.fromEntries(Object.entries(fixtures).filter(([, fixture]) => fixture[1]?.option).map(([name, [value]]) => [name, value]))

async function failure({ path, act }) {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  let text = null
  await fixtures.native({ context, baseURL, ...options }, async native => {
    try {
      await page.goto(path)
      if (act) {
        await native.message("form", { timeout: 10_000 })
        await page.evaluate(`(async () => { ${act} })()`)
      }
      await native.strict({ timeout: 10_000 })
    } catch (error) {
      text = error.message
    }
  }, { title: path })
  await context.close()
  return text
}

const failures = {}
for (const page of JSON.parse(readFileSync(0, "utf8"))) failures[page.path] = await failure(page)
console.log(JSON.stringify(failures))
await browser.close()
