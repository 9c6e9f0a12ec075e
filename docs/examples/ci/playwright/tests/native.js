import { test as base, expect as baseExpect } from "@playwright/test"
import { fixtures, matchers } from "./viaduct.playwright.js"

export const test = base.extend(fixtures)
export const expect = baseExpect.extend(matchers)
