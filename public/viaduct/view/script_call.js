// Runs a script that is a call of a function by its name, such as “a.b(json, …)”, in a page whose policy forbids eval.
export default function call(script) {
  const [, path, list] = script.match(/^\s*([\w$]+(?:\.[\w$]+)*)\((.*)\)\s*;?\s*$/s) ?? []
  const values = list === undefined ? null : parse(list)
  if (!values) throw new Error("The page's Content-Security-Policy forbids eval: only calls such as a.b(json, …) can run.")
  const names = path.split(".")
  const name = names.pop()
  const target = names.reduce((object, key) => object?.[key], window)
  if (typeof target?.[name] !== "function") throw new TypeError(`${path} is not a function`)
  return target[name](...values)
}

function parse(list) {
  try {
    return JSON.parse(`[${list}]`)
  } catch {
    return null
  }
}
