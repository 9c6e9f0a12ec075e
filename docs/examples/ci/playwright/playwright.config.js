import { existsSync } from "node:fs"
import { defineConfig } from "@playwright/test"

// Debian's Chromium where it is installed, else Playwright's own.
const chromium = ["/usr/bin/chromium"].find(existsSync)

export default defineConfig({
  testDir: "tests",
  use: { baseURL: process.env.VIADUCT_URL ?? "http://127.0.0.1:4000", launchOptions: { executablePath: chromium } }
})
