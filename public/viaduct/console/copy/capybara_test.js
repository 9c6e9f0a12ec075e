import { snakeName } from "./repeated_messages.js"

// The steps of a stretch as a system test in Ruby, with the helper viaduct.rb: docs/testing.md.
export function capybaraTest({ platform, version, name, isStrict, steps }) {
  const lines = steps.flatMap(step => writers[step.does](step))
  if (isStrict) lines.push("assert_native_strict")
  const words = name.split(/[^A-Za-z0-9]+/).filter(Boolean).slice(0, 8).map(word => word.slice(0, 40))
  const title = words.map(word => word[0].toUpperCase() + word.slice(1)).join("")
  return `require "application_system_test_case"

class Native${title}Test < ApplicationSystemTestCase
  def test_${words.join("_").toLowerCase() || "session"}
    native :${platform}${version === null ? "" : `, version: ${string(version)}`} do
${lines.map(line => `      ${line}\n`).join("")}    end
  end
end
`
}

const writers = {
  open: ({ path }) => [`visit ${string(path)}`],
  arrive: ({ path }) => [`assert_current_path ${string(path)}`],
  back: ({ path }) => ["go_back", `assert_current_path ${string(path)}`],
  reload: () => ["refresh"],
  version: ({ version }) => [version === null ? "use_native_version" : `use_native_version ${string(version)}`],
  note: ({ text }) => [`# ${string(text)}`],
  guess: ({ selector }) => ["# Do here what sends the message, if this click does not.", `first(${string(selector)}).click`],
  idle: () => ["wait_for_native"],
  click: ({ place }) => clicks(place),
  check: ({ place }) => field(place, place.role === "radio" ? "choose" : "check", "set(true)"),
  uncheck: ({ place }) => field(place, "uncheck", "set(false)"),
  press: ({ place }) => [`${found(place, "field")}.send_keys :enter`],
  fill: ({ place, text }) => field(place, "fill_in", `set(${string(text)})`, `with: ${string(text)}`),
  select: ({ place, option }) => [usesSelector(place) || place.nth !== null
    ? `${found(place, "select")}.select ${string(option)}` : `select ${string(option)}, from: ${string(place.name)}, exact: true`],
  message: ({ component, event, data, kept, after }) => {
    const more = `${Object.keys(data).length > 0 ? `, data: ${value(data)}` : ""}${after ? `, after: ${snakeName(after)}` : ""}`
    const wanted = `${string(component)}, event: ${string(event)}${more}`
    return [kept ? `${snakeName(kept)} = native_messages(${wanted}).first` : `native_message ${wanted}`]
  },
  tap: ({ title, component }) => [`tap_native ${string(title)}${component ? `, component: ${string(component)}` : ""}`],
  choose: ({ option, title }) => [`choose_native ${string(option)}${title ? `, from: ${string(title)}` : ""}`],
  set: ({ title }) => [`# ${string(`Set the control “${title}” here.`)}`],
  type: ({ title, text }) => [`type_native ${string(text)}, into: ${string(title)}`],
  answer: ({ ask, value: given }) => [`answer_native ${string(ask)}, ${value(given)}`]
}

const clickers = { link: "click_link", button: "click_button" }

function clicks(place) {
  const { role, name, nth } = place
  const isSimple = place.by === "role" && role in clickers && !usesSelector(place) && nth === null
  return [isSimple ? `${clickers[role]} ${string(name)}, exact: true` : `${found(place, role)}.click`]
}

// A field by its label, or as an element that does it.
function field(place, word, action, argument) {
  if (usesSelector(place) || place.nth !== null) return [`${found(place, "field")}.${action}`]
  return [`${word} ${string(place.name)}, ${argument ? `${argument}, ` : ""}exact: true`]
}

// Capybara does not know all accessible names.
function usesSelector({ by, selector }) {
  return by === "selector" || selector !== ""
}

// The element at a place. kind: a selector of Capybara. Elements with other roles have a selector of CSS.
function found(place, kind) {
  const { name, selector, nth } = place
  if (usesSelector(place)) return `find(${string(selector)})`
  if (nth === null) return `find(:${kind}, ${string(name)}, exact: true)`
  return `all(:${kind}, ${string(name)}, exact: true, minimum: ${nth + 1})[${nth}]`
}

// JSON's value as Ruby writes it.
function value(json) {
  if (json === null) return "nil"
  if (typeof json === "string") return string(json)
  if (Array.isArray(json)) return `[${json.map(value).join(", ")}]`
  if (typeof json === "number") return Number.isFinite(json) ? String(json) : "nil"
  if (typeof json !== "object") return String(json)
  const members = Object.entries(json).map(([key, member]) => `${string(key)} => ${value(member)}`)
  return members.length > 0 ? `{ ${members.join(", ")} }` : "{}"
}

// In double quotes: Ruby would interpolate after a number sign, and has no halves of a character.
function string(text) {
  const escapes = { "\n": "\\n", "\r": "\\r", "\t": "\\t" }
  return `"${text.replace(/[\\"#]/g, "\\$&").replace(/[^\x20-\x7e]/gu, character => {
    if (escapes[character]) return escapes[character]
    if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(character) && character.isWellFormed()) return character
    return `\\u{${(character.isWellFormed() ? character.codePointAt(0) : 0xfffd).toString(16)}}`
  })}"`
}
