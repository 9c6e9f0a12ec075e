// Stands for Cypress, which neither Debian nor PyPI has: as much of its commands as the helper and its tests need. Commands wait for those before
// them, and retry for 4 s. The page under test is in a frame of the same origin, as there.
const frame = document.body.appendChild(document.createElement("iframe"))
const before = []
let last

class Chain {
  constructor(outcome) {
    this.outcome = last = outcome
    outcome.catch(() => {})
  }

  its(path, { timeout = 4000 } = {}) {
    const find = subject => path.split(".").reduce((value, name) => value?.[name], subject)
    return this.#next(async subject => {
      const end = performance.now() + timeout
      while (find(subject) === undefined) {
        if (performance.now() > end) throw new Error(`Timed out retrying: ${path} does not exist.`)
        await new Promise(resolve => setTimeout(resolve, 50))
      }
      return find(subject)
    })
  }

  then(options, callback = options) {
    return this.#next(subject => callback(subject))
  }

  #next(run) {
    return new Chain(this.outcome.then(run))
  }
}

function command(run) {
  return (...values) => new Chain(last.then(() => run(...values)))
}

window.cy = {
  visit: command(({ url, qs, onBeforeLoad }) => new Promise(resolve => {
    const address = new URL(url, location.href)
    for (const [name, value] of Object.entries(qs)) address.searchParams.set(name, value)
    onBeforeLoad(frame.contentWindow)
    frame.addEventListener("load", () => resolve(frame.contentWindow), { once: true })
    frame.src = address
  })),
  setCookie: command((name, value) => { document.cookie = `${name}=${value}; Path=/` }),
  window: command(() => frame.contentWindow)
}

window.Cypress = {
  log() {},
  Commands: {
    add: (name, run) => { cy[name] = run },
    overwrite(name, run) {
      const original = cy[name]
      cy[name] = (...values) => run(original, ...values)
    }
  }
}

window.beforeEach = run => before.push(run)

// Runs a test to its end: the failure's text, or null.
window.test = async (title, body) => {
  Cypress.currentTest = { title, titlePath: ["Notes", title] }
  last = Promise.resolve()
  before.forEach(run => run())
  body()
  return last.then(() => null, error => error.message)
}
