import { test, expect } from "./native.js"

test("a note is saved by the native button", async ({ page, native }) => {
  await page.goto("/notes/new")
  await page.getByLabel("Text").fill("Milk")
  await native.tap("Save")
  await page.getByText("Milk").waitFor()
  await expect(native).toBeStrict()
})
