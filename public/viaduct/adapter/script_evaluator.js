export class ScriptEvaluator {
  // Returns a script's value as a result frame without its call; a promise of the frame when the script returns a promise.
  evaluate(script) {
    try {
      const value = this.#run(script)
      if (!(value instanceof Promise)) return this.#encode(value)
      return value.then(value => this.#encode(value)).catch(error => this.#fail(error))
    } catch (error) {
      return this.#fail(error)
    }
  }

  #run(script) {
    try {
      return (0, eval)(script)
    } catch (error) {
      if (!(error instanceof EvalError)) throw error
      return this.#call(script)
    }
  }

  // Where the page's policy forbids eval, a call of a function by its name still works.
  #call(script) {
    const [, path, list] = script.match(/^\s*([\w$]+(?:\.[\w$]+)*)\((.*)\)\s*;?\s*$/s) ?? []
    const values = list === undefined ? undefined : this.#parse(list)
    if (!values) {
      throw new Error("The page's Content-Security-Policy forbids eval: only calls such as a.b(json, …) can run.")
    }
    const names = path.split(".")
    const name = names.pop()
    const target = names.reduce((object, key) => object?.[key], window)
    if (typeof target?.[name] !== "function") throw new TypeError(`${path} is not a function`)
    return target[name](...values)
  }

  #parse(list) {
    try {
      return JSON.parse(`[${list}]`)
    } catch {
      return null
    }
  }

  #fail(error) {
    return { error: String(error?.message ?? error) }
  }

  #encode(value) {
    if (value === undefined) return {}
    const json = JSON.stringify(value)
    if (json === undefined) throw new TypeError("The script gave a value that is not JSON.")
    return { value: JSON.parse(json) }
  }
}
