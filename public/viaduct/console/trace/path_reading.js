const mostProperties = 100
// In characters.
const longestValue = 300
const names = new Intl.ListFormat("en")

// An app's path rules for a URL, from its frame "rules". Anybody may have made up the frame.
export class PathReading {
  path
  // The number of the app's rules. Later ones are Hotwire Native's own, for the redirects of turbo-rails.
  count
  // The matching rules: { number, pattern, properties }. `number` is null for Hotwire Native's own, `properties` if they were too large to send.
  rules
  #properties

  constructor({ path, count, rules, properties }) {
    this.path = text(path)
    this.count = Number.isInteger(count) ? count : 0
    this.rules = (Array.isArray(rules) ? rules : []).map(rule => ({
      number: rule?.index < this.count ? Number(rule.index) + 1 : null, pattern: text(rule?.pattern), properties: object(rule?.properties)
    }))
    this.#properties = object(properties)
  }

  // In one sentence.
  get summary() {
    const numbers = this.rules.filter(({ number }) => number !== null).map(({ number }) => `${number}`)
    const own = numbers.length > 0 ? [`${numbers.length > 1 ? "rules" : "rule"} ${names.format(numbers)} of ${this.count}`] : []
    const others = numbers.length < this.rules.length ? ["the rule for turbo-rails"] : []
    if (this.rules.length > 0) return `${this.path} matches ${names.format([...own, ...others])}.`
    return this.count > 0 ? `${this.path} matches none of ${this.count} rules.` : "The app has no path rules."
  }

  // Each property with all of its values, the winner first: { name, values: [{ value, rule }] }. A `rule` of undefined: the app has derived
  // the value from others.
  get settings() {
    const won = this.#properties ?? Object.assign(Object.create(null), ...this.rules.map(({ properties }) => properties))
    return Object.keys(won).sort().slice(0, mostProperties).map(name => {
      const said = this.rules.toReversed().filter(({ properties }) => properties && Object.hasOwn(properties, name))
      const values = said.map(rule => ({ value: json(rule.properties[name]), rule }))
      const value = json(won[name])
      if (values[0]?.value !== value) values.unshift({ value })
      return { name, values }
    })
  }

  // The rules whose properties were too large to send.
  get untold() {
    return this.rules.filter(({ properties }) => properties === null)
  }
}

function text(value) {
  return typeof value === "string" ? value : ""
}

function object(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null
}

function json(value) {
  return JSON.stringify(value).slice(0, longestValue)
}
