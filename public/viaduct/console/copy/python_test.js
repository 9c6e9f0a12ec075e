import { snakeName } from "./repeated_messages.js"

// Writes the steps of a stretch as a test for pytest and Playwright, with the helper viaduct.py: docs/testing-other.md.
export function pythonTest({ platform, version, name, isStrict, steps }) {
  const lines = steps.flatMap(step => writers[step.does](step))
  if (isStrict) lines.push("native.strict()")
  if (lines.every(line => line.startsWith("#"))) lines.push("native.idle()")
  const words = name.toLowerCase().split(/[^a-z0-9]+/).filter(Boolean).slice(0, 8).map(word => word.slice(0, 40))
  const usesPage = lines.some(line => /^(page|body)\./.test(line))
  // Viaduct's native controls stand before it, with the same names maybe.
  if (lines.some(line => line.startsWith("body."))) lines.unshift('body = page.locator("body")', "")
  const imports = lines.some(line => line.includes("urlsplit(")) ? "from urllib.parse import urlsplit\n\n" : ""
  return `${imports}import pytest


@pytest.mark.native(${string(platform)}${version === null ? "" : `, version=${string(version)}`})
def test_${words.join("_") || "session"}(${usesPage ? "page, " : ""}native):
${lines.map(line => (line === "" ? "\n" : `    ${line}\n`)).join("")}`
}

const writers = {
  open: ({ path }) => [`native.visit(${string(path)})`],
  arrive: ({ path }) => [`page.wait_for_url(lambda url: urlsplit(url)[2:4] == (${parts(path)}))`],
  back: () => ["page.go_back()"],
  reload: () => ["page.reload()"],
  idle: () => ["native.idle()"],
  version: ({ version }) => [`native.use_version(${version === null ? "" : string(version)})`],
  note: ({ text }) => [`# ${string(text)}`],
  guess: ({ selector }) => ["# Do here what sends the message, if this click does not.", `page.locator(${string(selector)}).first.click()`],
  click: ({ place }) => [`${found(place)}.click()`],
  check: ({ place }) => [`${found(place)}.check()`],
  uncheck: ({ place }) => [`${found(place)}.uncheck()`],
  press: ({ place }) => [`${found(place)}.press("Enter")`],
  fill: ({ place, text }) => [`${found(place)}.fill(${string(text)})`],
  select: ({ place, option }) => [`${found(place)}.select_option(label=${string(option)})`],
  message: ({ component, event, data, kept, after }) => {
    const more = `${Object.keys(data).length > 0 ? `, ${value(data)}` : ""}${after ? `, after=${snakeName(after)}` : ""}`
    const wanted = `${string(component)}, ${string(event)}${more}`
    return [kept ? `${snakeName(kept)} = native.messages(${wanted})[0]` : `native.message(${wanted})`]
  },
  tap: ({ title, component }) => [`native.tap(${string(title)}${component ? `, component=${string(component)}` : ""})`],
  choose: ({ option, title }) => [`native.choose(${string(option)}${title ? `, title=${string(title)}` : ""})`],
  set: ({ title, value: wanted }) => [`native.choose(title=${string(title)}, value=${value(wanted)})`],
  type: ({ title, text }) => [`native.type(${string(title)}, ${string(text)})`],
  answer: ({ ask, value: given }) => [`native.answer(${string(ask)}, ${value(given)})`]
}

// The element at a place, by what a person sees of it.
function found({ by, role, name, selector, nth }) {
  const finders = {
    role: () => `get_by_role(${string(role ?? "")}, name=${string(name)}, exact=True)`,
    label: () => `get_by_label(${string(name)}, exact=True)`,
    placeholder: () => `get_by_placeholder(${string(name)}, exact=True)`,
    selector: () => `locator(${string(selector)})`
  }
  return `body.${finders[by]()}${nth === null ? "" : `.nth(${nth})`}`
}

// The path and the query of an address, as urlsplit() names them.
function parts(path) {
  const [start] = path.split("?", 1)
  return `${string(start)}, ${string(path.slice(start.length + 1))}`
}

// JSON's value as Python writes it.
function value(json) {
  if (json === null) return "None"
  if (typeof json === "boolean") return json ? "True" : "False"
  if (typeof json === "string") return string(json)
  if (Array.isArray(json)) return `[${json.map(value).join(", ")}]`
  if (typeof json === "number") return Number.isFinite(json) ? String(json) : "None"
  if (typeof json !== "object") return String(json)
  return `{${Object.entries(json).map(([key, member]) => `${string(key)}: ${value(member)}`).join(", ")}}`
}

function string(text) {
  const escapes = { "\n": "\\n", "\r": "\\r", "\t": "\\t" }
  return `"${text.replace(/[\\"]/g, "\\$&").replace(/[^\x20-\x7e]/gu, character => {
    if (escapes[character]) return escapes[character]
    if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(character) && character.isWellFormed()) return character
    return `\\U${(character.isWellFormed() ? character.codePointAt(0) : 0xfffd).toString(16).padStart(8, "0")}`
  })}"`
}
