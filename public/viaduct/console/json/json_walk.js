import { endOf } from "./json_text.js"

const parts = /["{}[\],]|[^"{}[\],: \t\r\n]+|[: \t\r\n]+/g

// JSON as text, passed over value by value in time in proportion to its size, however deep it is. A value is { key, depth, start, token }:
// `key` is null for an element of an array and for the whole text, `token` has only the bracket of an object or array.
// `JSONWalk.swift` is the same.

// Returns the text with other values in place of some. replacement: returns the JSON text in place of a value and all in it; undefined keeps
// the value, and looks into it.
export function rewritten(text, replacement) {
  const written = []
  walk(text, {
    value: value => {
      const text = replacement(value)
      if (text !== undefined) written.push(text)
      return text !== undefined
    },
    copy: token => written.push(token),
  })
  return written.join("")
}

// Returns the members with these names of each object that has one of them, as a map. Of several with one name the last counts.
export function objectsOf(text, names) {
  const found = []
  const open = []
  walk(text, {
    value: value => {
      if (names.includes(value.key)) open.at(-1)?.set(value.key, value)
      if (isOpening(value.token)) open.push(new Map())
      return false
    },
    close: () => {
      const members = open.pop()
      if (members?.size > 0) found.push(members)
    },
  })
  return found
}

// The decoded string; null for any other value.
export function stringOf({ token }) {
  if (token[0] !== '"') return null
  return token.includes("\\") ? JSON.parse(token) : token.slice(1, -1)
}

// value: returns whether the value is to be left out, with all in it; copy: takes all that is not left out; close: the end of an object or array.
function walk(text, { value, copy = () => {}, close = () => {} }) {
  // For each open level, whether it is an object.
  const levels = []
  let isKeyNext = false
  let key = null
  for (let at = 0; at < text.length;) {
    parts.lastIndex = at
    const [part] = parts.exec(text)
    const end = part === '"' ? endOf(text, at) : at + part.length
    const token = text.slice(at, end)
    const start = at
    at = end
    if (part === '"' && isKeyNext) {
      key = stringOf({ token })
      isKeyNext = false
    } else if (!/^[}\],: \t\r\n]/.test(part)) {
      const found = { key, depth: levels.length, start, token }
      key = null
      if (value(found)) {
        at = endOf(text, start)
        continue
      }
      if (isOpening(token)) levels.push(isKeyNext = token === "{")
    } else if (part === "}" || part === "]") {
      levels.pop()
      close()
    } else if (part === ",") {
      isKeyNext = levels.at(-1) === true
    }
    copy(token)
  }
}

function isOpening(token) {
  return token === "{" || token === "["
}
