import { format } from "../json/json_format.js"
import { elements, typeOf } from "../json/json_text.js"
import { dataOf } from "./send_call.js"

// In characters: a file of stubs may have 64 KiB, and longer data shows no more about its types.
const longest = 4000

// Returns JSON text of a message's data, as the example of a stub's rule; "" for empty data, and for data that is too long.
export function exampleOf(message) {
  const data = dataOf(message)
  const isExample = typeOf(data) === "object" && data.length <= longest && !elements(data).next().done
  return isExample ? format(data, { isOneLine: true }) : ""
}

// Returns the template of a title for messages like this example: its title, else its first text.
export function templateOf(example) {
  const data = example === "" ? { title: "" } : JSON.parse(example)
  const keys = Object.keys(data).filter(key => typeof data[key] === "string" && /^\w+$/.test(key))
  const key = keys.includes("title") ? "title" : keys[0]
  return key === undefined ? "" : `{{data.${key}}}`
}
