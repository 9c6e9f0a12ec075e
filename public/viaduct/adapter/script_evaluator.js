// Runs scripts of the native side in the page.
export class ScriptEvaluator {
  #address

  // address: that of the screen view.
  constructor(address) {
    this.#address = address
  }

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

  // Where the page's policy forbids eval, a call of a function by its name still works, a moment later.
  #run(script) {
    try {
      return (0, eval)(script)
    } catch (error) {
      if (!(error instanceof EvalError)) throw error
      return import(new URL("script_call.js", this.#address)).then(({ default: call }) => call(script))
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
