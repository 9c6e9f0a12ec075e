import { elements, endOf, typeOf } from "./json_text.js"

const deepest = 30

// Yields the differences between two values, as text: { path, before, after }. `path` is like `bar.items.0.title`; `before` or `after` is
// null where only the other value has something.
export function* changes(before, after, path = "", depth = 0) {
  if (before === after) return
  const type = typeOf(before)
  if (type !== typeOf(after) || (type !== "object" && type !== "array") || depth === deepest) {
    yield { path, before, after }
    return
  }
  const old = members(before)
  const current = members(after)
  for (const [key, text] of current) {
    const place = below(path, key)
    if (old.has(key)) yield* changes(old.get(key), text, place, depth + 1)
    else yield { path: place, before: null, after: text }
  }
  for (const [key, text] of old) {
    if (!current.has(key)) yield { path: below(path, key), before: text, after: null }
  }
}

// The members of an object by their keys, or the elements of an array by their places.
function members(text) {
  const all = new Map()
  for (const { key, start } of elements(text)) all.set(key ?? all.size, text.slice(start, endOf(text, start)))
  return all
}

function below(path, key) {
  return path === "" ? `${key}` : `${path}.${key}`
}
