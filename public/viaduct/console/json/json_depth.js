import { endOf } from "./json_text.js"

const bracket = /["{}[\]]/g

// How many levels of objects and arrays a text of JSON has.
export function depthOf(text) {
  let [depth, deepest] = [0, 0]
  bracket.lastIndex = 0
  for (let found; (found = bracket.exec(text));) {
    if (found[0] === '"') bracket.lastIndex = endOf(text, found.index)
    else depth += found[0] === "{" || found[0] === "[" ? 1 : -1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
