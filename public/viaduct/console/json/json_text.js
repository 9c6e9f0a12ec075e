// JSON as text: looked into a level at a time, however deep, with its numbers and keys as they were written.

const bracket = /["[\]{}]/g
const space = /[ \t\r\n]*/y
const scalar = /[^,\]} \t\r\n]*/y

// Yields the members of an object, or the elements of an array: { key, start }. `key` is null in an array. The end of a
// value is looked for only when the next one is asked for.
export function* elements(text, at = 0) {
  at = skipSpace(text, at)
  const isObject = text[at] === "{"
  if (!isObject && text[at] !== "[") return
  at = skipSpace(text, at + 1)
  while (at < text.length && text[at] !== "}" && text[at] !== "]") {
    let key = null
    if (isObject) {
      const end = endOf(text, at)
      key = JSON.parse(text.slice(at, end))
      at = skipSpace(text, skipSpace(text, end) + 1)
    }
    yield { key, start: at }
    at = skipSpace(text, endOf(text, at))
    if (text[at] === ",") at = skipSpace(text, at + 1)
  }
}

// Returns the index after the value that starts there.
export function endOf(text, start) {
  if (text[start] === '"') return endOfString(text, start)
  if (text[start] !== "{" && text[start] !== "[") return match(scalar, text, start)
  let depth = 0
  let at = start
  do {
    bracket.lastIndex = at
    const found = bracket.exec(text)
    if (!found) return text.length
    at = found.index + 1
    if (found[0] === '"') at = endOfString(text, found.index)
    else depth += found[0] === "{" || found[0] === "[" ? 1 : -1
  } while (depth > 0)
  return at
}

// The value at a path of keys, as text; null where there is none.
export function textOf(text, ...path) {
  for (const name of path) {
    let value = null
    for (const { key, start } of elements(text)) if (key === name) value = text.slice(start, endOf(text, start))
    if (value === null) return null
    text = value
  }
  return text
}

// "object", "array", "string", "number", "boolean" or "null".
export function typeOf(text, at = 0) {
  const names = { "{": "object", "[": "array", '"': "string", t: "boolean", f: "boolean", n: "null" }
  return names[text[at]] ?? "number"
}

// An object's text without one of its members.
export function without(text, name) {
  const rest = [...elements(text)].filter(({ key }) => key !== name)
  return `{${rest.map(({ key, start }) => `${JSON.stringify(key)}:${text.slice(start, endOf(text, start))}`).join(",")}}`
}

export function skipSpace(text, at) {
  return match(space, text, at)
}

function match(pattern, text, at) {
  pattern.lastIndex = at
  pattern.exec(text)
  return pattern.lastIndex || at
}

function endOfString(text, start) {
  for (let at = start; (at = text.indexOf('"', at + 1)) >= 0;) {
    let slashes = 0
    while (text[at - 1 - slashes] === "\\") slashes += 1
    if (slashes % 2 === 0) return at + 1
  }
  return text.length
}
